import { someAddress } from "./api-client.ts";
import type { Scenario, Scene } from "./scenario.ts";

const kettle = "uva-kettle";
const png =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const product = {
  name: "Matale Stool",
  description: "A low stool.",
  price: 1500.5,
  category: "Furnitures",
  image: png,
  modelImageUrl: "/models/stool.glb",
  countInStock: 3,
};

const addProduct = (changes: object = {}) => ({
  rest: () => ({
    method: "POST",
    path: "/products/addProduct",
    body: { ...product, ...changes },
  }),
});

const changeProduct = (body: object) => ({
  rest: (id: string) => ({ method: "PUT", path: `/products/${id}`, body }),
});

const aProduct = async ({ shop, admin }: Scene): Promise<string> => {
  const answer = await shop.rest(admin, "POST", "/products/addProduct", product);
  return (answer.body as { readonly _id: string })._id;
};

/** A kettle that was delivered to Ann. */
const delivered = async ({ shop, ann, admin }: Scene): Promise<string> => {
  const order = {
    orderItems: [{ productId: kettle, quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  };
  const placed = await shop.rest(ann, "POST", "/order", order);
  const { _id: id } = (placed.body as { readonly data: { readonly _id: string } }).data;
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Delivered" });
  return kettle;
};

const review = (body: object) => ({
  rest: (id: string) => ({ method: "POST", path: `/products/reviews/${id}`, body }),
});

const nothingThere = async () => "nothing";
const theKettle = async () => kettle;

const ok = { status: 200, code: "OK" };
const created = { status: 201, code: "OK" };
const invalid = { status: 400, code: "INVALID_INPUT" };
const notFound = { status: 404, code: "NOT_FOUND" };
const noSession = { status: 401, code: "UNAUTHENTICATED" };
const wrongRole = { status: 403, code: "FORBIDDEN" };
const wrongFile = { status: 415, code: "UNSUPPORTED" };
const nothing: readonly string[] = [];

/** What the documented calls promise about products and reviews; GraphQL has no twin of these yet. */
export const productScenarios: readonly Scenario[] = [
  {
    name: "an admin adds a product",
    who: "admin",
    ...addProduct(),
    then: created,
    events: ["ProductAdded", "StockAdjusted"],
  },
  {
    name: "a product without a picture",
    who: "admin",
    ...addProduct({ image: "" }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a product at a third of a cent",
    who: "admin",
    ...addProduct({ price: 1.003 }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a product with a page for a picture",
    who: "admin",
    ...addProduct({ image: "data:image/png;base64,PGh0bWw+" }),
    then: wrongFile,
    events: nothing,
  },
  {
    name: "a visitor adds a product",
    who: "visitor",
    ...addProduct(),
    then: noSession,
    events: nothing,
  },
  {
    name: "a shopper adds a product",
    who: "ann",
    ...addProduct(),
    then: wrongRole,
    events: nothing,
  },
  {
    name: "an admin changes a price",
    who: "admin",
    given: aProduct,
    ...changeProduct({ price: 1600 }),
    then: ok,
    events: ["ProductPriceChanged"],
  },
  {
    name: "an admin counts the stock",
    who: "admin",
    given: aProduct,
    ...changeProduct({ countInStock: 9 }),
    then: ok,
    events: ["StockAdjusted"],
  },
  {
    name: "a stock below zero",
    who: "admin",
    given: aProduct,
    ...changeProduct({ countInStock: -1 }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a shopper sends the stock alone, as the mobile app does",
    who: "ann",
    given: theKettle,
    ...changeProduct({ countInStock: 1 }),
    then: ok,
    events: nothing,
  },
  {
    name: "a shopper changes a price",
    who: "ann",
    given: theKettle,
    ...changeProduct({ price: 1 }),
    then: wrongRole,
    events: nothing,
  },
  {
    name: "a visitor changes a price",
    who: "visitor",
    given: theKettle,
    ...changeProduct({ price: 1 }),
    then: noSession,
    events: nothing,
  },
  {
    name: "change a product that is not there",
    who: "admin",
    given: nothingThere,
    ...changeProduct({ price: 1 }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a picture that is none",
    who: "admin",
    given: aProduct,
    ...changeProduct({ image: "data:image/png;base64,PGh0bWw+" }),
    then: wrongFile,
    events: nothing,
  },
  {
    name: "an admin takes a product out of the shop",
    who: "admin",
    given: aProduct,
    rest: (id) => ({ method: "DELETE", path: `/products/${id}` }),
    then: ok,
    events: ["ProductRemoved"],
  },
  {
    name: "take out a product that is not there",
    who: "admin",
    rest: () => ({ method: "DELETE", path: "/products/nothing" }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a shopper takes a product out",
    who: "ann",
    rest: () => ({ method: "DELETE", path: `/products/${kettle}` }),
    then: wrongRole,
    events: nothing,
  },
  {
    name: "a visitor reads reviews",
    who: "visitor",
    rest: () => ({ method: "GET", path: `/products/reviews/${kettle}` }),
    graphql: () => ({
      query: `{ product(id: "${kettle}") { reviews { rating items { name } } } }`,
    }),
    then: ok,
    events: nothing,
  },
  {
    name: "reviews of a product that is not there",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products/reviews/nothing" }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a buyer reviews what was delivered",
    who: "ann",
    given: delivered,
    ...review({ rating: 5, comment: "It boils." }),
    then: created,
    events: ["ReviewSubmitted"],
  },
  {
    name: "a review without stars",
    who: "ann",
    given: delivered,
    ...review({ rating: 0 }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a review of what was not delivered",
    who: "ben",
    given: theKettle,
    ...review({ rating: 5 }),
    then: { status: 403, code: "NOT_DELIVERED" },
    events: nothing,
  },
  {
    name: "a review of a product that is not there",
    who: "ann",
    given: nothingThere,
    ...review({ rating: 5 }),
    then: notFound,
    events: nothing,
  },
];
