import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { decodeEvent } from "#event-store/upcasters.ts";
import { accountOf } from "../testing/accounts.ts";
import { someAddress } from "../testing/api-client.ts";
import { ask } from "../testing/ask.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { createMailHandler } from "./mail-handler.ts";
import type { MailQueue, OutgoingMail } from "./queue/mail-queue.ts";

const opened = async () => {
  const shop = await openTestShop();
  onTestFinished(shop.close);
  const [ann, admin] = [await shop.signUp("ann"), await shop.admin()];
  const placed = await shop.rest(ann, "POST", "/order", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
  });
  const orderId = String(placed.body.data._id);
  const accounts = openEmbeddedAccounts(temporaryDirectory());
  onTestFinished(() => accounts.close());
  /** The emails about the order if the consumer of the log reads all its events only now. */
  const lateMails = async (): Promise<readonly OutgoingMail[]> => {
    const queued: OutgoingMail[] = [];
    const queue: MailQueue = {
      ...accounts.mails,
      put: (...mails) => {
        queued.push(...mails);
        return accounts.mails.put(...mails);
      },
    };
    const handle = createMailHandler({
      ...{ answers: shop.shop.answers, queue, waitMs: 0 },
      accounts: { byIds: (ids) => Promise.resolve(new Map(ids.map((id) => [id, accountOf(id)]))) },
    });
    const events = (await shop.eventsSince(null))
      .map(decodeEvent)
      .filter((event) => event !== null);
    await handle(events.filter(({ stream }) => stream === `order-${orderId}`));
    return queued;
  };
  return { shop, ann, admin, orderId, lateMails };
};

it("confirms an order as it was placed, although it has changed since", async () => {
  const { shop, admin, orderId, lateMails } = await opened();
  await ask(
    shop,
    admin,
    `mutation ($id: ID!) {
      changeOrderItems(orderId: $id, items: [{ productId: "uva-kettle", quantity: 3 }],
        expectedRevision: 1) { __typename }
    }`,
    { id: orderId },
  );
  expect((await lateMails()).map(({ template, data }) => ({ template, data }))).toMatchObject([
    { template: "order-placed", data: { totalCents: 1_035_000, lines: [{ quantity: 1 }] } },
    {
      template: "order-changed",
      data: { totalCents: 3_005_000, previousTotalCents: 1_035_000, lines: [{ quantity: 3 }] },
    },
  ]);
});

it("names the day of the run if the buyer agreed to another one", async () => {
  const { shop, ann, admin, orderId, lateMails } = await opened();
  const { deliveryDay } = await ask<{ readonly deliveryDay: { readonly date: string } }>(
    shop,
    ann,
    "query ($id: ID!) { order(id: $id) { deliveryDay { date half } } }",
    { id: orderId },
  );
  const runOn = async (date: string) => {
    const { run } = await ask<{ readonly run: { readonly id: string; readonly edition: number } }>(
      shop,
      admin,
      `mutation ($date: String!, $driver: ID!, $orderIds: [ID!]!) {
        planRun(date: $date, plan: { driverId: $driver }, orderIds: $orderIds) {
          ... on RunSaved { run { id edition } }
        }
      }`,
      { date, driver: admin.id, orderIds: [orderId] },
    );
    await ask(
      shop,
      admin,
      "mutation ($id: ID!, $seen: Int!) { startRun(id: $id, seen: $seen) { __typename } }",
      { id: run.id, seen: run.edition },
    );
    return run.id;
  };
  const onTheRoad = async () => (await lateMails()).at(-1)?.data;

  const early = await runOn("2030-01-04");
  expect(await onTheRoad()).toMatchObject({
    status: "Out for Delivery",
    otherDay: { date: "2030-01-04", agreed: { date: deliveryDay.date, half: "morning" } },
  });
  await ask(
    shop,
    admin,
    `mutation ($id: ID!, $orderId: ID!) {
      answerStop(id: $id, orderId: $orderId, answeredAt: "2030-01-04T03:00:00.000Z",
        failed: { failure: NOT_AT_HOME }, commandId: "not at home") { __typename }
    }`,
    { id: early, orderId },
  );
  await runOn(deliveryDay.date);
  expect(await onTheRoad()).not.toHaveProperty("otherDay");
});
