import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { caughtUp } from "../../testing/caught-up.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";
import { eventually } from "../../testing/eventually.ts";
import { shopOfFile } from "../../testing/shop-of-file.ts";

const { opened: shopOf, emailOf } = shopOfFile();

const withPeople = async (shop: TestShop) => {
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 10 });
  return { shop, ann, admin };
};

const opened = () => withPeople(shopOf());

/** A shop without the changes of other tests. */
const openedAlone = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  return withPeople(shop);
};

interface Placed {
  readonly _id: string;
  readonly number: string;
}

const orderKettles = async (shop: TestShop, who: Person, quantity = 2): Promise<Placed> => {
  const answer = await shop.rest(who, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity }],
    shippingAddress: someAddress,
    totalPrice: quantity * 9850 + 500,
    again: true,
  });
  return (answer.body as { readonly data: Placed }).data;
};

const move = (shop: TestShop, admin: Person, id: string, status: string) =>
  shop.rest(admin, "PUT", `/order/${id}`, { status });

const kettles = async (shop: TestShop): Promise<unknown> =>
  (await shop.rest(null, "GET", "/products/uva-kettle")).body.countInStock;

const awaited = async (shop: TestShop, admin: Person): Promise<readonly string[]> => {
  const { body } = await shop.graphql(admin, "{ awaitedReturns { id } }");
  return (body.data.awaitedReturns as readonly { readonly id: string }[]).map(({ id }) => id);
};

const cancel = (shop: TestShop, who: Person, id: string, expectedRevision: number, more = {}) =>
  shop.graphql(
    who,
    `mutation ($id: ID!, $note: String, $expectedRevision: Int!, $commandId: ID) {
      cancelOrderByStaff(orderId: $id, reason: NOT_REACHED, note: $note,
        expectedRevision: $expectedRevision, commandId: $commandId) {
        __typename
        ... on Refusal { code message }
        ... on ChangedMeanwhile { order { timeline { kind mine } } }
        ... on StaffOrderChanged { message order {
          cancelledAt timeline { kind mine staffReason note mailed }
        } }
      }
    }`,
    { id, expectedRevision, ...more },
  );

it("cancels an order on the road for staff: stock returns with its goods, and the buyer reads the words live", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  await move(shop, admin, id, "Out for Delivery");
  const updates = subscribeTo(
    shop.url,
    `subscription { orderChanged { order {
      phase steps { kind byShop note reason }
    } } }`,
    { token: ann.token },
  );
  await updates.next();
  const note = "We called three times.";
  const answer = await cancel(shop, admin, id, 2, { note, commandId: "c" });
  expect(answer.body.data.cancelOrderByStaff).toMatchObject({
    __typename: "StaffOrderChanged",
    order: {
      cancelledAt: expect.any(String),
      timeline: [
        { kind: "PLACED" },
        { kind: "MOVED" },
        { kind: "CANCELLED", mine: true, staffReason: "Cannot be reached", note, mailed: true },
      ],
    },
  });
  expect(await kettles(shop)).toBe(8);
  expect(await updates.next()).toMatchObject({
    data: {
      orderChanged: {
        order: {
          phase: "CANCELLED",
          steps: [
            { kind: "PLACED", byShop: false },
            { kind: "MOVED" },
            { kind: "CANCELLED", byShop: true, note, reason: null },
          ],
        },
      },
    },
  });
  const again = await cancel(shop, admin, id, 2, { note, commandId: "c" });
  expect(again.body).toEqual(answer.body);
  // The goods had left the shop: they are awaited, and counted when they are back.
  expect(await awaited(shop, admin)).toEqual([id]);
  await shop.graphql(
    admin,
    `mutation ($id: ID!) { receiveReturn(orderId: $id) { ... on ReturnReceived { message } } }`,
    { id },
  );
  expect(await kettles(shop)).toBe(10);
  expect(await awaited(shop, admin)).toEqual([]);
});

