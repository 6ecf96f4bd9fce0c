import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { dataOf } from "../../testing/ask.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const [ann, ben, admin] = [
    await shop.signUp("ann"),
    await shop.signUp("ben"),
    await shop.admin(),
  ];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 50 });
  return { shop, ann, ben, admin };
};

const create = async (shop: TestShop, admin: Person, input: object) =>
  (
    await dataOf(
      shop,
      admin,
      `mutation ($input: PromotionInput!) {
        createPromotion(input: $input) {
          __typename
          ... on PromotionSaved { promotion { code state used held given } }
          ... on InvalidInput { fields { field } }
        }
      }`,
      { input: { startsAt: "2026-01-01T00:00:00.000Z", ...input } },
    )
  )["createPromotion"];

const change = (shop: TestShop, admin: Person, code: string, action: string) =>
  dataOf(
    shop,
    admin,
    `mutation ($code: String!, $action: PromotionAction!) {
      changePromotion(code: $code, action: $action) { __typename }
    }`,
    { code, action },
  );

const promotion = async (shop: TestShop, admin: Person) => {
  const data = await dataOf(
    shop,
    admin,
    `{ promotions { items { code state used held given } }
       promotionUses(code: "monsoon10") { items { orderNumber phase amount } } }`,
  );
  return data as {
    readonly promotions: { readonly items: readonly object[] };
    readonly promotionUses: { readonly items: readonly object[] };
  };
};

const quote = async (shop: TestShop, who: Person | null, code: string, quantity = 1) =>
  (
    await dataOf(
      shop,
      who,
      `query ($code: String!, $items: [OrderLineInput!]!) {
        promoQuote(code: $code, items: $items) {
          __typename
          ... on PromoAccepted { discount { code kind percent amount shares { productId amount } } }
          ... on PromoRefused { reason promoCode at missing categories message }
          ... on TooManyTries { retryAfterSeconds }
        }
      }`,
      { code, items: [{ productId: "uva-kettle", quantity }] },
    )
  )["promoQuote"];

const place = async (shop: TestShop, who: Person, promoCode: string, totalPrice: number) =>
  (
    await dataOf(
      shop,
      who,
      `mutation ($input: PlaceOrderInput!, $commandId: ID) {
        placeOrder(input: $input, commandId: $commandId) {
          __typename
          ... on PromoRefused { reason }
          ... on PriceChanged { quote { total discount { amount } } }
          ... on OrderAccepted { order { id number totalPrice discount { code amount } } }
        }
      }`,
      {
        commandId: randomUUID(),
        input: {
          items: [{ productId: "uva-kettle", quantity: 1 }],
          shippingAddress: someAddress,
          ...{ totalPrice, promoCode, again: true },
        },
      },
    )
  )["placeOrder"] as { readonly order: { readonly id: string; readonly number: string } };

/** 10 % of a kettle of Rs. 9,850. */
const monsoon = { code: "monsoon10", kind: "PERCENT", percent: 10, uses: 1 };
const discounted = 9850 - 985 + 500;

it("gives a discount to as many orders as the limit says, and again after a cancellation", async () => {
  const { shop, ann, ben, admin } = await opened();
  expect(await dataOf(shop, null, "{ hasPromotions }")).toEqual({ hasPromotions: false });
  expect(await create(shop, admin, monsoon)).toMatchObject({
    promotion: { code: "MONSOON10", state: "RUNNING", used: 0, held: 0, given: 0 },
  });
  expect(await dataOf(shop, null, "{ hasPromotions }")).toEqual({ hasPromotions: true });
  expect(await quote(shop, null, " Monsoon10 ", 2)).toEqual({
    __typename: "PromoAccepted",
    discount: {
      ...{ code: "MONSOON10", kind: "PERCENT", percent: 10, amount: 1970 },
      shares: [{ productId: "uva-kettle", amount: 1970 }],
    },
  });
  expect(await place(shop, ann, "monsoon10", 10_350)).toEqual({
    __typename: "PriceChanged",
    quote: { total: discounted, discount: { amount: 985 } },
  });
  const placed = await place(shop, ann, "monsoon10", discounted);
  expect(placed.order).toMatchObject({
    totalPrice: discounted,
    discount: { code: "MONSOON10", amount: 985 },
  });
  expect(await place(shop, ben, "MONSOON10", discounted)).toEqual({
    ...{ __typename: "PromoRefused", reason: "USED_UP" },
  });
  expect(await promotion(shop, admin)).toMatchObject({
    promotions: { items: [{ state: "USED_UP", used: 1, held: 0, given: 985 }] },
    promotionUses: { items: [{ orderNumber: placed.order.number, phase: "USED", amount: 985 }] },
  });
  const { body: exported } = await shop.rest(admin, "GET", "/orders.csv");
  expect(exported).toMatch(/,1 Uva Kettle,1,MONSOON10,985,9365,0,,\r?\n/);
  await dataOf(shop, ann, "mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }", {
    id: placed.order.id,
  });
  await eventually(async () =>
    expect(await promotion(shop, admin)).toMatchObject({
      promotions: { items: [{ state: "RUNNING", used: 0, given: 0 }] },
      promotionUses: { items: [{ phase: "RELEASED" }] },
    }),
  );
  expect(await place(shop, ben, "MONSOON10", discounted)).toMatchObject({
    order: { totalPrice: discounted },
  });
});

