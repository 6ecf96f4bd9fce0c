import { expect, it } from "vitest";
import { filterQuery, findQuery, indexKey } from "#projections/mongodb/query.ts";

it("hands on no zero byte of a searched word, at which MongoDB would refuse the pattern", () => {
  expect(filterQuery({ name: { contains: ["a\0b."] } })).toEqual({
    $and: [{ $and: [{ "document.name": { $regex: "a\\x00b\\." } }] }],
  });
});

it("makes indexes that go as they are named, and end with the id", () => {
  expect(indexKey(["sold", "-price"])).toEqual({
    "document.sold": 1,
    "document.price": -1,
    _id: 1,
  });
  expect(indexKey(["$position"])).toEqual({ position: 1, _id: 1 });
});

it.each(["$where", "a.b", ""])("takes %j for no field", (name) => {
  expect(() => filterQuery({ [name]: { eq: 1 } })).toThrow("Not a field");
});

it("asks for one document more than the page has", () => {
  expect(findQuery({ limit: 20 })).toMatchObject({ limit: 21, sort: { _id: 1 } });
});
