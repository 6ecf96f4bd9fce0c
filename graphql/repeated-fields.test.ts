import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { noRepeatedFields } from "./repeated-fields.ts";

const schema = buildSchema(`
  type Query { now: Int likelySearches: Int productSuggestions: Int nested: Query }
`);

const problemsOf = (query: string): readonly string[] =>
  validate(schema, parse(query), [noRepeatedFields]).map(({ message }) => message);

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

it("allows a root field ten times, and costly searches twice", () => {
  expect(problemsOf(`{ ${aliases(10, "now")} ${aliases(2, "likelySearches")} }`)).toEqual([]);
  expect(problemsOf(`{ ${aliases(11, "now")} }`)).toEqual([
    "A document may select now at most 10 times, not 11 times",
  ]);
  expect(problemsOf(`{ ${aliases(3, "productSuggestions")} }`)).toHaveLength(1);
});

it("counts fields in fragments per spread, and handles a fragment that spreads itself", () => {
  const fragment = `fragment F on Query { ${aliases(2, "likelySearches")} }`;
  expect(problemsOf(`{ ...F } ${fragment}`)).toEqual([]);
  expect(problemsOf(`{ ...F ...F } ${fragment}`)).toHaveLength(1);
  expect(problemsOf(`{ ... on Query { ${aliases(3, "likelySearches")} } }`)).toHaveLength(1);
  expect(problemsOf("{ ...G } fragment G on Query { now ...G }")).toEqual([]);
});
