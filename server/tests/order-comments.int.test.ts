import { afterAll, beforeAll, expect, it } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let ann: Person;
let admin: Person;

beforeAll(async () => {
  shop = await openTestShop();
  [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
});
afterAll(() => shop.close());

interface Placed {
  readonly _id: string;
  readonly number: string;
}

const orderKettle = async (who = ann): Promise<Placed> => {
  const answer = await shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  });
  return (answer.body as { readonly data: Placed }).data;
};

const comment = (who: Person, orderId: string, text: string, commandId?: string) => {
  const document = `mutation ($orderId: ID!, $text: String!, $commandId: ID) {
    commentOnOrder(orderId: $orderId, text: $text, commandId: $commandId) {
      __typename
      ... on Refusal { code message }
      ... on OrderCommented { message position order { commentCount revision } }
    }
  }`;
  return shop.graphql(who, document, { orderId, text, commandId });
};

const desk = `query ($number: String!, $after: Position) {
  boardOrder(number: $number, after: $after) {
    id commentCount revision
    timeline { number kind by mine status previousStatus movedBack comment mailed }
    details { shippingAddress { address email } items { price image } subtotal }
  }
}`;

const move = async (orderId: string, status: string, expectedRevision: number) => {
  const document = `mutation ($orderId: ID!, $status: OrderStatus!, $expectedRevision: Int!) {
    setOrderStatus(orderId: $orderId, status: $status, expectedRevision: $expectedRevision) {
      __typename
    }
  }`;
  const { body } = await shop.graphql(admin, document, { orderId, status, expectedRevision });
  return body.data.setOrderStatus.__typename as unknown;
};

it("shows a comment to every admin between the order's events, without blocking moves", async () => {
  const { _id: id, number } = await orderKettle();
  const first = await comment(admin, id, "Wait for the tailor", "once");
  expect(first.body.data.commentOnOrder).toMatchObject({
    __typename: "OrderCommented",
    message: "Comment added",
    order: { commentCount: 1, revision: 1 },
  });
  const again = await comment(admin, id, "Wait for the tailor", "once");
  expect(again.body).toEqual(first.body);
  expect(await move(id, "ITEM_PACKING", 1)).toBe("OrderStatusSet");
  const { body } = await shop.graphql(admin, desk, { number });
  expect(body.data.boardOrder).toMatchObject({
    id,
    commentCount: 1,
    revision: 2,
    timeline: [
      { number: 1, kind: "PLACED", by: null, mine: false, mailed: true },
      { number: 2, kind: "COMMENTED", mine: true, comment: "Wait for the tailor", mailed: false },
      {
        number: 3,
        kind: "MOVED",
        by: expect.any(String),
        status: "ITEM_PACKING",
        previousStatus: "ITEM_PREPARING",
        movedBack: false,
      },
    ],
    details: {
      shippingAddress: { address: someAddress.address, email: someAddress.email },
      items: [{ price: 9850, image: expect.any(String) }],
      subtotal: 9850,
    },
  });
});

it("delivers a comment live to viewers of the order only", async () => {
  const [one, other] = [await orderKettle(), await orderKettle()];
  const document = `subscription ($id: ID!) {
    boardOrderChanged(id: $id) { order { id timeline { kind comment } } position remaining }
  }`;
  const follow = (id: string) =>
    subscribeTo(shop.url, document, { token: admin.token, variables: { id } });
  const [ones, others] = [follow(one._id), follow(other._id)];
  const begun = { data: { boardOrderChanged: { order: null, remaining: 0 } } };
  expect(await ones.next()).toMatchObject(begun);
  expect(await others.next()).toMatchObject(begun);
  await comment(admin, one._id, "Call first");
  await comment(admin, other._id, "Second");
  const commented = (id: string, text: string) => ({
    data: {
      boardOrderChanged: {
        order: { id, timeline: [{ kind: "PLACED" }, { kind: "COMMENTED", comment: text }] },
      },
    },
  });
  expect(await ones.next()).toMatchObject(commented(one._id, "Call first"));
  expect(await others.next()).toMatchObject(commented(other._id, "Second"));
});

it("refuses a comment that is empty, too long or without an order, and callers who aren't admins", async () => {
  const { _id: id, number } = await orderKettle();
  const refused = (message: string) => ({ code: "INVALID_INPUT", message });
  const answer = async (text: string, orderId = id) =>
    (await comment(admin, orderId, text)).body.data.commentOnOrder as unknown;
  expect(await answer(" \u200b ")).toMatchObject(refused("Please write a comment"));
  expect(await answer("a".repeat(1001))).toMatchObject(refused("At most 1000 characters"));
  expect(await answer("Hello", "nobody-s")).toMatchObject({ code: "NOT_FOUND" });
  expect((await comment(ann, id, "Mine")).body.errors[0].extensions.code).toBe("FORBIDDEN");
  const response = await shop.graphql(ann, desk, { number });
  expect(response.body.errors[0].extensions.code).toBe("FORBIDDEN");
});

it("is not visible to the buyer", async () => {
  const { _id: id, number } = await orderKettle();
  const query = `query ($number: String!) {
    orderByNumber(number: $number) { revision updatedAt history { at } steps { at number } }
  }`;
  const own = async (): Promise<readonly unknown[]> => {
    const called = await shop.rest(ann, "GET", `/order/${id}`);
    const response = await shop.graphql(ann, query, { number });
    return [called.body as unknown, response.body as unknown];
  };
  const before = await own();
  await comment(admin, id, "Looks like a friend of the owner's");
  expect(await own()).toEqual(before);
});
