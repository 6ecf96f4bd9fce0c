import type { Scenario } from "../scenario.ts";
import { invalid, ok, notFound, nothing } from "./answers.ts";
import { kettle } from "./goods.ts";

/** Catalogue scenarios for both APIs. */
export const catalogueScenarios: readonly Scenario[] = [
  {
    name: "a visitor reads a product",
    who: "visitor",
    rest: () => ({ method: "GET", path: `/products/${kettle}` }),
    graphql: () => ({ query: `{ product(id: "${kettle}") { name price countInStock } }` }),
    then: ok,
    events: nothing,
  },
  {
    name: "an unknown product",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products/nothing" }),
    graphql: () => ({ query: `{ product(id: "nothing") { name } }` }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a visitor reads the product list",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products" }),
    graphql: () => ({ query: "{ products(limit: 40) { totalCount items { id } } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "a visitor searches the product list page by page",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products?search=lamps&category=Electronics&limit=2" }),
    graphql: () => ({
      query: `{ products(search: "lamps", category: "Electronics", limit: 2) { items { id } } }`,
    }),
    then: ok,
    events: nothing,
  },
  ...["limit=0", "limit=101", "category=Cars", "cursor=nonsense", "limit=1&limit=2"].map(
    (query): Scenario => ({
      name: `a visitor asks for products by ${query}`,
      who: "visitor",
      rest: () => ({ method: "GET", path: `/products?${query}` }),
      then: invalid,
      events: nothing,
    }),
  ),
];
