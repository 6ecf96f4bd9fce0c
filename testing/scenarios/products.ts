import type { Scenario, Scene } from "../scenario.ts";
import { ok, created, invalid, noSession, wrongRole, notFound, nothing } from "./answers.ts";
import { kettle } from "./goods.ts";

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

const nothingThere = async () => "nothing";
const theKettle = async () => kettle;

const wrongFile = { status: 415, code: "UNSUPPORTED" };

/** Scenarios of the documented product calls, which have no GraphQL equivalent yet. */
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
    name: "a product with an HTML page as its picture",
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
    name: "an admin sets the stock",
    who: "admin",
    given: aProduct,
    ...changeProduct({ countInStock: 9 }),
    then: ok,
    events: ["StockAdjusted"],
  },
  {
    name: "a negative stock",
    who: "admin",
    given: aProduct,
    ...changeProduct({ countInStock: -1 }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a shopper sends only the stock, as the mobile app does",
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
    name: "change an unknown product",
    who: "admin",
    given: nothingThere,
    ...changeProduct({ price: 1 }),
    then: notFound,
    events: nothing,
  },
  {
    name: "an invalid picture",
    who: "admin",
    given: aProduct,
    ...changeProduct({ image: "data:image/png;base64,PGh0bWw+" }),
    then: wrongFile,
    events: nothing,
  },
  {
    name: "an admin removes a product from sale",
    who: "admin",
    given: aProduct,
    rest: (id) => ({ method: "DELETE", path: `/products/${id}` }),
    then: ok,
    events: ["ProductRemoved"],
  },
  {
    name: "remove an unknown product",
    who: "admin",
    rest: () => ({ method: "DELETE", path: "/products/nothing" }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a shopper removes a product",
    who: "ann",
    rest: () => ({ method: "DELETE", path: `/products/${kettle}` }),
    then: wrongRole,
    events: nothing,
  },
];
