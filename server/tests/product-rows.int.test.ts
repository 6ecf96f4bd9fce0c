import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

interface Row {
  readonly row: number;
  readonly productId: string | null;
  readonly refusal: { readonly code: string; readonly field: string | null } | null;
}

const send = (groupId: string, rows: readonly object[], who: Person = admin) =>
  shop.graphql(
    who,
    `mutation ($groupId: ID!, $rows: [ProductRowInput!]!) {
      changeProducts(groupId: $groupId, rows: $rows) {
        rows { row productId refusal { code message field } }
      }
    }`,
    { groupId, rows },
  );

const sent = async (groupId: string, rows: readonly object[]): Promise<readonly Row[]> => {
  const { body } = await send(groupId, rows);
  return (body.data.changeProducts as { readonly rows: readonly Row[] }).rows;
};

const stool = {
  name: "Matale Stool",
  description: "A low stool.",
  category: "Furnitures",
  price: 1500.5,
  countInStock: 3,
  image: "/pictures/stool.png",
};

const productOf = async (id: string | null): Promise<unknown> =>
  (await shop.rest(null, "GET", `/products/${id}`)).body;

it("applies each row separately and once, and undoes the group if possible", async () => {
  const before = await shop.shop.store.head();
  const group = randomUUID();
  const rows = [
    { row: 2, values: stool },
    { row: 3, values: { ...stool, name: "Bench", modelUrl: "/pictures/bench.glb" } },
    { row: 4, values: { ...stool, name: "" } },
    { row: 5, values: { name: "Half" } },
    { row: 6, id: "boat", values: { price: 1 } },
  ];
  const results = await sent(group, rows);
  expect(results).toMatchObject([
    { row: 2, refusal: null },
    { row: 3, refusal: null },
    { row: 4, productId: null, refusal: { code: "INVALID_INPUT", field: "name" } },
    { row: 5, productId: null, refusal: { code: "INVALID_INPUT", field: "description" } },
    { row: 6, productId: null, refusal: { code: "NOT_FOUND", field: null } },
  ]);
  const events = await shop.eventsSince(before);
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    "ProductAdded",
    "ProductAdded",
    "StockAdjusted",
    "StockAdjusted",
  ]);
  expect(new Set(events.map(({ metadata }) => metadata.correlationId)).size).toBe(1);

  expect(await sent(group, rows)).toEqual(results);
  expect(await shop.eventsSince(before)).toHaveLength(4);

  const [
    { productId: stoolId } = { productId: null },
    { productId: benchId } = { productId: null },
  ] = results;
  const change = randomUUID();
  const changed = { modelUrl: null, price: 900, countInStock: 8 };
  const was = { modelUrl: "/pictures/bench.glb", price: 1500.5, countInStock: 3 };
  expect(await sent(change, [{ row: 3, id: benchId, values: changed, seen: was }])).toMatchObject([
    { row: 3, productId: benchId, refusal: null },
  ]);
  expect(await productOf(benchId)).toMatchObject({
    modelImageUrl: null,
    price: 900,
    countInStock: 8,
  });

  // Another admin changes the stock of one product. The other one is as the group left it.
  await sent(randomUUID(), [{ row: 1, id: benchId, values: { countInStock: 7 } }]);
  const undone = await sent(randomUUID(), [
    { row: 2, id: stoolId, seen: stool },
    { row: 3, id: benchId, values: was, seen: changed },
  ]);
  expect(undone).toMatchObject([
    { row: 2, refusal: null },
    { row: 3, refusal: { code: "PRODUCT_CHANGED" } },
  ]);
  expect((await shop.rest(null, "GET", `/products/${stoolId}`)).status).toBe(404);
  expect(await productOf(benchId)).toMatchObject({ price: 900, countInStock: 7 });
});

it("removes only products that are still as shown, including their stock", async () => {
  const [one] = await sent(randomUUID(), [{ row: 2, values: stool }]);
  for (const seen of [
    { ...stool, countInStock: 2 },
    { ...stool, price: 1 },
    { ...stool, name: "Chair" },
  ]) {
    const removed = await sent(randomUUID(), [{ row: 2, id: one?.productId, seen }]);
    expect(removed).toMatchObject([{ refusal: { code: "PRODUCT_CHANGED" } }]);
  }
  expect(await productOf(one?.productId ?? null)).toMatchObject({ name: stool.name });
});

