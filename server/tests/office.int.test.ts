import { expect, it, onTestFinished } from "vitest";
import { someAddress, type Person } from "../../testing/api-client.ts";
import { subscribeTo } from "../../testing/graphql-socket.ts";
import { openTestShop, type TestShop } from "../../testing/test-shop.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  await shop.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 10 });
  return { shop, ann, admin };
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

const cancel = (shop: TestShop, who: Person, id: string, expectedRevision: number, more = {}) =>
  shop.graphql(
    who,
    `mutation ($id: ID!, $note: String, $expectedRevision: Int!, $commandId: ID) {
      cancelOrderByStaff(orderId: $id, reason: NOT_REACHED, note: $note,
        expectedRevision: $expectedRevision, commandId: $commandId) {
        __typename
        ... on Refusal { code message }
        ... on ChangedMeanwhile { order { happenings { kind mine } } }
        ... on StaffOrderChanged { message order {
          cancelledAt happenings { kind mine staffReason note mailed }
        } }
      }
    }`,
    { id, expectedRevision, ...more },
  );

it("cancels an order on the road for staff: stock returns, and the buyer reads the words live", async () => {
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
      happenings: [
        { kind: "PLACED" },
        { kind: "MOVED" },
        { kind: "CANCELLED", mine: true, staffReason: "Cannot be reached", note, mailed: true },
      ],
    },
  });
  expect(await kettles(shop)).toBe(10);
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
  expect(await kettles(shop)).toBe(10);
});

it("refuses a cancellation on an older revision, and callers who aren't staff", async () => {
  const { shop, ann, admin } = await opened();
  const { _id: id } = await orderKettles(shop, ann);
  await move(shop, admin, id, "Item Packing");
  const refused = await cancel(shop, admin, id, 1);
  expect(refused.body.data.cancelOrderByStaff).toMatchObject({
    __typename: "ChangedMeanwhile",
    order: { happenings: [{ kind: "PLACED" }, { kind: "MOVED", mine: true }] },
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
