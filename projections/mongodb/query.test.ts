import { expect, it } from "vitest";
import { filterQuery, findQuery, indexKeys } from "#projections/mongodb/query.ts";

it("hands on no zero byte of a searched word, at which MongoDB would refuse the pattern", () => {
  expect(filterQuery({ name: { contains: ["a\0b."] } })).toEqual({
    $and: [{ $and: [{ "document.name": { $regex: "a\\x00b\\." } }] }],
  });
});

it("has an index for lists that go up and one for lists that go down, both ending with the id", () => {
  expect(indexKeys(["sold", "price"])).toEqual([
    { "document.sold": 1, "document.price": 1, _id: 1 },
    { "document.sold": 1, "document.price": -1, _id: 1 },
  ]);
  expect(indexKeys(["$position"])).toEqual([{ position: 1, _id: 1 }]);
});

it.each(["$where", "a.b", ""])("takes %j for no field", (name) => {
  expect(() => filterQuery({ [name]: { eq: 1 } })).toThrow("Not a field");
});

it("asks for one document more than the page has", () => {
  expect(findQuery({ limit: 20 })).toMatchObject({ limit: 21, sort: { _id: 1 } });
});