const inColours = (...variants: readonly object[]) => ({ options: ["Colour"], variants });
const moss = {
  values: ["Moss"],
  changes: { price: 10, countInStock: 2, sku: "M", image: "/pictures/moss.png" },
};
const rust = { values: ["Rust"], changes: { price: 12.5, countInStock: 3 } };

it("adds and changes an item with its variants, all or nothing, and undoes both", async () => {
  const [added] = await sent(randomUUID(), [
    { row: 2, values: stool, variants: inColours(moss, rust) },
  ]);
  const id = added?.productId ?? "";
  expect(await productOf(id)).toMatchObject({
    name: stool.name,
    price: 10,
    options: [{ name: "Colour", values: [{ name: "Moss" }, { name: "Rust" }] }],
    variants: [
      { _id: id, values: ["Moss"], sku: "M", countInStock: 2, image: "/pictures/moss.png" },
      { _id: `${id}.2`, values: ["Rust"], price: 12.5, countInStock: 3, image: null },
    ],
  });

  const clay = { values: ["Clay"], changes: { price: 9, countInStock: 1 } };
  const first = {
    ...{ id, values: ["Moss"], changes: { price: 11, countInStock: 4 } },
    seen: { price: 10, countInStock: 2 },
  };
  const before = await shop.shop.store.head();
  for (const [code, ...wrong] of [
    ["INVALID_INPUT", first, { ...clay, values: ["Rust"] }],
    ["INVALID_INPUT", first, first],
    ["INVALID_INPUT", first, { ...clay, changes: { price: 9, countInStock: -1 } }],
    ["NOT_FOUND", first, { ...clay, id: `${id}.9` }],
    ["PRODUCT_CHANGED", { ...first, seen: { price: 10, countInStock: 3 } }],
  ] as const) {
    const rows = [{ row: 2, id, values: { name: "Half" }, variants: inColours(...wrong) }];
    expect(await sent(randomUUID(), rows)).toMatchObject([{ productId: null, refusal: { code } }]);
  }
  expect(await shop.eventsSince(before)).toEqual([]);

  const group = randomUUID();
  const rows = [{ row: 2, id, values: { name: "Bench" }, variants: inColours(first, clay) }];
  const results = await sent(group, rows);
  expect(results).toMatchObject([{ productId: id, refusal: null }]);
  const { length } = await shop.eventsSince(before);
  expect(await sent(group, rows)).toEqual(results);
  expect(await shop.eventsSince(before)).toHaveLength(length);
  expect(await productOf(id)).toMatchObject({
    name: "Bench",
    variants: [
      { price: 11, countInStock: 4, sku: "M" },
      { price: 12.5, countInStock: 3 },
      { _id: `${id}.3`, values: ["Clay"], price: 9, countInStock: 1 },
    ],
  });

  const undo = inColours(
    { ...first, changes: first.seen, seen: first.changes },
    { values: ["Clay"], changes: { archived: true }, seen: clay.changes },
  );
  const names = { values: { name: stool.name }, seen: { name: "Bench" } };
  await sent(randomUUID(), [{ row: 2, id, ...names, variants: undo }]);
  const seen = inColours(
    { values: ["Moss"], seen: moss.changes },
    { values: ["Rust"], seen: rust.changes },
  );
  const stale = inColours({ values: ["Moss"], seen: { price: 10 } });
  expect(await sent(randomUUID(), [{ row: 2, id, variants: stale }])).toMatchObject([
    { refusal: { code: "PRODUCT_CHANGED" } },
  ]);
  expect(await sent(randomUUID(), [{ row: 2, id, variants: seen }])).toMatchObject([
    { productId: id, refusal: null },
  ]);
  expect((await shop.rest(null, "GET", `/products/${id}`)).status).toBe(404);
});

it.each([
  ["no row", []],
  [
    "more than a hundred variants",
    [{ row: 1, values: stool, variants: inColours(...Array.from({ length: 101 }, () => moss)) }],
  ],
  ["more than a hundred", Array.from({ length: 101 }, (_, row) => ({ row, values: stool }))],
  ["a row twice", [1, 1].map((row) => ({ row, values: stool }))],
  ["a row that does nothing", [{ row: 1 }]],
])("refuses %s with a message, and stores nothing", async (_what, rows) => {
  const before = await shop.shop.store.head();
  const { body } = await send(randomUUID(), rows);
  expect(body).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("is for admins only", async () => {
  const ann = await shop.signUp("ann");
  const { body } = await send(randomUUID(), [{ row: 1, values: stool }], ann);
  expect(body).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
});
