import { expect, it } from "vitest";
import { someAddress, type Answer, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf } = shopOfFile();

const opened = async () => {
  const shop = shopOf();
  const [ann, ben, admin] = [
    await shop.signUp("ann"),
    await shop.signUp("ben"),
    await shop.admin(),
  ];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 10 });
  return { shop, ann, ben, admin };
};

const orderKettles = async (shop: TestShop, who: Person, quantity = 2): Promise<string> => {
  const answer = await shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity }],
    shippingAddress: someAddress,
    totalPrice: quantity * 9850 + 500,
    again: true,
  });
  return (answer.body as { readonly data: { readonly _id: string } }).data._id;
};

const cancel = (shop: TestShop, who: Person | null, id: string, more: object = {}) =>
  shop.graphql(
    who,
    `mutation ($id: ID!, $reason: CancelReason, $commandId: ID) {
      cancelOrder(orderId: $id, reason: $reason, commandId: $commandId) {
        __typename
        ... on Refusal { code message }
        ... on OrderCancelled { message order { id phase status cancelledAt } }
      }
    }`,
    { id, ...more },
  );

const changeAddress = (shop: TestShop, who: Person, id: string, address: object) =>
  shop.graphql(
    who,
    `mutation ($id: ID!, $address: ShippingAddressInput!) {
      changeDeliveryAddress(orderId: $id, address: $address) {
        __typename
        ... on Refusal { code message }
        ... on InvalidInput { fields { field message } }
        ... on DeliveryAddressChanged { message order { shippingAddress { address phone } } }
      }
    }`,
    { id, address },
  );

const move = (shop: TestShop, admin: Person, id: string, status: string) =>
  shop.rest(admin, "PUT", `/order/${id}`, { status });

const kettles = async (shop: TestShop): Promise<unknown> =>
  (await shop.rest(null, "GET", "/products/uva-kettle")).body.countInStock;

const board = async (shop: TestShop, admin: Person): Promise<unknown> => {
  const { body } = await shop.graphql(
    admin,
    `{ orderBoard { totalCount items { id } counts { count } }
       gone: orderBoard(cancelled: true) { totalCount items { id cancelledAt } } }`,
  );
  return (body as { readonly data: unknown }).data;
};

