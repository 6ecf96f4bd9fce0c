import { expect, it, onTestFinished } from "vitest";
import { someAddress } from "../../testing/api-client.ts";
import { waitForIndex } from "../../testing/wait-for-index.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

const around = "around { number occurredAt previous next entry { type } }";
const past = `query ($product: ID!, $user: ID!, $at: String) {
  historyPastProduct(product: $product, at: $at) { __typename ... on Refusal { message } ... on HistoryPastProduct {
    ${around} product { id name price countInStock rating numReviews archived } } }
  historyPastStock(product: $product, at: $at) { __typename ... on HistoryPastStock {
    ${around} onHand reserved available ownLowFrom totalCount items { kind onHand reserved by reason event } } }
  historyPastCart(user: $user, at: $at) { __typename ... on Refusal { message } ... on HistoryPastCart {
    ${around} owner cart { subtotal items { productId quantity priceWhenAdded product { name price countInStock } } } } }
}`;
const source = `query ($order: ID!, $value: OrderValue!) { orderSource(order: $order, value: $value) {
  of entry { type revision actor { role name } } } }`;
const present = `query { product(id: "uva-kettle") { id name price countInStock rating numReviews archived } }`;

interface Product {
  readonly price: number;
  readonly countInStock: number;
}

interface Around {
  readonly around: object;
  readonly message?: string;
}

interface PastAnswer {
  readonly historyPastProduct: Around & { readonly product: Product };
  readonly historyPastStock: Around & {
    readonly totalCount: number;
    readonly items: readonly { readonly by: string | null; readonly reason?: string }[];
  };
  readonly historyPastCart: Around & {
    readonly owner: string | null;
    readonly cart: { readonly items: readonly object[] };
  };
}

it("shows a product, its stock and a cart as they were, and at the newest event as they are", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const analyst = await shop.analyst();
  const ann = await shop.signUp("ann");
  const command = async (text: string) => {
    const { body } = await shop.graphql(admin, `mutation { ${text} }`);
    expect(body.errors).toBeUndefined();
  };
  await shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  const look = async (at: string | null, who = analyst, product = "uva-kettle", user = ann.id) => {
    const { body } = await shop.graphql(who, past, { product, user, at });
    return body.data as PastAnswer;
  };
  const indexed = async (type: string): Promise<number> => {
    await waitForIndex(shop, analyst);
    const found = `{ history(filter: { types: ["${type}"] }) { entries { number } } }`;
    const { data } = (await shop.graphql(analyst, found)).body;
    expect(data.history.entries.length).toBeGreaterThan(0);
    return data.history.entries[0].number as number;
  };
  const inCart = await indexed("CartItemAdded");
  const before = await look(String(inCart));
  const { price, countInStock } = before.historyPastProduct.product;

  await shop.rest(admin, "PUT", "/products/uva-kettle", { price: price + 100 });
  await command(
    `receiveStock(productId: "uva-kettle", quantity: 5, reason: "From Badulla") { __typename }`,
  );
  await command(`setLowStockLimit(productId: "uva-kettle", lowFrom: 9) { __typename }`);
  await shop.rest(ann, "POST", "/cart", { productId: "poya-mirror", quantity: 1 });
  const limited = await indexed("LowStockLimitChanged");
  await eventually(async () => {
    const { historyPastCart } = await look(null);
    expect(historyPastCart.cart.items).toHaveLength(2);
  });

  const now = await look(null);
  const { product } = (await shop.graphql(admin, present)).body.data;
  expect(now.historyPastProduct.product).toEqual(product);
  expect(product).toMatchObject({ price: price + 100, countInStock: countInStock + 5 });
  expect(now.historyPastStock).toMatchObject({
    onHand: countInStock + 5,
    ownLowFrom: 9,
    items: [{ kind: "LIMIT" }, { kind: "RECEIVED", by: null, reason: "Masked for your role" }, {}],
  });
  const seen = await look(null, admin);
  expect(seen.historyPastStock.items[1]?.by).not.toBeNull();
  expect(seen.historyPastStock.items[1]?.reason).toBe("From Badulla");
  expect(seen.historyPastCart.owner).toBe("ann");
  expect(now.historyPastCart.owner).toBeNull();
  expect(now.historyPastCart.cart.items[0]).toMatchObject({
    priceWhenAdded: price,
    product: { price: price + 100 },
  });

  // Later events don't change the past.
  expect(await look(String(inCart))).toEqual({
    ...before,
    historyPastProduct: {
      ...before.historyPastProduct,
      around: { ...before.historyPastProduct.around, next: expect.any(Number) as number },
    },
    historyPastStock: {
      ...before.historyPastStock,
      around: { ...before.historyPastStock.around, next: expect.any(Number) as number },
    },
    historyPastCart: {
      ...before.historyPastCart,
      around: { ...before.historyPastCart.around, next: expect.any(Number) as number },
    },
  });
  expect(before.historyPastStock.totalCount).toBe(1);
  expect(before.historyPastCart.cart.items).toMatchObject([
    { productId: "uva-kettle", quantity: 2, product: { price, countInStock } },
  ]);
  const earlier = await look(String(limited - 1));
  expect(earlier.historyPastStock).toMatchObject({
    ownLowFrom: null,
    around: { next: limited, entry: { type: "StockReceived" } },
  });

  const begun = await look("0");
  expect(begun.historyPastProduct).toMatchObject({ product: null, around: { entry: null } });
  expect(begun.historyPastCart.cart.items).toEqual([]);
  const unknown = await look(null, analyst, "zeppelin", "nobody");
  expect(unknown.historyPastProduct.message).toContain("The log has no product");
  expect(unknown.historyPastCart.message).toContain("The log has no cart");
  expect((await look("soon")).historyPastProduct.message).toContain("event number");
  const refused = await shop.graphql(ann, past, { product: "uva-kettle", user: ann.id, at: null });
  expect(refused.body.errors?.[0]).toMatchObject({ extensions: { code: "FORBIDDEN" } });
});

