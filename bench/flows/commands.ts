import { randomUUID } from "node:crypto";
import { someAddress } from "../../testing/api-client.ts";
import type { Call } from "../http-caller.ts";
import { expectIn, graphql, many, productOf, tokenOf, type Flow } from "./flow.ts";
import { readFlows } from "./reads.ts";

const changed = /"__typename":"CartChanged"/;
const accepted = /"__typename":"OrderAccepted"/;

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
        again: true,
      },
    },
  );

/**
 * A cart line is limited to 99 items, and two flows may fill it in parallel, so the first and every
 * 40th add are preceded by a change to one.
 */
const keepLineShort = async (
  call: Call,
  token: string,
  productId: string,
  round: number,
): Promise<void> => {
  if (round % 40 !== 0) return;
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
  expectIn(await addToCart(call, token, productId), changed);
  expectIn(await placeOrder(call, token, productId, price), accepted);
};

/** Flows that change data. */
export const commandFlows: readonly Flow[] = [
  {
    name: "add to cart, GraphQL",
    callers: many,
    async once(shop, call, caller, round) {
      const { _id: productId } = productOf(shop, caller);
      const token = tokenOf(shop, caller);
      await keepLineShort(call, token, productId, round);
      expectIn(await addToCart(call, token, productId), changed);
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
  {
    name: "one order per 50 reads",
    callers: many,
    async once(shop, call, caller, round) {
      const turn = caller + round;
      const read = turn % 51 === 0 ? undefined : readFlows[turn % readFlows.length];
      await (read?.once ?? order)(shop, call, caller, round);
    },
  },
  { name: "an order alone (add and place)", callers: 1, once: order },
];
