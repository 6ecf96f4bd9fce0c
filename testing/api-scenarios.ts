import { accountScenarios } from "./account-scenarios.ts";
import { someAddress } from "./api-client.ts";
import { productScenarios } from "./product-scenarios.ts";
import { reportScenarios } from "./report-scenarios.ts";
import type { Scenario, Scene } from "./scenario.ts";

/** Uva Kettle: Rs. 9,850, more than 20 in stock. */
const kettle = "uva-kettle";
const kettlePrice = 9850;
const deliveryFee = 500;

const addToCart = (productId: string, quantity: unknown) => ({
  rest: () => ({ method: "POST", path: "/cart", body: { productId, quantity } }),
  graphql: () => ({
    query: `mutation ($productId: ID!, $quantity: Int!) {
      addToCart(productId: $productId, quantity: $quantity) {
        __typename ... on Refusal { code message } ... on CartChanged { cart { itemCount } }
      }
    }`,
    variables: { productId, quantity },
  }),
});

const changeQuantity = (productId: string, quantity: unknown) => ({
  rest: () => ({ method: "PUT", path: `/cart/${productId}`, body: { quantity } }),
  graphql: () => ({
    query: `mutation ($productId: ID!, $quantity: Int!) {
      changeCartQuantity(productId: $productId, quantity: $quantity) {
        __typename ... on Refusal { code message }
      }
    }`,
    variables: { productId, quantity },
  }),
});

const removeFromCart = (productId: string) => ({
  rest: () => ({ method: "DELETE", path: `/cart/${productId}` }),
  graphql: () => ({
    query: `mutation ($productId: ID!) {
      removeFromCart(productId: $productId) { __typename ... on Refusal { code message } }
    }`,
    variables: { productId },
  }),
});

type Items = readonly { readonly productId: string; readonly quantity: unknown }[];

const placeOrder = (items: Items, totalPrice: number, address: object = someAddress) => ({
  rest: () => ({
    method: "POST",
    path: "/order/",
    body: {
      orderItems: items,
      shippingAddress: address,
      paymentMethod: "Cash on Delivery",
      totalPrice,
    },
  }),
  graphql: () => ({
    query: `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        __typename ... on Refusal { code message } ... on OrderAccepted { order { id phase } }
      }
    }`,
    variables: { input: { items, shippingAddress: address, totalPrice } },
  }),
});

const readOrder = {
  rest: (id: string) => ({ method: "GET", path: `/order/${id}` }),
  graphql: (id: string) => ({
    query: "query ($id: ID!) { order(id: $id) { id number status totalPrice } }",
    variables: { id },
  }),
};

const setStatus = (status: string, word: string) => ({
  rest: (id: string) => ({ method: "PUT", path: `/order/${id}`, body: { status } }),
  graphql: (id: string) => ({
    query: `mutation ($id: ID!, $status: OrderStatus!) {
      setOrderStatus(orderId: $id, status: $status, expectedRevision: 1) {
        __typename ... on Refusal { code message }
      }
    }`,
    variables: { id, status: word },
  }),
});

const kettleInCart = async ({ shop, ann }: Scene): Promise<string> => {
  await shop.rest(ann, "POST", "/cart", { productId: kettle, quantity: 2 });
  return kettle;
};

const annsOrder = async ({ shop, ann }: Scene): Promise<string> => {
  const { body } = placeOrder(
    [{ productId: kettle, quantity: 1 }],
    kettlePrice + deliveryFee,
  ).rest();
  const answer = await shop.rest(ann, "POST", "/order/", body);
  return (answer.body as { readonly data: { readonly _id: string } }).data._id;
};

const ok = { status: 200, code: "OK" };
const invalid = { status: 400, code: "INVALID_INPUT" };
const notFound = { status: 404, code: "NOT_FOUND" };
const noSession = { status: 401, code: "UNAUTHENTICATED" };
const wrongRole = { status: 403, code: "FORBIDDEN" };
const nothing: readonly string[] = [];

const wrongQuantities = [0, -1, 1.5, "two", null, 100] as const;

