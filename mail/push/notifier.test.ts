import { expect, it } from "vitest";
import type { Account, AccountRole } from "#domain/account/account.ts";
import type { PushDevice } from "#domain/account/ports/push-device-store.ts";
import { createPushNotifier, type News } from "#mail/push/notifier.ts";
import type { OutgoingMail } from "#mail/queue/mail-queue.ts";

const createdAt = "2026-11-26T19:00:00.000Z";

const deviceOf = (accountId: string, change: Partial<PushDevice> = {}) =>
  ({
    id: `phone-of-${accountId}`,
    accountId,
    expiresAt: "2026-12-26T19:00:00.000Z",
    topics: { orders: true, alerts: true, newOrders: true },
    ...change,
  }) as PushDevice;

const news: News = {
  template: "new-order",
  data: { orderId: "8c1d", number: "NV-20436", totalCents: 100, units: 1, city: "Galle" } as never,
  key: "0000000007",
  createdAt,
};

/** The accounts of the devices that a new order notifies. */
const notified = async (
  devices: readonly PushDevice[],
  roles: Readonly<Record<string, AccountRole>>,
) => {
  const queued: OutgoingMail[] = [];
  const notifier = createPushNotifier({
    queue: {
      put: async (...mails: readonly OutgoingMail[]) => queued.push(...mails),
      replaceBefore: async () => undefined,
    } as never,
    devices: { forNewOrders: async () => devices } as never,
    accounts: {
      byIds: async (ids) =>
        new Map(
          ids.flatMap((id) =>
            roles[id] ? [[id, { id, role: roles[id], language: "en" } as Account] as const] : [],
          ),
        ),
    },
  });
  await notifier.toStaff(news);
  return queued.map(({ accountId }) => accountId);
};

it("notifies of new orders only the people who still work on orders", async () => {
  const devices = ["ann", "ben", "cid", "dee"].map((id) => deviceOf(id));
  const roles = { ann: "admin", ben: "orders", cid: "shopper", dee: "analyst" } as const;
  expect(await notified(devices, roles)).toEqual(["ann", "ben"]);
});

it("notifies of an undone move only the devices that have received the news of it", async () => {
  const queued: string[] = [];
  const notifier = createPushNotifier({
    queue: {
      put: async (...mails: readonly OutgoingMail[]) => queued.push(...mails.map(({ id }) => id)),
      replaceBefore: async () => undefined,
      withdraw: async (id: string) => id === "push.laptop.order-8c1d.0000000006",
    } as never,
    devices: {
      ofAccount: async () => [deviceOf("ann"), deviceOf("ann", { id: "laptop" })],
    } as never,
    accounts: {
      byIds: async () =>
        new Map([["ann", { id: "ann", role: "shopper", language: "en" } as Account]]),
    },
  });
  const moved: News = { ...news, template: "order-status", data: { orderId: "8c1d" } as never };
  expect(await notifier.takeBack("ann", moved, "0000000006")).toBe(1);
  expect(queued).toEqual(["push.phone-of-ann.order-8c1d.0000000007"]);
});

it("leaves out erased accounts, ended sessions and switches that are off", async () => {
  const devices = [
    deviceOf("ann"),
    deviceOf("erased"),
    deviceOf("ben", { expiresAt: createdAt }),
    deviceOf("cid", { topics: { orders: true, alerts: true, newOrders: false } }),
  ];
  expect(await notified(devices, { ann: "admin", ben: "admin", cid: "admin" })).toEqual(["ann"]);
});
