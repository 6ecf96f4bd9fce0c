import { beforeEach, expect, it } from "vitest";
import { someAddress } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened } = shopOfFile();

/** The ceiling fan: three timbers, each in two sizes. The second variant is Teak, 152 cm. */
const fan = "monsoon-ceiling-fan";
const large = `${fan}.2`;

const orderOf = (totalPrice: number, ...productIds: readonly string[]) => ({
  orderItems: productIds.map((productId) => ({ productId, quantity: 1 })),
  shippingAddress: someAddress,
  paymentMethod: "Cash on Delivery",
  totalPrice,
});

const stockOf = async (shop: TestShop, id: string): Promise<number> =>
  ((await shop.rest(null, "GET", `/products/${id}`)).body as { readonly countInStock: number })
    .countInStock;

/** Prices and stock as in the sample shop. */
beforeEach(async () => {
  const shop = opened();
  const admin = await shop.admin();
  const sample = {
    [`${fan}.1`]: { countInStock: 22 },
    [large]: { countInStock: 6, price: 49_400 },
  };
  for (const [id, values] of Object.entries(sample)) {
    expect((await shop.rest(admin, "PUT", `/products/${id}`, values)).status).toBe(200);
  }
});

it("answers with options and variants, and with a variant's own price, size and stock", async () => {
  const shop = opened();
  const whole = await shop.rest(null, "GET", `/products/${fan}`);
  expect(whole.body).toMatchObject({
    _id: fan,
    price: 42_900,
    countInStock: 22,
    options: [
      { name: "Colour", values: [{ name: "Teak" }, { name: "Ebony" }, { name: "White" }] },
      { name: "Size", values: [{ name: "132 cm" }, { name: "152 cm" }] },
    ],
    variants: [
      { _id: fan, values: ["Teak", "132 cm"], price: 42_900, countInStock: 22 },
      { _id: large, values: ["Teak", "152 cm"], price: 49_400, countInStock: 6 },
      { _id: `${fan}.3`, values: ["Ebony", "132 cm"], price: 47_400 },
      { _id: `${fan}.4`, countInStock: 0 },
      { _id: `${fan}.5` },
      { _id: `${fan}.6` },
    ],
  });
  expect((await shop.rest(null, "GET", `/products/${large}`)).body).toMatchObject({
    _id: large,
    name: "Monsoon Ceiling Fan",
    price: 49_400,
    countInStock: 6,
    size: { widthCm: 152 },
    variants: expect.objectContaining({ length: 6 }) as unknown,
  });
  expect((await shop.rest(null, "GET", `/products/${fan}.7`)).status).toBe(404);
  const kettle = (await shop.rest(null, "GET", "/products/uva-kettle")).body;
  expect(kettle).not.toHaveProperty("options");
  expect(kettle).not.toHaveProperty("variants");
});

it("keeps two variants apart in cart, order and stock", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  for (const productId of [fan, large]) {
    await shop.rest(ann, "POST", "/cart", { productId, quantity: 1 });
  }
  expect((await shop.rest(ann, "GET", "/cart")).body).toMatchObject([
    { productId: fan, options: ["Teak", "132 cm"], price: 42_900 },
    { productId: large, options: ["Teak", "152 cm"], price: 49_400 },
  ]);
  const placed = await shop.rest(ann, "POST", "/order/", orderOf(92_800, fan, large));
  expect(placed.body).toMatchObject({
    success: true,
    data: {
      items: [
        { productId: fan, name: "Monsoon Ceiling Fan", options: ["Teak", "132 cm"] },
        { productId: large, options: ["Teak", "152 cm"], price: 49_400 },
      ],
    },
  });
  expect([await stockOf(shop, fan), await stockOf(shop, large)]).toEqual([21, 5]);
  const { _id } = (placed.body as { readonly data: { readonly _id: string } }).data;
  await shop.graphql(ann, `mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }`, {
    id: _id,
  });
  expect([await stockOf(shop, fan), await stockOf(shop, large)]).toEqual([22, 6]);
});

it("asks for the total of the chosen variant", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  expect(await shop.rest(ann, "POST", "/order/", orderOf(43_400, large))).toMatchObject({
    status: 409,
    body: { code: "PRICE_CHANGED", quote: { items: [{ productId: large, price: 49_400 }] } },
  });
});

it("names the variant that is short of stock", async () => {
  const shop = opened();
  const ann = await shop.signUp("ann");
  const add = { productId: `${fan}.4`, quantity: 1 };
  expect(await shop.rest(ann, "POST", "/cart", add)).toMatchObject({
    status: 409,
    body: { message: "Monsoon Ceiling Fan (Ebony, 152 cm) is out of stock." },
  });
});