it("says why a code can't be used", async () => {
  const { shop, ann, admin } = await opened();
  const reason = async (code: string) => {
    const { reason: given, ...more } = (await quote(shop, ann, code)) as Record<string, unknown>;
    return [given, more];
  };
  await create(shop, admin, { ...monsoon, minSum: 20_000 });
  expect(await reason("MONSOON10")).toMatchObject(["SUM_TOO_SMALL", { missing: 10_150 }]);
  await create(shop, admin, { ...monsoon, code: "LAMPS", categories: ["Electronics"] });
  expect(await reason("LAMPS")).toMatchObject(["OTHER_ITEMS", { categories: ["Electronics"] }]);
  await create(shop, admin, { ...monsoon, code: "LATER", startsAt: "2999-01-01T00:00:00.000Z" });
  expect(await reason("LATER")).toMatchObject(["NOT_STARTED", { at: "2999-01-01T00:00:00.000Z" }]);
  await create(shop, admin, { ...monsoon, code: "BREAK" });
  await change(shop, admin, "BREAK", "PAUSE");
  expect(await reason("BREAK")).toMatchObject(["PAUSED", {}]);
  await change(shop, admin, "BREAK", "RESUME");
  expect(await quote(shop, ann, "BREAK")).toMatchObject({ __typename: "PromoAccepted" });
  await change(shop, admin, "BREAK", "END");
  expect(await reason("BREAK")).toMatchObject(["ENDED", { message: "This code has ended." }]);
  expect(await create(shop, admin, { ...monsoon, code: "BREAK" })).toEqual({
    ...{ __typename: "InvalidInput", fields: [{ field: "code" }] },
  });
});

it("limits guesses of codes", async () => {
  const { shop, ann, ben, admin } = await opened();
  await create(shop, admin, monsoon);
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await quote(shop, ann, `GUESS${guess}`)).toMatchObject({ reason: "UNKNOWN" });
  }
  expect(await quote(shop, ann, "GUESS11")).toMatchObject({ __typename: "TooManyTries" });
  expect(await quote(shop, ann, "MONSOON10")).toMatchObject({ __typename: "TooManyTries" });
  expect(await place(shop, ann, "MONSOON10", discounted)).toEqual({ __typename: "TooManyTries" });
  expect(await quote(shop, ben, "MONSOON10")).toMatchObject({ __typename: "PromoAccepted" });
});

it("accepts a code in the documented calls", async () => {
  const { shop, ann, admin } = await opened();
  await create(shop, admin, monsoon);
  const kettle = { productId: "uva-kettle", quantity: 1 };
  const cart = await shop.rest(ann, "POST", "/cart", { ...kettle, promoCode: "monsoon10" });
  expect(cart).toMatchObject({
    status: 201,
    body: { discount: { code: "MONSOON10", amount: 985 } },
  });
  const unknown = await shop.rest(ann, "PUT", "/cart/uva-kettle", { quantity: 1, promoCode: "no" });
  expect(unknown).toMatchObject({
    status: 200,
    body: { discount: null, promoProblem: { code: "PROMO_REFUSED", reason: "UNKNOWN" } },
  });
  expect((await shop.rest(ann, "GET", "/cart")).body).toHaveLength(1);
  const order = {
    orderItems: [kettle],
    shippingAddress: someAddress,
    ...{ totalPrice: discounted, promoCode: "monsoon10", again: true },
  };
  expect(await shop.rest(ann, "POST", "/order", order)).toMatchObject({
    status: 200,
    body: { data: { discount: { code: "MONSOON10", amount: 985 }, totalPrice: discounted } },
  });
  expect(await shop.rest(ann, "POST", "/order", order)).toMatchObject({
    status: 409,
    body: { code: "PROMO_REFUSED", reason: "USED_UP", promoCode: "MONSOON10" },
  });
});

it("calculates the discount again when the office changes the items", async () => {
  const { shop, ann, admin } = await opened();
  await create(shop, admin, { ...monsoon, minSum: 9000 });
  const { order } = await place(shop, ann, "MONSOON10", discounted);
  const changeItems = async (items: object, expectedRevision: number) =>
    (
      await dataOf(
        shop,
        admin,
        `mutation ($orderId: ID!, $items: [OrderLineInput!]!, $expectedRevision: Int!) {
          changeOrderItems(orderId: $orderId, items: $items, expectedRevision: $expectedRevision) {
            __typename
            ... on StaffOrderChanged { order { revision details { totalPrice discount { amount } } } }
          }
        }`,
        { orderId: order.id, items, expectedRevision },
      )
    )["changeOrderItems"] as { readonly order: { readonly revision: number } };
  const data = await dataOf(shop, ann, "query ($id: ID!) { order(id: $id) { revision } }", {
    id: order.id,
  });
  const { revision } = data["order"] as { readonly revision: number };
  const more = await changeItems([{ productId: "uva-kettle", quantity: 3 }], revision);
  expect(more).toMatchObject({
    order: { details: { totalPrice: 29_550 - 2955 + 500, discount: { amount: 2955 } } },
  });
});