/** What both APIs promise, once. */
export const apiScenarios: readonly Scenario[] = [
  {
    name: "a visitor reads a product",
    who: "visitor",
    rest: () => ({ method: "GET", path: `/products/${kettle}` }),
    graphql: () => ({ query: `{ product(id: "${kettle}") { name price countInStock } }` }),
    then: ok,
    events: nothing,
  },
  {
    name: "a product that is not there",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products/nothing" }),
    graphql: () => ({ query: `{ product(id: "nothing") { name } }` }),
    then: notFound,
    events: nothing,
  },
  {
    name: "a visitor reads the product list",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products" }),
    graphql: () => ({ query: "{ products(limit: 40) { totalCount items { id } } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "a visitor searches the product list, a page at a time",
    who: "visitor",
    rest: () => ({ method: "GET", path: "/products?search=lamps&category=Electronics&limit=2" }),
    graphql: () => ({
      query: `{ products(search: "lamps", category: ELECTRONICS, limit: 2) { items { id } } }`,
    }),
    then: ok,
    events: nothing,
  },
  ...["limit=0", "limit=101", "category=Cars", "cursor=nonsense", "limit=1&limit=2"].map(
    (query): Scenario => ({
      name: `a visitor asks for products by ${query}`,
      who: "visitor",
      rest: () => ({ method: "GET", path: `/products?${query}` }),
      then: invalid,
      events: nothing,
    }),
  ),
  {
    name: "add to cart",
    who: "ann",
    ...addToCart(kettle, 2),
    then: { status: 201, code: "OK" },
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
    name: `add ${JSON.stringify(quantity)} pieces`,
    who: "ann" as const,
    ...addToCart(kettle, quantity),
    then: invalid,
    events: nothing,
  })),
  {
    name: "add more than there are",
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
    name: "change to the quantity that is there",
    who: "ann",
    given: kettleInCart,
    ...changeQuantity(kettle, 2),
    then: ok,
    events: nothing,
  },
  {
    name: "change what is not in the cart",
    who: "ann",
    ...changeQuantity(kettle, 5),
    then: notFound,
    events: nothing,
  },
  ...wrongQuantities.map((quantity) => ({
    name: `change to ${JSON.stringify(quantity)} pieces`,
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
    name: "remove what is not in the cart",
    who: "ann",
    ...removeFromCart(kettle),
    then: notFound,
    events: nothing,
  },
  {
    name: "the cart of another is another cart",
    who: "ben",
    given: kettleInCart,
    ...removeFromCart(kettle),
    then: notFound,
    events: nothing,
  },
  {
    name: "place an order",
    who: "ann",
    given: kettleInCart,
    ...placeOrder([{ productId: kettle, quantity: 2 }], 2 * kettlePrice + deliveryFee),
    then: ok,
    events: [
      "OrderSubmitted",
      "StockReserved",
      "OrderPlaced",
      "StockReservationConfirmed",
      "CartCheckedOut",
    ],
  },
  {
    name: "place an order without a session",
    who: "visitor",
    ...placeOrder([{ productId: kettle, quantity: 2 }], 2 * kettlePrice + deliveryFee),
    then: noSession,
    events: nothing,
  },
  {
    name: "order nothing",
    who: "ann",
    ...placeOrder([], deliveryFee),
    then: { status: 400, code: "CART_EMPTY" },
    events: nothing,
  },
  {
    name: "order with a forged total",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 2 }], 1),
    then: { status: 409, code: "PRICE_CHANGED" },
    events: nothing,
  },
  {
    name: "order more than there are",
    who: "ann",
    ...placeOrder([{ productId: "kandalama-sofa", quantity: 40 }], 1),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
  {
    name: "order more than there are in two lines of one product",
    who: "ann",
    ...placeOrder(
      [
        { productId: "kandalama-sofa", quantity: 2 },
        { productId: "kandalama-sofa", quantity: 2 },
      ],
      1,
    ),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
  {
    name: "order an unknown product",
    who: "ann",
    ...placeOrder([{ productId: "nothing", quantity: 1 }], deliveryFee),
    then: notFound,
    events: nothing,
  },
  {
    name: "order a negative quantity",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: -1 }], deliveryFee),
    then: invalid,
    events: nothing,
  },
  {
    name: "order to an incomplete address",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 1 }], kettlePrice + deliveryFee, {
      ...someAddress,
      city: " ",
    }),
    then: invalid,
    events: nothing,
  },
  {
    name: "order to an unknown province",
    who: "ann",
    ...placeOrder([{ productId: kettle, quantity: 1 }], kettlePrice + deliveryFee, {
      ...someAddress,
      province: "Atlantis",
    }),
    then: invalid,
    events: nothing,
  },
  {
    name: "read the own order",
    who: "ann",
    given: annsOrder,
    ...readOrder,
    then: ok,
    events: nothing,
  },
  {
    name: "an admin reads any order",
    who: "admin",
    given: annsOrder,
    ...readOrder,
    then: ok,
    events: nothing,
  },
  {
    name: "read the order of another",
    who: "ben",
    given: annsOrder,
    ...readOrder,
    then: notFound,
    events: nothing,
  },
  {
    name: "read an order without a session",
    who: "visitor",
    given: annsOrder,
    ...readOrder,
    then: noSession,
    events: nothing,
  },
  {
    name: "an admin moves an order",
    who: "admin",
    given: annsOrder,
    ...setStatus("Out for Delivery", "OUT_FOR_DELIVERY"),
    then: ok,
    events: ["OrderStatusChanged"],
  },
  {
    name: "an admin picks the status that is there",
    who: "admin",
    given: annsOrder,
    ...setStatus("Item Preparing", "ITEM_PREPARING"),
    then: ok,
    events: nothing,
  },
  {
    name: "an admin picks a status that does not exist",
    who: "admin",
    given: annsOrder,
    ...setStatus("Lost", "LOST"),
    then: invalid,
    events: nothing,
  },
  {
    name: "a shopper moves an order",
    who: "ann",
    given: annsOrder,
    ...setStatus("Delivered", "DELIVERED"),
    then: wrongRole,
    events: nothing,
  },
  {
    name: "move an order that is not there",
    who: "admin",
    given: async () => "5f9d1c1e-4a0b-5c3d-9e60-000000000000",
    ...setStatus("Delivered", "DELIVERED"),
    then: notFound,
    events: nothing,
  },
  {
    name: "an admin reads all orders",
    who: "admin",
    given: annsOrder,
    rest: () => ({ method: "GET", path: "/order" }),
    graphql: () => ({ query: "{ orderBoard { totalCount items { id } } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "a shopper reads all orders",
    who: "ann",
    rest: () => ({ method: "GET", path: "/order" }),
    graphql: () => ({ query: "{ orderBoard { totalCount } }" }),
    then: wrongRole,
    events: nothing,
  },
  {
    name: "a shopper reads the own orders",
    who: "ann",
    given: annsOrder,
    rest: () => ({ method: "GET", path: "/order/myorders" }),
    graphql: () => ({ query: "{ myOrders { totalCount items { id } } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "read the own cart",
    who: "ann",
    given: kettleInCart,
    rest: () => ({ method: "GET", path: "/cart" }),
    graphql: () => ({ query: "{ cart { itemCount } }" }),
    then: ok,
    events: nothing,
  },
  {
    name: "how many are in the cart",
    who: "ann",
    given: kettleInCart,
    rest: (id) => ({ method: "GET", path: `/cart/${id}` }),
    then: ok,
    events: nothing,
  },
  {
    name: "how many of a product that is not there",
    who: "ann",
    rest: () => ({ method: "GET", path: "/cart/nothing" }),
    then: notFound,
    events: nothing,
  },
  {
    name: "more in the cart than there are",
    who: "ann",
    given: kettleInCart,
    ...changeQuantity(kettle, 99),
    then: { status: 409, code: "STOCK_SHORTAGE" },
    events: nothing,
  },
  {
    name: "a list of orders with a page that is none",
    who: "admin",
    rest: () => ({ method: "GET", path: "/order?limit=0" }),
    graphql: () => ({ query: "{ orderBoard(limit: 0) { totalCount } }" }),
    then: invalid,
    events: nothing,
  },
  {
    name: "a list of the own orders from nowhere",
    who: "ann",
    rest: () => ({ method: "GET", path: "/order/myorders?cursor=nowhere" }),
    graphql: () => ({ query: '{ myOrders(cursor: "nowhere") { totalCount } }' }),
    then: invalid,
    events: nothing,
  },
  ...productScenarios,
  ...reportScenarios,
  ...accountScenarios,
];
