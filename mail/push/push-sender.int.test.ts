import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import { createPushNotifier } from "#mail/push/notifier.ts";
import { createPushSender } from "#mail/push/push-sender.ts";
import type { PushOutcome, SendPush } from "#mail/push/push-transport.ts";
import { signallingQueue } from "#mail/queue/mail-queue.ts";
import { accountOf, mailOf, pushDeviceOf, sessionOf } from "../../testing/accounts.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { eventually } from "../../testing/eventually.ts";

const now = () => new Date().toISOString();

/** A sender for devices of Ann, and the requests to push services that are under way. */
const opened = async (ids: readonly string[]) => {
  const stores = openEmbeddedAccounts(temporaryDirectory());
  const { accounts, sessions, pushDevices } = stores;
  const pushes = signallingQueue(stores.pushes);
  await accounts.insert(accountOf("ann", { language: "ta" }));
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  for (const id of ids) {
    await sessions.insert(sessionOf(`${id}'s session`, "ann"));
    const host = id.startsWith("fox") ? "updates.push.services.mozilla.com" : "fcm.googleapis.com";
    await pushDevices.put(
      pushDeviceOf(id, "ann", { expiresAt, endpoint: `https://${host}/${id}` }),
    );
  }
  const open: { id: string; payload: string; end: (outcome: PushOutcome) => void }[] = [];
  const send: SendPush = ({ endpoint }, { payload }) =>
    new Promise((resolve) => {
      const id = endpoint.replace(/.*\//, "");
      const one = {
        id,
        payload,
        end(outcome: PushOutcome) {
          open.splice(open.indexOf(one), 1);
          resolve(outcome);
        },
      };
      open.push(one);
    });
  const sender = createPushSender({
    queue: pushes,
    devices: pushDevices,
    accounts,
    send,
    isPushService: (endpoint) => endpoint.startsWith("https:"),
    log: pino({ level: "silent" }),
  });
  onTestFinished(async () => {
    const stopped = sender.stop();
    for (const one of [...open]) one.end({ outcome: "accepted" });
    await stopped;
    stores.close();
  });
  const notifier = createPushNotifier({
    queue: pushes,
    devices: pushDevices,
    accounts,
  });
  const orderId = (number: number) => ({ orderId: String(number), number: `NV-${number}` });
  return {
    ...{ stores, sender, open },
    openIds: () => open.map(({ id }) => id).toSorted(),
    notify: (number: number, key = "1", createdAt = now()) =>
      notifier.toAccount("ann", {
        ...{ template: "order-cancelled", data: orderId(number), key, createdAt },
      }),
  };
};

it("sends to four devices of a push service at a time, and to another service in parallel", async () => {
  const devices = ["c1", "c2", "c3", "c4", "c5", "c6", "fox"];
  const { sender, notify, open, openIds, stores } = await opened(devices);
  expect(await notify(1)).toBe(7);
  sender.start();
  await eventually(() => expect(open).toHaveLength(5));
  expect(openIds()).toContain("fox");
  for (const one of open.filter(({ id }) => id !== "fox")) one.end({ outcome: "accepted" });
  await eventually(() => expect(open).toHaveLength(3));
  for (const one of [...open]) one.end({ outcome: "accepted" });
  await eventually(async () => expect(await stores.pushes.pendingCount()).toBe(0));
});

it("sends the messages of a device one after the other, oldest first, in its person's language", async () => {
  const { sender, notify, open, stores } = await opened(["c1"]);
  await notify(1, "1", "2026-11-21T10:00:00.000Z");
  await notify(2, "1", now());
  await notify(3, "1", now());
  sender.start();
  await eventually(() => expect(open).toHaveLength(1));
  // The second message replaced the first.
  expect(open[0]?.payload).toContain("NV-2");
  expect(open[0]?.payload).toContain("உங்கள் ஓடரை ரத்துசெய்தோம்");
  open[0]?.end({ outcome: "accepted" });
  await eventually(() => expect(open[0]?.payload).toContain("NV-3"));
  expect(open).toHaveLength(1);
  open[0]?.end({ outcome: "refused", reason: "HTTP 400" });
  await eventually(async () => expect(await stores.pushes.pendingCount()).toBe(0));
});

it("queues an event once, and a later one of the same order instead of it", async () => {
  const { notify, stores } = await opened(["c1"]);
  await notify(1, "1");
  await notify(1, "1");
  expect(await stores.pushes.pendingCount()).toBe(1);
  await notify(1, "2");
  await notify(1, "1");
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const waiting = await stores.pushes.claim(inSeconds(1), inSeconds(60), 10);
  expect(waiting.map(({ id }) => id)).toEqual(["push.c1.order-1.2"]);
});

it("gives up a message of an unknown kind without stopping", async () => {
  const { sender, notify, open, stores } = await opened(["c1"]);
  const to = { name: "", address: "c1" };
  await stores.pushes.put(mailOf("later", { template: "of a later release", to }));
  await stores.pushes.put(mailOf("odd", { template: "order-status", to, data: { number: 5 } }));
  await notify(1);
  sender.start();
  await eventually(() => expect(open).toHaveLength(1));
  expect(await stores.pushes.pendingCount()).toBe(1);
});
