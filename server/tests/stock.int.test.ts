import { afterAll, beforeAll, expect, it } from "vitest";
import type { ProductDocument } from "#projections/products/document.ts";
import { productsCollection } from "#projections/products/queries.ts";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { dataOf } from "../../testing/ask.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

let shop: TestShop;
let admin: Person;
let ann: Person;

beforeAll(async () => {
  shop = await openTestShop();
  [admin, ann] = [await shop.admin(), await shop.signUp("ann")];
});
afterAll(() => shop.close());

const figures =
  "onHand reserved available level lowFrom ownLowFrom received adjusted gone returned events";
const result = `__typename
  ... on ProductSaved { message position product { id stock { ${figures} } } }
  ... on Refusal { code message }
  ... on InvalidInput { fields { field message } }`;
const receive = `mutation ($id: ID!, $quantity: Int!, $reason: String!, $commandId: ID) {
  receiveStock(productId: $id, quantity: $quantity, reason: $reason, commandId: $commandId) { ${result} }
}`;
const count = `mutation ($id: ID!, $onHand: Int!, $seen: Int!, $reason: String!) {
  countStock(productId: $id, onHand: $onHand, seen: $seen, reason: $reason) { ${result} }
}`;
const limit = `mutation ($id: ID!, $lowFrom: Int) {
  setLowStockLimit(productId: $id, lowFrom: $lowFrom) { ${result} }
}`;
const ledger = `query ($id: ID!, $limit: Int, $cursor: String, $after: Position) {
  stockLedger(productId: $id, limit: $limit, cursor: $cursor, after: $after) {
    product { id stock { ${figures} } } totalCount nextCursor position
    items {
      kind by onHandChange reservedChange onHand reserved available reason orderNumber event
      lowFromBefore lowFromAfter
    }
  }
}`;
const verify = `query ($id: ID!) {
  verifyStock(productId: $id) { productId events differences { figure words } }
}`;
const list = `query ($search: String, $filter: CatalogueFilter, $sort: ProductSort, $limit: Int, $cursor: String) {
  catalogue(search: $search, filter: $filter, sort: $sort, limit: $limit, cursor: $cursor) {
    totalCount nextCursor items { id name stock { level } }
  }
  catalogueCounts(search: $search) { all lowStock outOfStock }
}`;

type Data = Awaited<ReturnType<TestShop["graphql"]>>["body"]["data"];

const ask = (query: string, variables: object = {}): Promise<Data> =>
  dataOf<Data>(shop, admin, query, variables);

const order = async (productId: string, quantity: number, totalPrice: number) => {
  const { status } = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId, quantity }],
    shippingAddress: someAddress,
    totalPrice,
    again: true,
  });
  expect(status).toBe(200);
};

/** A product for this test only. */
const added = async (name: string, countInStock: number): Promise<string> => {
  const { addProduct } = await ask(
    `mutation ($input: NewProductInput!) {
      addProduct(input: $input) { ... on ProductSaved { product { id } } }
    }`,
    {
      input: {
        name,
        description: "To be counted.",
        category: "Furnitures",
        price: 1000,
        countInStock,
        image: "/pictures/chest.png",
        modelUrl: "/pictures/chest.glb",
        placement: "FLOOR",
      },
    },
  );
  return addProduct.product.id as string;
};

it("is received, counted and ordered, and the ledger explains every figure", async () => {
  const id = await added("Counted Chest", 4);
  const received = await ask(receive, {
    id,
    quantity: 2,
    reason: "Second batch",
    commandId: `receive ${id}`,
  });
  expect(received.receiveStock).toMatchObject({
    message: "The stock was received",
    product: { stock: { onHand: 6, available: 6, level: "ENOUGH", lowFrom: 3, ownLowFrom: null } },
  });
  // Repeating the command adds the units once.
  const again = await ask(receive, {
    id,
    quantity: 2,
    reason: "Second batch",
    commandId: `receive ${id}`,
  });
  expect(again).toEqual(received);
  await order(id, 2, 2500);
  await ask(limit, { id, lowFrom: 5 });
  const counted = await ask(count, { id, onHand: 3, seen: 4, reason: "One is cracked" });
  expect(counted.countStock.product.stock).toEqual({
    onHand: 3,
    reserved: 0,
    available: 3,
    level: "LOW",
    lowFrom: 5,
    ownLowFrom: 5,
    received: 2,
    adjusted: 3,
    gone: 2,
    returned: 0,
    events: 6,
  });

  const after = counted.countStock.position as string;
  const { stockLedger: first } = await ask(ledger, { id, limit: 3, after });
  const { stockLedger: second } = await ask(ledger, { id, limit: 3, cursor: first.nextCursor });
  expect([first.totalCount, second.totalCount, second.nextCursor]).toEqual([6, 6, null]);
  expect([...first.items, ...second.items]).toMatchObject([
    { kind: "ADJUSTED", onHandChange: -1, onHand: 3, reason: "One is cracked", by: "Shop Admin" },
    { kind: "LIMIT", onHandChange: 0, onHand: 4, lowFromBefore: null, lowFromAfter: 5 },
    { kind: "CONFIRMED", onHandChange: -2, reservedChange: -2, onHand: 4, reserved: 0 },
    { kind: "RESERVED", reservedChange: 2, onHand: 6, reserved: 2, available: 4 },
    { kind: "RECEIVED", onHandChange: 2, onHand: 6, reason: "Second batch", by: "Shop Admin" },
    { kind: "ADJUSTED", onHandChange: 4, onHand: 4, reason: null },
  ]);
  expect(first.items[2].orderNumber).toMatch(/^NV-/);

  // Every entry links to its event once the index of the log contains it.
  const [newest] = await eventually(async () => {
    const { items } = (await ask(ledger, { id })).stockLedger;
    expect(items[0].event).toBeGreaterThan(0);
    return items as { event: number }[];
  });
  const { historyEvent } = await ask(
    `query ($number: Int!) { historyEvent(number: $number) { ... on HistoryEvent { entry { type stream } } } }`,
    { number: newest?.event },
  );
  expect(historyEvent.entry).toEqual({ type: "StockAdjusted", stream: `stock-${id}` });

  expect((await ask(verify, { id })).verifyStock).toEqual({
    productId: id,
    events: 6,
    differences: [],
  });
});