const changeItems = (
  shop: TestShop,
  who: Person,
  id: string,
  items: readonly { readonly productId: string; readonly quantity: number }[],
  expectedRevision: number,
) =>
  shop.graphql(
    who,
    `mutation ($id: ID!, $items: [OrderLineInput!]!, $expectedRevision: Int!) {
      changeOrderItems(orderId: $id, items: $items, expectedRevision: $expectedRevision) {
        __typename
        ... on Refusal { code message }
        ... on StaffOrderChanged { order {
          revision totalPrice items { productId quantity }
          timeline { kind mine mailed total previousTotal
            items { name previousQuantity quantity } }
        } }
      }
    }`,
    { id, items, expectedRevision },
  );

it("changes items while the buyer watches: stock, totals, lists, CSV and history follow", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id, number } = await orderKettles(shop, ann);
  const mirrors = (await shop.rest(null, "GET", "/products/poya-mirror")).body;
  const { price, countInStock } = mirrors as {
    readonly price: number;
    readonly countInStock: number;
  };
  const updates = subscribeTo(
    shop.url,
    `subscription { orderChanged { order { totalPrice steps { kind total } } } }`,
    { token: ann.token },
  );
  await updates.next();
  const items = [
    { productId: "uva-kettle", quantity: 1 },
    { productId: "poya-mirror", quantity: 2 },
  ];
  const before = 2 * 9850 + 500;
  const total = 9850 + 2 * price + 500;
  const changed = await changeItems(shop, admin, id, items, 1);
  expect(changed.body.data.changeOrderItems).toMatchObject({
    __typename: "StaffOrderChanged",
    order: {
      totalPrice: total,
      items: [
        { productId: "poya-mirror", quantity: 2 },
        { productId: "uva-kettle", quantity: 1 },
      ],
      timeline: [
        { kind: "PLACED" },
        {
          kind: "ITEMS_CHANGED",
          mine: true,
          mailed: true,
          total,
          previousTotal: before,
          items: [
            { name: "Uva Kettle", previousQuantity: 2, quantity: 1 },
            { previousQuantity: 0, quantity: 2 },
          ],
        },
      ],
    },
  });
  expect(await updates.next()).toMatchObject({
    data: {
      orderChanged: { order: { totalPrice: total, steps: [{}, { kind: "ITEMS_CHANGED", total }] } },
    },
  });
  expect(await kettles(shop)).toBe(9);
  const left = (await shop.rest(null, "GET", "/products/poya-mirror")).body.countInStock;
  expect(left).toBe(countInStock - 2);
  const one = await shop.rest(ann, "GET", `/order/${id}`);
  expect(one.body.data).toMatchObject({ totalPrice: total });
  const csv = await fetch(`${shop.url}/api/orders.csv`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(await csv.text()).toContain(String(total));

  const { revision } = changed.body.data.changeOrderItems.order as { readonly revision: number };
  const back = await changeItems(
    shop,
    admin,
    id,
    [{ productId: "uva-kettle", quantity: 2 }],
    revision,
  );
  expect(back.body.data.changeOrderItems).toMatchObject({ order: { totalPrice: before } });
  expect(await kettles(shop)).toBe(8);
  const stale = await changeItems(shop, admin, id, items, revision);
  expect(stale.body.data.changeOrderItems).toMatchObject({ code: "CHANGED_MEANWHILE" });
  const source = await shop.graphql(
    admin,
    `query ($id: ID!) { orderSource(order: $id, value: TOTAL) { entry { type } } }`,
    { id },
  );
  expect(number).toMatch(/^NV-/);
  expect(source.body.errors).toBeUndefined();
});

