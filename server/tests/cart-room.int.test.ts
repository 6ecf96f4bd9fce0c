import { expect, it, onTestFinished } from "vitest";
import type { Person } from "../../testing/api-client.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const plan =
  "widthCm depthCm heightCm pieces { productId copy place { leftCm backCm bottomCm turn } }";
const arrange = `mutation ($room: RoomPlanInput!, $commandId: ID) {
  arrangeRoom(room: $room, commandId: $commandId) {
    __typename
    ... on InvalidInput { message fields { field message } }
    ... on CartChanged { message cart { itemCount room { ${plan} } } }
  }
}`;
const cart = `{ cart { itemCount room { ${plan} } } }`;

const room = {
  widthCm: 420,
  depthCm: 360,
  heightCm: 264,
  pieces: [
    {
      productId: "uva-kettle",
      copy: 1,
      place: { leftCm: 12, backCm: 30, bottomCm: 74, turn: 270 },
    },
    { productId: "uva-kettle", copy: 2, place: null },
  ],
};

it("stores a room with its owner's cart, visible to the owner only", async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const ask = async (who: Person | null, query: string, variables: object = {}) =>
    (await shop.graphql(who, query, variables)).body as {
      readonly data: object | null;
      readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
    };
  const [ann, ben] = [await shop.signUp("ann"), await shop.signUp("ben")];
  expect((await ask(ann, cart)).data).toEqual({ cart: { itemCount: 0, room: null } });

  const kept = { itemCount: 0, room };
  expect((await ask(ann, arrange, { room, commandId: "r1" })).data).toEqual({
    arrangeRoom: {
      __typename: "CartChanged",
      message: "The room is saved with your cart.",
      cart: kept,
    },
  });
  await shop.rest(ann, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  expect((await ask(ann, cart)).data).toEqual({ cart: { itemCount: 2, room } });
  expect((await ask(ben, cart)).data).toEqual({ cart: { itemCount: 0, room: null } });

  expect((await ask(ann, arrange, { room: { ...room, widthCm: 90 } })).data).toMatchObject({
    arrangeRoom: { __typename: "InvalidInput", fields: [{ field: "widthCm" }] },
  });
  const { errors } = await ask(null, arrange, { room });
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
