import fc from "fast-check";

/** Types of conditions: of the schema, and one that isn't. */
const types = ["Query", "Mutation", "Subscription", "Product", "Order", "OrderItem", "NoType"];
const fields = [
  ...["__typename", "me", "products", "product", "nodes", "items", "orders", "variants", "reviews"],
  ...["__schema", "__type", "fields", "type", "noField", "stockChanged", "position", "id"],
];
const operations = ["query", "mutation", "subscription"];

const field = fc.constantFrom(...fields);
const type = fc.constantFrom(...types);
const operation = fc.constantFrom(...operations);

const nested = (depth: number, begin: string, middle: string, end: string): string =>
  begin.repeat(depth) + middle + end.repeat(depth);

const repeated = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");

/** Nests fields, inline fragments, lists or objects. */
const deep = fc
  .tuple(fc.integer({ min: 1, max: 480 }), field, type, operation)
  .chain(([depth, name, on, of]) =>
    fc.constantFrom(
      nested(depth, `{ ${name} `, "", "}"),
      `${of} { ${nested(depth, `... on ${on} { `, name, "}")} }`,
      `${of} { ${nested(depth, "... @include(if: true) { ", name, "}")} }`,
      `{ product(id: ${nested(depth, "[", '"a"', "]")}) { id } }`,
      `mutation { placeOrder(input: ${nested(depth, "{items: ", "1", "}")}) { __typename } }`,
      `query ($a: ${nested(depth, "[", "ID", "]")}) { ${name} }`,
    ),
  );

/** Fragments of which each spreads the next one several times, at once or below a field. */
const doubled = fc
  .record({
    levels: fc.integer({ min: 1, max: 110 }),
    times: fc.integer({ min: 1, max: 12 }),
    below: fc.boolean(),
    on: type,
    of: operation,
    name: field,
    conditional: fc.boolean(),
    others: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ levels, times, below, on, of, name, conditional, others }) => {
    const spread = (index: number) => `...f${index}${conditional ? " @skip(if: false)" : ""}`;
    const body = (index: number) => repeated(times, () => spread(index + 1));
    const fragments = repeated(
      levels,
      (index) =>
        `fragment f${index} on ${on} { ${below ? `${name} { ${body(index)} }` : body(index)} }`,
    );
    const more = repeated(others, (index) => `${of} Other${index} { ...f0 }`);
    return `${of} First { ...f0 } ${more} ${fragments} fragment f${levels} on ${on} { ${name} }`;
  });

/** Fragments that spread any others, also themselves. */
const mesh = fc.tuple(fc.integer({ min: 1, max: 40 }), operation, type).chain(([count, of, on]) =>
  fc
    .array(fc.array(fc.nat(count), { minLength: 1, maxLength: 20 }), {
      minLength: count,
      maxLength: count,
    })
    .map(
      (spreads) =>
        `${of} { ...f0 } ${spreads
          .map(
            (to, index) =>
              `fragment f${index} on ${on} { ${to.map((each) => `...f${each}`).join(" ")} }`,
          )
          .join(" ")}`,
    ),
);

/** Repeats a field, alias, directive, variable, fragment or operation. */
const wide = fc
  .tuple(fc.integer({ min: 1, max: 500 }), field, type, operation)
  .chain(([count, name, on, of]) =>
    fc.constantFrom(
      `{ ${repeated(count, () => name)} }`,
      `{ ${repeated(count, (index) => `a${index}: ${name}`)} }`,
      `{ ${repeated(count, (index) => `${name}${index}`)} }`,
      `{ ${name} ${repeated(count, () => "@skip(if: true)")} }`,
      `query (${repeated(count, (index) => `$v${index}: ID`)}) { ${name} }`,
      `{ product(id: "a", ${repeated(count, (index) => `a${index}: 1`)}) { id } }`,
      `mutation { placeOrder(input: {${repeated(count, (index) => `a${index}: 1`)}}) { __typename } }`,
      `{ productsByIds(ids: [${repeated(count, (index) => `"${index}"`)}]) { id } }`,
      `{ ...f0 } ${repeated(count, (index) => `fragment f${index} on ${on} { ${name} }`)}`,
      `{ ${repeated(count, (index) => `...f${index}`)} } fragment f0 on ${on} { ${name} }`,
      repeated(count, (index) => `${of} Q${index} { ${name} }`),
      repeated(count, () => `${of} Q { ${name} }`),
    ),
  );

/** The same fields next to each other on several levels, which a check for conflicts compares. */
const overlapping = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 6 }), field)
  .map(([times, levels, name]) => {
    const level = (left: number): string =>
      repeated(times, () => (left === 0 ? name : `${name} { ${level(left - 1)} }`));
    return `{ ${level(Math.min(levels, Math.floor(Math.log(400) / Math.log(times))))} }`;
  });

/** Deep, doubled and wide documents of at most 90 kB, most of them within the limit of tokens. */
export const hostileDocuments: fc.Arbitrary<string> = fc
  .oneof(deep, doubled, mesh, wide, overlapping)
  .filter((document) => document.length <= 90_000);