it("refuses items that the stock doesn't have, and keeps the order and the stock", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  const refused = await changeItems(
    shop,
    admin,
    id,
    [{ productId: "uva-kettle", quantity: 11 }],
    1,
  );
  expect(refused.body.data.changeOrderItems).toMatchObject({
    __typename: "StockShortage",
    message: "Only 8 of Uva Kettle left.",
  });
  expect(await kettles(shop)).toBe(8);
  const { body } = await shop.graphql(ann, "query ($id: ID!) { order(id: $id) { totalPrice } }", {
    id,
  });
  expect(body.data.order.totalPrice).toBe(2 * 9850 + 500);
  expect((await changeItems(shop, ann, id, [], 1)).body.errors[0].extensions.code).toBe(
    "FORBIDDEN",
  );
});

it("keeps the price of items that the order had, and gives new ones the current price", async () => {
  const { shop, ann, admin } = await openedAlone();
  const { _id: id } = await orderKettles(shop, ann, 1);
  await shop.rest(admin, "PUT", "/products/uva-kettle", { price: 20_000 });
  const kettle = (quantity: number) => ({ productId: "uva-kettle", quantity });
  const more = await changeItems(shop, admin, id, [kettle(2)], 1);
  expect(more.body.data.changeOrderItems).toMatchObject({ order: { totalPrice: 2 * 9850 + 500 } });
});

it("refuses a cancellation on an older revision, and callers who aren't staff", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  await move(shop, admin, id, "Item Packing");
  const refused = await cancel(shop, admin, id, 1);
  expect(refused.body.data.cancelOrderByStaff).toMatchObject({
    __typename: "ChangedMeanwhile",
    order: { timeline: [{ kind: "PLACED" }, { kind: "MOVED", mine: true }] },
  });
  expect((await cancel(shop, ann, id, 2)).body.errors[0].extensions.code).toBe("FORBIDDEN");
  expect(await kettles(shop)).toBe(8);
});

it("erases the words with the buyer's account", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  await cancel(shop, admin, id, 1, { note: "Ann has moved to Kandy." });
  await shop.graphql(admin, "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }", {
    id: ann.id,
  });
  const events = JSON.stringify(await shop.eventsSince(null));
  expect(events).toContain("OrderCancelled");
  expect(events).not.toContain("Kandy.");
  const { body } = await shop.graphql(
    admin,
    "query ($id: ID!) { order(id: $id) { steps { note } } }",
    {
      id,
    },
  );
  expect(JSON.stringify(body)).not.toContain("Kandy.");
});

it("shows a shared comment to the buyer live, and other comments never", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  const updates = subscribeTo(
    shop.url,
    "subscription { orderChanged { order { steps { kind note } } } }",
    { token: ann.token },
  );
  await updates.next();
  const comment = (text: string, shared: boolean) =>
    shop.graphql(
      admin,
      `mutation ($id: ID!, $text: String!, $shared: Boolean!) {
        commentOnOrder(orderId: $id, text: $text, shared: $shared) {
          ... on OrderCommented { message order { revision timeline { kind comment shared mailed } } }
        }
      }`,
      { id, text, shared },
    );
  await comment("Talks a lot.", false);
  const answer = await comment("We call you this afternoon.", true);
  expect(answer.body.data.commentOnOrder).toMatchObject({
    message: "Comment added. The customer gets an email.",
    order: {
      revision: 1,
      timeline: [
        { kind: "PLACED" },
        { kind: "COMMENTED", shared: false, mailed: false },
        { kind: "COMMENTED", shared: true, mailed: true },
      ],
    },
  });
  const { data } = (await updates.next()) as {
    readonly data: { readonly orderChanged: { readonly order: { readonly steps: unknown } } };
  };
  expect(data.orderChanged.order.steps).toEqual([
    { kind: "PLACED", note: null },
    { kind: "COMMENTED", note: "We call you this afternoon." },
  ]);
  await shop.graphql(admin, "mutation ($id: ID!) { eraseAccount(accountId: $id) { __typename } }", {
    id: ann.id,
  });
  const { body } = await shop.graphql(
    admin,
    "query ($id: ID!) { order(id: $id) { steps { note } } }",
    {
      id,
    },
  );
  expect(JSON.stringify(body)).not.toContain("afternoon");
});

