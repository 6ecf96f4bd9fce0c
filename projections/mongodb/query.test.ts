import { expect, it } from "vitest";
import { filterQuery, findQuery, indexKey } from "#projections/mongodb/query.ts";

it("strips zero bytes from a search word, because MongoDB refuses the pattern", () => {
  expect(filterQuery({ name: { contains: ["a\0b."] } })).toEqual({
    $and: [{ $and: [{ "document.name": { $regex: "a\\x00b\\." } }] }],
  });
});

it("builds indexes in the named direction that end with the id", () => {
  expect(indexKey(["sold", "-price"])).toEqual({
    "document.sold": 1,
    "document.price": -1,
    _id: 1,
  });
  expect(indexKey(["$position"])).toEqual({ position: 1, _id: 1 });
});

it.each(["$where", "a.b", ""])("refuses %j as a field", (name) => {
  expect(() => filterQuery({ [name]: { eq: 1 } })).toThrow("Not a field");
});

it("requests one document more than the page", () => {
  expect(findQuery({ limit: 20 })).toMatchObject({ limit: 21, sort: { _id: 1 } });
});