it("explains why a change is refused", async () => {
  const id = await added("Refused Chest", 4);
  const wrong = (await ask(receive, { id, quantity: 0, reason: " " })).receiveStock;
  expect(wrong).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "quantity" }, { field: "reason", message: "Please enter a reason" }],
  });
  expect(
    (await ask(count, { id, onHand: 2, seen: 9, reason: "Counted" })).countStock,
  ).toMatchObject({
    code: "PRODUCT_CHANGED",
  });
  expect((await ask(limit, { id, lowFrom: -1 })).setLowStockLimit).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ field: "lowFrom" }],
  });
  expect(
    (await ask(receive, { id: "nothing", quantity: 1, reason: "x" })).receiveStock,
  ).toMatchObject({ code: "NOT_FOUND" });
  expect((await ask(ledger, { id: "nothing" })).stockLedger).toBeNull();
  expect((await ask(verify, { id: "nothing" })).verifyStock).toBeNull();
  const forged = await shop.graphql(admin, ledger, { id, cursor: "nonsense" });
  expect(forged.body.errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
});

it("lists products without and with low stock first, by the same rule in both lists", async () => {
  const ids = [
    await added("Zebu Bench", 0),
    await added("Zebu Armchair", 20),
    await added("Zebu Cot", 4),
    await added("Zebu Desk", 3),
  ];
  const [bench, armchair, cot, desk] = ids;
  const of = async (variables: object) => {
    const answer = await ask(list, { search: "zebu", sort: "STOCK", ...variables });
    return (answer.catalogue.items as readonly { id: string }[]).map(({ id: each }) => each);
  };
  expect(await of({})).toEqual([bench, desk, armchair, cot]);
  await ask(limit, { id: cot, lowFrom: 4 });
  expect(await of({})).toEqual([bench, cot, desk, armchair]);
  expect(await of({ filter: { lowStock: true } })).toEqual([bench, cot, desk]);
  expect(await of({ filter: { outOfStock: true } })).toEqual([bench]);
  expect((await ask(list, { search: "zebu" })).catalogueCounts).toEqual({
    all: 4,
    lowStock: 3,
    outOfStock: 1,
  });
  // The complete list comes from the store's index, in the same order.
  const { catalogue } = await ask(list, { sort: "STOCK", limit: 100 });
  const levels = ["OUT", "LOW", "ENOUGH"];
  const places = (catalogue.items as readonly { stock: { level: string } }[]).map(({ stock }) =>
    levels.indexOf(stock.level),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("finds figures that differ from the log, without writing", async () => {
  const id = await added("Spoiled Chest", 4);
  const { documents, store } = shop.shop;
  const stored = (await documents.getMany<ProductDocument>(productsCollection, [id])).get(id);
  if (!stored) throw new Error("The product was added");
  const { document, position } = stored;
  const variants = document.variants.map((each) => ({ ...each, onHand: 9, lowFrom: 8 }));
  const spoiled = { ...document, variants };
  // Like a bug or a faulty disk.
  await documents.writeBatch({
    writes: [{ collection: productsCollection, id, document: spoiled, position: `${position}0` }],
    checkpoints: {},
  });
  const head = await store.head();
  expect((await ask(verify, { id })).verifyStock.differences).toEqual([
    { figure: "On hand", words: "The list shows 9; the log gives 4." },
    { figure: "Low-stock limit", words: "The list shows 8; the log gives the shop's limit." },
  ]);
  expect(await store.head()).toBe(head);
});

it("reports every change to admins live", async () => {
  const id = await added("Watched Chest", 4);
  const updates = subscribeTo(
    shop.url,
    `subscription ($ids: [ID!]) {
      stockChanged(productIds: $ids) { productId product { stock { onHand events } } }
    }`,
    { token: admin.token, variables: { ids: [id] } },
  );
  await updates.next();
  await ask(receive, { id, quantity: 3, reason: "Third batch" });
  expect(await updates.next()).toMatchObject({
    data: { stockChanged: { productId: id, product: { stock: { onHand: 7, events: 2 } } } },
  });
});

it("is open to admins only", async () => {
  const before = await shop.shop.store.head();
  for (const [query, variables] of [
    [receive, { quantity: 1, reason: "x" }],
    [count, { onHand: 1, seen: 1, reason: "x" }],
    [limit, { lowFrom: 1 }],
    [ledger, {}],
    [verify, {}],
    ["query ($id: ID!) { product(id: $id) { stock { onHand } } }", {}],
  ] as const) {
    const codeOf = async (who: Person | null) => {
      const { body } = await shop.graphql(who, query, { id: "uva-kettle", ...variables });
      return body.errors?.[0]?.extensions?.["code"] as unknown;
    };
    expect(await codeOf(ann)).toBe("FORBIDDEN");
    expect(await codeOf(null)).toBe("UNAUTHENTICATED");
  }
  expect(await shop.eventsSince(before)).toEqual([]);
});
