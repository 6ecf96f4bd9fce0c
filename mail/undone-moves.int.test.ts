import { expect, it, onTestFinished } from "vitest";
import { someAddress } from "../testing/api-client.ts";
import { eventually } from "../testing/eventually.ts";
import { openTestShop } from "../testing/test-shop.ts";

it("emails no status that staff undo, nor one of an order that is cancelled", async () => {
  const shop = await openTestShop({ STATUS_MESSAGE_SECONDS: "3600" });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUpVerified("ann"), await shop.admin()];
  const placed = await shop.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const id = String(placed.body.data._id);
  const about = () =>
    shop.letters.map(({ subject }) => subject).filter((subject) => subject.includes("NV-"));
  await eventually(() => expect(about()).toHaveLength(1));
  const waiting = (count: number) =>
    eventually(async () => expect(await shop.shop.mails.pendingCount()).toBe(count));
  const move = async (status: string) => {
    expect((await shop.rest(admin, "PUT", `/order/${id}`, { status })).status).toBe(200);
  };
  await waiting(0);
  await move("Item Packing");
  await waiting(1);
  await move("Item Preparing");
  await waiting(0);
  await move("Item Packing");
  await waiting(1);
  await move("Out for Delivery");
  await waiting(2);
  await move("Item Packing");
  await waiting(1);
  await move("Item Preparing");
  await waiting(0);
  await move("Item Packing");
  await waiting(1);
  await move("Item Preparing");
  await shop.graphql(ann, "mutation ($id: ID!) { cancelOrder(orderId: $id) { __typename } }", {
    id,
  });
  await eventually(() => expect(about()).toHaveLength(2));
  expect(about()[1]).toMatch(/cancelled$/);
  await waiting(0);
  const mine = "{ myOrders { items { history { status mailedAt } } } }";
  const { history } = (await shop.graphql(ann, mine)).body.data.myOrders.items[0];
  const mailed = (history as readonly { readonly mailedAt: string | null }[]).filter(
    ({ mailedAt }) => mailedAt !== null,
  );
  expect(mailed).toHaveLength(1);
});

it("withdraws the email about a status when the order is cancelled right after", async () => {
  const shop = await openTestShop({ STATUS_MESSAGE_SECONDS: "3600" });
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUpVerified("ann"), await shop.admin()];
  const placed = await shop.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const id = String(placed.body.data._id);
  await shop.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  const pending = () => shop.shop.mails.pendingCount();
  await eventually(async () => expect(await pending()).toBe(1));
  const { revision } = (
    await shop.graphql(admin, "query ($id: ID!) { order(id: $id) { revision } }", { id })
  ).body.data.order;
  await shop.graphql(
    admin,
    `mutation ($id: ID!, $revision: Int!) {
      cancelOrderByStaff(orderId: $id, reason: NOT_REACHED, expectedRevision: $revision) {
        __typename
      }
    }`,
    { id, revision },
  );
  await eventually(() =>
    expect(shop.letters.filter(({ subject }) => /cancelled$/.test(subject))).toHaveLength(1),
  );
  await eventually(async () => expect(await pending()).toBe(0));
});