it("cancels an order: stock, board, order list and documented lists show it at once", async () => {
  const { shop, ann, admin } = await opened();
  const stays = await orderKettles(shop, ann, 1);
  const id = await orderKettles(shop, ann);
  expect(await kettles(shop)).toBe(7);
  const answer = await cancel(shop, ann, id, { reason: "CHANGED_MIND", commandId: "c" });
  expect(answer.body.data.cancelOrder).toEqual({
    __typename: "OrderCancelled",
    message: "Your order was cancelled. The items are back in stock.",
    order: {
      id,
      phase: "CANCELLED",
      status: "ITEM_PREPARING",
      cancelledAt: expect.any(String),
    },
  });
  expect(await kettles(shop)).toBe(9);
  expect(await board(shop, admin)).toMatchObject({
    orderBoard: {
      totalCount: 1,
      items: [{ id: stays }],
      counts: [{ count: 1 }, { count: 0 }, { count: 0 }, { count: 0 }],
    },
    gone: { totalCount: 1, items: [{ id, cancelledAt: expect.any(String) }] },
  });
  const own = await shop.graphql(ann, "{ myOrders { totalCount items { id phase } } }");
  expect(own.body.data.myOrders).toEqual({
    totalCount: 2,
    items: [
      { id, phase: "CANCELLED" },
      { id: stays, phase: "PLACED" },
    ],
  });
  const ids = ({ body }: Answer) =>
    (body as { readonly data: readonly { readonly _id: string }[] }).data.map(({ _id }) => _id);
  expect(ids(await shop.rest(admin, "GET", "/order"))).toEqual([stays]);
  expect(ids(await shop.rest(ann, "GET", "/order/myorders"))).toEqual([stays]);
  const one = await shop.rest(ann, "GET", `/order/${id}`);
  expect(one.body.data).toMatchObject({
    cancelledAt: expect.any(String),
    status: "Item Preparing",
  });

  const before = await shop.shop.store.head();
  const again = await cancel(shop, ann, id, { reason: "CHANGED_MIND", commandId: "c" });
  expect(again.body).toEqual(answer.body);
  expect((await move(shop, admin, id, "Delivered")).status).toBe(409);
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("shows a cancellation on an admin's open board", async () => {
  const { shop, ann, admin } = await opened();
  const id = await orderKettles(shop, ann);
  const updates = subscribeTo(
    shop.url,
    "subscription { orderBoardChanged { order { id cancelledAt } } }",
    { token: admin.token },
  );
  await updates.next();
  await cancel(shop, ann, id);
  expect(await updates.next()).toMatchObject({
    data: { orderBoardChanged: { order: { id, cancelledAt: expect.any(String) } } },
  });
});

it("accepts exactly one of a cancellation and a concurrent move, and never loses a unit", async () => {
  const { shop, ann, admin } = await opened();
  let kept = 0;
  for (let round = 0; round < 8; round += 1) {
    const id = await orderKettles(shop, ann, 1);
    const send = () => move(shop, admin, id, "Out for Delivery");
    const takeBack = () => cancel(shop, ann, id);
    const [first, second] = round % 2 === 0 ? [send, takeBack] : [takeBack, send];
    await Promise.all([first(), second()]);
    const { body } = await shop.graphql(
      ann,
      "query ($id: ID!) { order(id: $id) { phase status } }",
      {
        id,
      },
    );
    const { phase, status } = body.data.order;
    expect([phase, status]).toEqual(
      phase === "CANCELLED" ? ["CANCELLED", "ITEM_PREPARING"] : ["PLACED", "OUT_FOR_DELIVERY"],
    );
    kept += Number(phase === "PLACED");
  }
  expect(await kettles(shop)).toBe(10 - kept);
});

it("changes the address of an order while it is being prepared, and not later", async () => {
  const { shop, ann, admin } = await opened();
  const id = await orderKettles(shop, ann);
  const elsewhere = { ...someAddress, address: "7 Lake Road", phone: "0112345678" };
  const changed = await changeAddress(shop, ann, id, elsewhere);
  expect(changed.body.data.changeDeliveryAddress).toEqual({
    __typename: "DeliveryAddressChanged",
    message: "Delivery address changed",
    order: { shippingAddress: { address: "7 Lake Road", phone: "0112345678" } },
  });
  const seen = await shop.graphql(admin, "{ orderBoard { items { id address phone } } }");
  expect(seen.body.data.orderBoard.items).toContainEqual({
    id,
    address: "7 Lake Road",
    phone: "0112345678",
  });
  const wrong = await changeAddress(shop, ann, id, { ...elsewhere, city: "" });
  expect(wrong.body.data.changeDeliveryAddress).toMatchObject({
    __typename: "InvalidInput",
    fields: [{ field: "shippingAddress.city", message: "Please enter your city" }],
  });
  await move(shop, admin, id, "Item Packing");
  expect((await changeAddress(shop, ann, id, someAddress)).body.data).toMatchObject({
    changeDeliveryAddress: { __typename: "OrderClosed", code: "ORDER_CLOSED" },
  });
  expect((await cancel(shop, ann, id)).body.data).toMatchObject({
    cancelOrder: { __typename: "OrderClosed", code: "ORDER_CLOSED" },
  });
});

it("seals the new address, and erases it with the buyer's account", async () => {
  const { shop, ann, admin } = await opened();
  const before = await shop.shop.store.head();
  const id = await orderKettles(shop, ann);
  await changeAddress(shop, ann, id, { ...someAddress, address: "7 Lake Road" });
  await shop.graphql(admin, "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }", {
    id: ann.id,
  });
  const events = await shop.eventsSince(before);
  const changed = events.find(({ type }) => type === "DeliveryAddressChanged");
  expect(changed?.data).toMatchObject({ shippingAddress: { firstName: "Erased", address: "" } });
  const { body } = await shop.graphql(
    admin,
    "query ($id: ID!) { order(id: $id) { shippingAddress { address } } }",
    { id },
  );
  expect(body.data.order).toEqual({ shippingAddress: { address: "" } });
});

it("is available to the buyer only; an admin can read the order, also by its number", async () => {
  const { shop, ann, ben, admin } = await opened();
  const id = await orderKettles(shop, ann);
  const query = "query ($number: String!) { orderByNumber(number: $number) { id } }";
  const { body } = await shop.rest(ann, "GET", `/order/${id}`);
  const number = body.data.number as string;
  const orderSeenBy = async (who: Person): Promise<unknown> =>
    ((await shop.graphql(who, query, { number })).body as { readonly data: unknown }).data;
  expect(await orderSeenBy(ann)).toEqual({ orderByNumber: { id } });
  expect(await orderSeenBy(admin)).toEqual({ orderByNumber: { id } });
  expect(await orderSeenBy(ben)).toEqual({ orderByNumber: null });
  const before = await shop.shop.store.head();
  for (const who of [ben, admin]) {
    expect((await cancel(shop, who, id)).body.data.cancelOrder).toMatchObject({
      __typename: "NotFound",
    });
    expect((await changeAddress(shop, who, id, someAddress)).body.data).toMatchObject({
      changeDeliveryAddress: { __typename: "NotFound" },
    });
  }
  expect((await cancel(shop, null, id)).body.errors[0].extensions.code).toBe("UNAUTHENTICATED");
  expect(await shop.eventsSince(before)).toEqual([]);
});

it("shows the history of an order in steps, merging moves back and forth", async () => {
  const { shop, ann, admin } = await opened();
  const id = await orderKettles(shop, ann);
  await changeAddress(shop, ann, id, { ...someAddress, phone: "0112345678" });
  for (const status of [1, 2, 3].flatMap(() => ["Item Packing", "Item Preparing"])) {
    await move(shop, admin, id, status);
  }
  await cancel(shop, ann, id, { reason: "TAKES_TOO_LONG" });
  const { body } = await shop.graphql(
    ann,
    `query ($id: ID!) { order(id: $id) { steps {
      kind number status previousStatus fields reason moves { movedBack mailedAt }
    } } }`,
    { id },
  );
  const { steps } = body.data.order;
  expect(steps).toMatchObject([
    { kind: "PLACED", number: 1, status: "ITEM_PREPARING", moves: [{ movedBack: false }] },
    { kind: "ADDRESS_CHANGED", number: 2, fields: ["PHONE"], moves: [] },
    { kind: "WENT_BETWEEN", number: 8, status: "ITEM_PACKING", previousStatus: "ITEM_PREPARING" },
    { kind: "CANCELLED", number: 9, reason: "TAKES_TOO_LONG", status: null },
  ]);
  expect(steps[2].moves).toHaveLength(6);
});