it("refuses a stock without a variant, and changes one variant's stock and price", async () => {
  const shop = opened();
  const admin = await shop.admin();
  const ann = await shop.signUp("ann");
  const refused = await shop.rest(admin, "PUT", `/products/${fan}`, { countInStock: 3 });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ message: expect.stringContaining(large) as unknown });
  expect(refused.body).toMatchObject({ message: expect.stringContaining(`${fan}.1`) as unknown });
  const first = await shop.rest(admin, "PUT", `/products/${fan}.1`, { countInStock: 22 });
  expect(first.status).toBe(200);
  const fewer = await shop.rest(admin, "PUT", `/products/${fan}.1`, { countInStock: 7 });
  expect(fewer.status).toBe(200);
  expect([await stockOf(shop, fan), await stockOf(shop, large)]).toEqual([7, 6]);
  const counter = await shop.withRole("orders");
  const counted = await shop.rest(counter, "PUT", `/products/${fan}.1`, { countInStock: 22 });
  expect([counted.status, await stockOf(shop, fan)]).toEqual([200, 22]);
  const changed = { countInStock: 3, price: 50_000 };
  expect((await shop.rest(admin, "PUT", `/products/${large}`, changed)).status).toBe(200);
  expect((await shop.rest(null, "GET", `/products/${large}`)).body).toMatchObject({
    price: 50_000,
    countInStock: 3,
  });
  expect(await stockOf(shop, fan)).toBe(22);
  const renamed = await shop.rest(admin, "PUT", `/products/${large}`, { name: "Fan" });
  expect(renamed).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
  // A shopper's count changes nothing, as for any product.
  expect(
    (await shop.rest(ann, "PUT", `/products/${large}`, { countInStock: 1 })).body,
  ).toMatchObject({ success: true, countInStock: 3 });
});

it("refuses a change that names a variant twice", async () => {
  const shop = opened();
  const admin = await shop.admin();
  const before = await shop.shop.store.head();
  const teak = (price: number) => ({ id: large, values: ["Teak", "152 cm"], price });
  const changed = await shop.graphql(
    admin,
    `mutation ($id: ID!, $variants: [VariantInput!]!) {
      changeVariants(productId: $id, variants: $variants, options: [
        { name: "Colour", display: BUTTONS, values: [{ name: "Teak" }, { name: "Ebony" }, { name: "White" }] }
        { name: "Size", display: BUTTONS, values: [{ name: "132 cm" }, { name: "152 cm" }] }
      ]) {
        __typename
        ... on InvalidInput { fields { field message } }
      }
    }`,
    { id: fan, variants: [teak(1), teak(2)] },
  );
  expect(changed.body).toMatchObject({
    data: {
      changeVariants: {
        __typename: "InvalidInput",
        fields: [{ field: "variants.1.id", message: "This variant occurs twice" }],
      },
    },
  });
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("does not sell an archived variant, and sells it again when it is restored", async () => {
  const shop = opened();
  const admin = await shop.admin();
  const ann = await shop.signUp("ann");
  const add = { productId: large, quantity: 1 };
  expect((await shop.rest(ann, "POST", "/cart", add)).status).toBe(201);
  expect((await shop.rest(admin, "DELETE", `/products/${large}`)).status).toBe(200);
  expect((await shop.rest(null, "GET", `/products/${large}`)).status).toBe(404);
  expect((await shop.rest(ann, "POST", "/order/", orderOf(49_900, large))).status).toBe(404);
  expect((await shop.rest(ann, "GET", "/cart")).body).toMatchObject([{ countInStock: 0 }]);
  await shop.graphql(admin, `mutation ($id: ID!) { restoreProduct(id: $id) { __typename } }`, {
    id: large,
  });
  expect((await shop.rest(ann, "POST", "/order/", orderOf(49_900, large))).status).toBe(200);
});

it("sells the last ten of one variant to exactly ten, and leaves the others alone", async () => {
  const shop = opened();
  const admin = await shop.admin();
  const others = await stockOf(shop, fan);
  await shop.rest(admin, "PUT", `/products/${large}`, { countInStock: 10 });
  const buyers = [];
  for (let index = 0; index < 60; index += 1) buyers.push(await shop.signUp(`buyer${index}`));
  const answers = await Promise.all(
    buyers.map((buyer) => shop.rest(buyer, "POST", "/order/", orderOf(49_900, large))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(50);
  expect([await stockOf(shop, large), await stockOf(shop, fan)]).toEqual([0, others]);
});

it("answers a variant's id with the product as that variant, and follows its stock", async () => {
  const shop = opened();
  const query = `query ($id: ID!) { product(id: $id) { id productId price position variants { id values } } }`;
  const found = (await shop.graphql(null, query, { id: large })).body as {
    readonly data: { readonly product: { readonly position: string } };
  };
  expect(found.data.product).toMatchObject({
    id: large,
    productId: fan,
    price: 49_400,
    variants: [{ id: large, values: ["Teak", "152 cm"] }],
  });
  const updates = subscribeTo(
    shop.url,
    `subscription ($ids: [ID!]!, $after: Position) {
      stockChanged(productIds: $ids, after: $after) { productId product { id countInStock } }
    }`,
    { variables: { ids: [large, fan, "uva-kettle"], after: found.data.product.position } },
  );
  // The first message reports that the subscription is live.
  await updates.next();
  const ann = await shop.signUp("ann");
  await shop.rest(ann, "POST", "/order/", orderOf(49_900, large));
  const seen = [await updates.next(), await updates.next()].map(({ data }) => data);
  expect(seen).toEqual([
    { stockChanged: { productId: large, product: { id: large, countInStock: 5 } } },
    { stockChanged: { productId: fan, product: { id: fan, countInStock: 52 } } },
  ]);
});
