import { someAddress } from "../api-client.ts";
import type { Scene } from "../scenario.ts";
import { deliveryFee, kettle, kettlePrice } from "./goods.ts";

type Items = readonly { readonly productId: string; readonly quantity: unknown }[];

export const placeOrder = (
  items: Items,
  totalPrice: number,
  address: object = someAddress,
  further: object = {},
) => ({
  rest: () => ({
    method: "POST",
    path: "/order/",
    body: {
      orderItems: items,
      shippingAddress: address,
      paymentMethod: "Cash on Delivery",
      totalPrice,
      ...further,
    },
  }),
  graphql: () => ({
    query: `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        __typename ... on Refusal { code message } ... on OrderAccepted { order { id phase } }
      }
    }`,
    variables: { input: { items, shippingAddress: address, totalPrice, ...further } },
  }),
});

export const readOrder = {
  rest: (id: string) => ({ method: "GET", path: `/order/${id}` }),
  graphql: (id: string) => ({
    query: "query ($id: ID!) { order(id: $id) { id number status totalPrice } }",
    variables: { id },
  }),
};

export const setStatus = (status: string, word: string) => ({
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

/** The id of an order for a kettle that Ann has cancelled. */
export const annsCancelledOrder = async (scene: Scene): Promise<string> => {
  const id = await annsOrder(scene);
  const { shop, ann } = scene;
  await shop.graphql(ann, "mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }", {
    id,
  });
  return id;
};

/** The id of an order for a kettle that Ann has placed. */
export const annsOrder = async ({ shop, ann }: Scene): Promise<string> => {
  const { body } = placeOrder(
    [{ productId: kettle, quantity: 1 }],
    kettlePrice + deliveryFee,
  ).rest();
  const answer = await shop.rest(ann, "POST", "/order/", body);
  return (answer.body as { readonly data: { readonly _id: string } }).data._id;
};
