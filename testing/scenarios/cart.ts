import type { Scenario } from "../scenario.ts";
import { ok, created, invalid, noSession, notFound, nothing } from "./answers.ts";
import { addToCart, changeQuantity, removeFromCart } from "./cart-requests.ts";
import { kettle, kettleInCart } from "./goods.ts";

const wrongQuantities = [0, -1, 1.5, "two", null, 100] as const;

/** Cart scenarios for both APIs. */
export const cartScenarios: readonly Scenario[] = [
  {
    name: "add to cart",
    who: "ann",
    ...addToCart(kettle, 2),
    then: created,
    events: ["CartItemAdded"],
  },
  {
    name: "add to cart without a session",
    who: "visitor",
    ...addToCart(kettle, 2),
    then: noSession,
    events: nothing,
  },
  {
    name: "add an unknown product",
    who: "ann",
    ...addToCart("nothing", 1),
    then: notFound,
    events: nothing,
  },
  ...wrongQuantities.map((quantity) => ({
    name: `add a quantity of ${JSON.stringify(quantity)}`,
    who: "ann" as const,
    ...addToCart(kettle, quantity),
    then: invalid,
    events: nothing,
  })),
  {
    name: "add more than the stock",
    who: "ann",
    ...addToCart("kandalama-sofa", 40),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
  {
    name: "change a quantity",
    who: "ann",
    given: kettleInCart,
    ...changeQuantity(kettle, 5),
    then: ok,
    events: ["CartItemQuantityChanged"],
  },
  {
    name: "change to the current quantity",
    who: "ann",
    given: kettleInCart,
    ...changeQuantity(kettle, 2),
    then: ok,
    events: nothing,
  },
  {
    name: "change an item that is not in the cart",
    who: "ann",
    ...changeQuantity(kettle, 5),
    then: notFound,
    events: nothing,
  },
  ...wrongQuantities.map((quantity) => ({
    name: `change to a quantity of ${JSON.stringify(quantity)}`,
    who: "ann" as const,
    given: kettleInCart,
    ...changeQuantity(kettle, quantity),
    then: invalid,
    events: nothing,
  })),
  {
    name: "remove from the cart",
    who: "ann",
    given: kettleInCart,
    ...removeFromCart(kettle),
    then: ok,
    events: ["CartItemRemoved"],
  },
  {
    name: "remove an item that is not in the cart",
    who: "ann",
    ...removeFromCart(kettle),
    then: notFound,
    events: nothing,
  },
  {
    name: "another user's cart is separate",
    who: "ben",
    given: kettleInCart,
    ...removeFromCart(kettle),
    then: notFound,
    events: nothing,
  },
  {
    name: "read the caller's cart",
    who: "ann",
    given: kettleInCart,
    rest: () => ({ method: "GET", path: "/cart" }),
    graphql: () => ({ query: "{ cart { itemCount } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "the quantity of a product in the cart",
    who: "ann",
    given: kettleInCart,
    rest: (id) => ({ method: "GET", path: `/cart/${id}` }),
    then: ok,
    events: nothing,
  },
  {
    name: "the quantity of an unknown product",
    who: "ann",
    rest: () => ({ method: "GET", path: "/cart/nothing" }),
    then: notFound,
    events: nothing,
  },
  {
    name: "more in the cart than in stock",
    who: "ann",
    given: kettleInCart,
    ...changeQuantity(kettle, 99),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
];
