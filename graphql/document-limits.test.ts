import fc from "fast-check";
import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import { fastestOf } from "../testing/fastest-of.ts";
import { readDocument } from "./document-limits.ts";

const problemOf = (query: string): string | null => {
  const document = readDocument(query);
  return document instanceof GraphQLError ? document.message : null;
};

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");

it("allows a root field ten times, and costly searches twice", () => {
  expect(problemOf(`{ ${aliases(10, "now")} ${aliases(2, "likelySearches")} }`)).toBeNull();
  expect(problemOf(`{ ${aliases(11, "now")} }`)).toBe(
    "A document may select now at most 10 times, not 11 times",
  );
  expect(problemOf(`{ ${aliases(3, "productSuggestions")} }`)).toContain("at most 2 times");
  expect(problemOf(`{ nested { ${aliases(11, "now")} } }`)).toBeNull();
});

it("counts fields in fragments per spread, and handles a fragment that spreads itself", () => {
  const fragment = `fragment F on Query { ${aliases(2, "likelySearches")} }`;
  expect(problemOf(`{ ...F } ${fragment}`)).toBeNull();
  expect(problemOf(`{ ...F ...F } ${fragment}`)).toContain("not 4 times");
  expect(problemOf(`{ nested { ...F ...F } } ${fragment}`)).toBeNull();
  expect(problemOf(`{ ... on Query { ${aliases(3, "likelySearches")} } }`)).toContain("not 3");
  expect(problemOf("{ ...G } fragment G on Query { now ...G }")).toBeNull();
});

it("counts a field of all operations", () => {
  expect(problemOf(`query A { ${aliases(6, "now")} } query B { ${aliases(5, "now")} }`)).toContain(
    "not 11 times",
  );
});

/** Fragments that each spread the next one `times` times, on the first level or below a field. */
const doubled = (levels: number, times = 2, below = false): string => {
  const spreads = (index: number) => Array.from({ length: times }, () => `...f${index}`).join(" ");
  const body = (index: number) => (below ? `n { ${spreads(index)} }` : spreads(index));
  const fragments = Array.from(
    { length: levels },
    (_, index) => `fragment f${index} on Query { ${body(index + 1)} }`,
  );
  return `{ ...f0 } ${fragments.join(" ")} fragment f${levels} on Query { now }`;
};

it.each([doubled(40), doubled(40, 3), doubled(60, 2, true), doubled(20, 20)])(
  "refuses fragments that expand to more selections than a walk can visit, at once",
  async (query) => {
    expect(query.length).toBeLessThan(4000);
    expect(await fastestOf(() => problemOf(query))).toBeLessThan(20);
    expect(problemOf(query)).toBe(
      "A document may select at most 1000 fields with its fragments expanded",
    );
  },
);

it("counts exactly what a walk over all spreads counts", () => {
  const fragments = 6;
  const selection = fc.constantFrom(
    ...["now", "likelySearches", "n { now }", "... { now }"],
    ...Array.from({ length: fragments }, (_, index) => `...f${index}`),
  );
  const definition = fc.record({
    first: fc.array(selection, { minLength: 1, maxLength: 4 }),
    below: fc.array(selection, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(definition, { minLength: fragments + 1, maxLength: fragments + 1 }),
      ([operation = { first: [], below: [] }, ...rest]) => {
        // A fragment spreads only later ones, so there is no cycle.
        const after = (from: number, all: readonly string[]) =>
          all.filter((each) => !each.startsWith("...f") || Number(each.slice(4)) > from);
        const parts = [operation, ...rest].map(({ first, below }, index) => ({
          first: ["x", ...after(index - 1, first)],
          below: ["x", ...after(index - 1, below)],
        }));
        let selections = 0;
        const perField = new Map<string, number>();
        const walk = (all: readonly string[], isFirst: boolean): void => {
          for (const each of all) {
            selections += 1;
            const part = each.startsWith("...f") ? parts[Number(each.slice(4)) + 1] : undefined;
            if (part) walkPart(part, isFirst);
            else if (each === "... { now }") walk(["now"], isFirst);
            else {
              const name = each.split(" ")[0] ?? "";
              if (isFirst) perField.set(name, (perField.get(name) ?? 0) + 1);
              if (each === "n { now }") walk(["now"], false);
            }
          }
        };
        const walkPart = ({ first, below }: (typeof parts)[number], isFirst: boolean): void => {
          walk(first, isFirst);
          walk(["d"], isFirst);
          walk(below, false);
        };
        const [start] = parts;
        if (start) walkPart(start, true);
        const [document = "", ...others] = parts.map(
          ({ first, below }) => `{ ${first.join(" ")} d { ${below.join(" ")} } }`,
        );
        const text = `${document} ${others.map((body, at) => `fragment f${at} on Query ${body}`).join(" ")}`;
        const tooOften = [...perField].filter(
          ([name, count]) => count > (name === "likelySearches" ? 2 : 10),
        );
        const problem = problemOf(text);
        if (selections > 1000) expect(problem).toContain("1000 fields");
        else if (tooOften.length === 0) expect(problem).toBeNull();
        else
          expect(
            tooOften.map(
              ([name, count]) =>
                `${name} at most ${name === "likelySearches" ? 2 : 10} times, not ${count} times`,
            ),
          ).toContain(problem?.replace("A document may select ", ""));
      },
    ),
  );
});