it("shows only to staff which event set a value of an order", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const admin = await shop.admin();
  const ann = await shop.signUp("ann");
  const placed = await shop.rest(ann, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 9850 + 500,
    again: true,
  });
  const order = (placed.body as { readonly data: { readonly _id: string } }).data._id;
  await shop.rest(admin, "PUT", `/order/${order}`, { status: "Item Packing" });
  const ask = async (value: string, who = admin) =>
    // oxlint-disable-next-line typescript/no-unsafe-return -- the response has the requested shape
    (await shop.graphql(who, source, { order, value })).body;
  await eventually(async () => {
    expect((await ask("STATUS")).data.orderSource).toEqual({
      of: 3,
      entry: {
        type: "OrderStatusChanged",
        revision: 2,
        actor: { role: "admin", name: expect.any(String) as string },
      },
    });
  });
  expect((await ask("PLACED")).data.orderSource.entry.type).toBe("OrderPlaced");
  for (const value of ["ITEMS", "TOTAL", "DELIVERY_DAY", "CITY", "NAME"]) {
    expect((await ask(value)).data.orderSource.entry).toMatchObject({
      type: "OrderSubmitted",
      actor: { role: "shopper", name: "ann" },
    });
  }
  expect((await ask("CANCELLED")).data.orderSource.entry.type).toBe("OrderSubmitted");
  const past = await shop.graphql(
    ann,
    `query ($order: String!) { historyOrder(order: $order, at: "1") { __typename } }`,
    { order },
  );
  expect(past.body.errors?.[0]).toMatchObject({ extensions: { code: "FORBIDDEN" } });
  const now = await shop.graphql(
    admin,
    `query ($order: String!) { historyOrder(order: $order) {
      ... on HistoryOrder { deliveryDay { date half } sources { value entry { type } } }
    } }`,
    { order },
  );
  expect(now.body.data.historyOrder).toMatchObject({
    deliveryDay: { half: "MORNING" },
    sources: expect.arrayContaining([{ value: "DELIVERY_DAY", entry: { type: "OrderSubmitted" } }]),
  });
  const none = await shop.graphql(admin, source, { order: "nobody", value: "STATUS" });
  expect(none.body.data.orderSource).toBeNull();
  expect((await ask("STATUS", ann)).errors?.[0]).toMatchObject({
    extensions: { code: "FORBIDDEN" },
  });
});