it("takes delivered items back: stock, refund, order page and file of orders follow", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  await move(shop, admin, id, "Delivered");
  const giveBack = (quantity: number, restock: boolean, expectedRevision: number) =>
    shop.graphql(
      admin,
      `mutation ($id: ID!, $quantity: Int!, $restock: Boolean!, $expectedRevision: Int!) {
        returnItems(orderId: $id, items: [{ productId: "uva-kettle", quantity: $quantity }],
          reason: DAMAGED, refund: 9850, restock: $restock, expectedRevision: $expectedRevision) {
          __typename
          ... on Refusal { code message }
          ... on StaffOrderChanged { order {
            revision refunded
            details { returnedItems { productId quantity } }
            timeline { kind refund itemReturnReason restocked mailed
              items { previousQuantity quantity } }
          } }
        }
      }`,
      { id, quantity, restock, expectedRevision },
    );
  const first = await giveBack(1, false, 2);
  expect(first.body.data.returnItems).toMatchObject({
    order: {
      revision: 3,
      refunded: 9850,
      details: { returnedItems: [{ productId: "uva-kettle", quantity: 1 }] },
      timeline: [
        {},
        {},
        {
          kind: "ITEMS_RETURNED",
          refund: 9850,
          itemReturnReason: "DAMAGED",
          restocked: false,
          mailed: true,
          items: [{ previousQuantity: 2, quantity: 1 }],
        },
      ],
    },
  });
  expect(await kettles(shop)).toBe(8);
  const tooMany = await giveBack(2, true, 3);
  expect(tooMany.body.data.returnItems).toMatchObject({
    __typename: "InvalidInput",
    message: "At most 1 of Uva Kettle can come back",
  });
  const second = await giveBack(1, true, 3);
  expect(second.body.data.returnItems).toMatchObject({ order: { refunded: 19_700 } });
  expect(await kettles(shop)).toBe(9);
  const own = await shop.graphql(
    ann,
    "query ($id: ID!) { order(id: $id) { refunded totalPrice steps { kind refund } } }",
    { id },
  );
  expect(own.body.data.order).toMatchObject({
    refunded: 19_700,
    totalPrice: 20_200,
    steps: [{}, {}, { kind: "ITEMS_RETURNED", refund: 9850 }, { kind: "ITEMS_RETURNED" }],
  });
  const csv = await fetch(`${shop.url}/api/orders.csv`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(await csv.text()).toMatch(/20200,19700/);
});

it("answers an outdated command with the order of the log while the read models are behind", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  await caughtUp(shop);
  await shop.shop.runner.stop();
  const context = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { id: admin.id, role: "admin" },
    now: new Date().toISOString(),
  } as const;
  const moved = await shop.shop.orders.setStatus(id, "Out for Delivery", 1, context);
  expect(moved).toMatchObject({ accepted: true });
  const { body } = await shop.graphql(
    admin,
    `mutation ($id: ID!) {
      cancelOrderByStaff(orderId: $id, reason: NOT_REACHED, expectedRevision: 1) {
        ... on Refusal { code }
        ... on ChangedMeanwhile { order { id status revision } }
      }
    }`,
    { id },
  );
  expect(body.data.cancelOrderByStaff).toEqual({
    code: "CHANGED_MEANWHILE",
    order: { id, status: "OUT_FOR_DELIVERY", revision: 2 },
  });
});

it("emails the words of a shared comment to a buyer with a verified mailbox", async () => {
  const { shop, admin } = await opened();
  const cat = await shop.signUpVerified("cat");
  const { _id: id } = await orderKettles(shop, cat);
  await shop.graphql(
    admin,
    `mutation ($id: ID!) {
      commentOnOrder(orderId: $id, text: "We call at noon.", shared: true) { __typename }
    }`,
    { id },
  );
  await eventually(() => {
    const mail = shop.letters.find(
      ({ to, subject }) =>
        to.address === emailOf("cat") && subject.endsWith("a message about your order"),
    );
    expect(mail?.text ?? "").toContain("We call at noon.");
  });
});
