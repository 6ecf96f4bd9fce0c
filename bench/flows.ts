import { randomUUID } from "node:crypto";
import { someAddress } from "../testing/api-client.ts";
import type { Call } from "./http-caller.ts";
import { contended, type ShopUnderLoad } from "./shop-under-load.ts";

/** Something people do again and again. */
export interface Flow {
  readonly name: string;
  readonly callers: number;
  /** Does it once; throws where the answer is not the right one. */
  once(shop: ShopUnderLoad, call: Call, caller: number, round: number): Promise<void>;
}

const many = 32;

const graphql = (call: Call, token: string | null, query: string, variables: object = {}) =>
  call("/graphql", token, JSON.stringify({ query, variables }));

const expectType = (answer: string, type: string): void => {
  if (!answer.includes(`"__typename":"${type}"`)) throw new Error(`Not ${type}: ${answer}`);
};

const tokenOf = (shop: ShopUnderLoad, caller: number): string => shop.callers[caller]?.token ?? "";

const productOf = ({ products }: ShopUnderLoad, caller: number) => {
  const product = products[caller % contended];
  if (!product) throw new Error("The shop has nothing to sell");
  return product;
};

const read = (name: string, query: string, variables: object = {}): Flow => ({
  name,
  callers: many,
  async once(_shop, call) {
    await graphql(call, null, query, variables);
  },
});

const addToCart = (call: Call, token: string, productId: string) =>
  graphql(
    call,
    token,
    `
      mutation ($productId: ID!, $commandId: ID) {
        addToCart(productId: $productId, quantity: 1, commandId: $commandId) {
          __typename
          ... on CartChanged {
            position
            cart {
              itemCount
              total
            }
          }
        }
      }
    `,
    { productId, commandId: randomUUID() },
  );

const placeOrder = (call: Call, token: string, productId: string, price: number) =>
  graphql(
    call,
    token,
    `
      mutation ($input: PlaceOrderInput!, $commandId: ID) {
        placeOrder(input: $input, commandId: $commandId) {
          __typename
          ... on OrderAccepted {
            position
            order {
              id
              number
              totalPrice
            }
          }
        }
      }
    `,
    {
      commandId: randomUUID(),
      input: {
        items: [{ productId, quantity: 1 }],
        shippingAddress: someAddress,
        totalPrice: price + 500,
      },
    },
  );

/** A line holds 99 pieces: the first and every 90th add are preceded by a change back to one. */
const keepLineShort = async (
  call: Call,
  token: string,
  productId: string,
  round: number,
): Promise<void> => {
  if (round % 90 !== 0) return;
  await graphql(
    call,
    token,
    `
      mutation ($productId: ID!) {
        changeCartQuantity(productId: $productId, quantity: 1) {
          __typename
          ... on Refusal {
            code
          }
        }
      }
    `,
    { productId },
  );
};

const order: Flow["once"] = async (shop, call, caller) => {
  const { _id: productId, price } = productOf(shop, caller + 1);
  const token = tokenOf(shop, caller);
  expectType(await addToCart(call, token, productId), "CartChanged");
  expectType(await placeOrder(call, token, productId, price), "OrderAccepted");
};

/** What visitors and shoppers read. */
export const readFlows: readonly Flow[] = [
  read("list of 20, light", "{ products(limit: 20) { totalCount items { id name image } } }"),
  read(
    "list of 20, with prices",
    `{ products(limit: 20) { totalCount items { id name price category image countInStock rating numReviews } } }`,
  ),
  read(
    "product detail",
    `query ($id: ID!) { product(id: $id) { id name description price countInStock rating numReviews } }`,
    { id: "uva-kettle" },
  ),
  read("search", `{ products(search: "lamp", limit: 20) { totalCount items { id name price } } }`),
  {
    name: "REST list of all products",
    callers: many,
    async once(_shop, call) {
      await call("/api/products", null);
    },
  },
];

/** What staff reads. */
export const staffFlows: readonly Flow[] = [
  {
    name: "admin orders, 20 of all",
    callers: many,
    async once({ admin }, call) {
      await graphql(
        call,
        admin.token,
        `
          {
            orderBoard(limit: 20) {
              totalCount
              items {
                id
                number
                status
                customerName
                totalPrice
              }
            }
          }
        `,
      );
    },
  },
];

/** What changes something. */
export const commandFlows: readonly Flow[] = [
  {
    name: "add to cart, GraphQL",
    callers: many,
    async once(shop, call, caller, round) {
      const { _id: productId } = productOf(shop, caller);
      const token = tokenOf(shop, caller);
      await keepLineShort(call, token, productId, round);
      expectType(await addToCart(call, token, productId), "CartChanged");
    },
  },
  {
    name: "add to cart, REST",
    callers: many,
    async once(shop, call, caller, round) {
      const { _id: productId } = productOf(shop, caller);
      const token = tokenOf(shop, caller);
      await keepLineShort(call, token, productId, round);
      await call("/api/cart", token, JSON.stringify({ productId, quantity: 1 }));
    },
  },
  { name: "add to cart and place the order", callers: many, once: order },
  { name: "a lone order (add and place)", callers: 1, once: order },
];
