import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { openEmbeddedAccounts } from "#accounts/embedded/embedded-accounts.ts";
import type { Webhook } from "#domain/webhook/decider.ts";
import {
  newEndpoint,
  replayedAfter,
  restarted,
  retryWaits,
  updateEndpoint,
} from "#domain/webhook/endpoint.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { newWebhookSecret } from "#mail/webhooks/signature.ts";
import { createWebhookMessages } from "#mail/webhooks/webhook-message.ts";
import { createWebhookSender } from "#mail/webhooks/webhook-sender.ts";
import { createWebhookTransport, PrivateAddress } from "#mail/webhooks/webhook-transport.ts";
import { createCheckedLookup, isPublicAddress } from "#uploads/product-files/public-address.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { startWebhookReceiver } from "../../testing/webhook-receiver.ts";
import { eventually } from "../../testing/eventually.ts";

const webhook: Webhook = {
  webhookId: "sms",
  name: "SMS",
  origin: "http://127.0.0.1",
  kinds: ["stock.received"],
  personal: false,
  paused: null,
};

const network = {
  isPublicAddress,
  lookup: createCheckedLookup({ refusal: () => new PrivateAddress() }),
};

/** A log with stock events, a receiver, and senders whose waits pass at once. */
const opened = async () => {
  const skew = { ms: 0 };
  const now = () => Date.now() + skew.ms;
  const receiver = await startWebhookReceiver(now);
  onTestFinished(receiver.close);
  const store = createMemoryEventStore();
  const accounts = openEmbeddedAccounts(temporaryDirectory());
  const { webhooks } = accounts;
  onTestFinished(() => accounts.close());
  const secret = newWebhookSecret();
  receiver.trust(secret);
  await webhooks.insert(newEndpoint("sms", receiver.url, secret, null));
  let subscriptions: readonly Webhook[] = [webhook];
  const waits: number[] = [];
  const pauses: (readonly [string, string])[] = [];
  let revision = -1;

  const receive = async (...quantities: readonly number[]): Promise<void> => {
    for (const quantity of quantities) {
      const id = randomUUID();
      const metadata = {
        ...{ commandId: id, commandDigest: "", correlationId: id, causationId: id },
        actor: { id: "dilani", role: "admin" } as const,
        occurredAt: "2026-11-26T12:00:00.000Z",
        schemaVersion: 1,
      };
      const data = { quantity };
      await store.append("stock-uva-kettle", revision, [
        { id, type: "StockReceived", data, metadata },
        { id: randomUUID(), type: "LowStockLimitChanged", data: {}, metadata },
      ]);
      revision += 2;
    }
  };

  const startSender = (onSent?: () => void, isOurs = () => true) => {
    const transport = createWebhookTransport([receiver.origin], network);
    const sender = createWebhookSender({
      store,
      endpoints: webhooks,
      subscriptions: async () => subscriptions,
      compose: createWebhookMessages({
        answers: { order: async () => null, report: async () => null },
        isKept: async () => true,
      }),
      post: transport.post,
      async pause(_id, cause, answer) {
        pauses.push([cause, answer]);
        subscriptions = [{ ...webhook, paused: { cause, answer } }];
      },
      isOurs,
      clock: {
        now,
        async pause(ms) {
          waits.push(ms);
          skew.ms += ms;
        },
      },
      log: pino({ level: "silent" }),
      ...(onSent && { onSent }),
    });
    sender.start();
    const stop = async () => {
      await sender.stop();
      transport.close();
    };
    onTestFinished(stop);
    return { ...sender, stop };
  };

  return {
    ...{ receiver, webhooks, waits, pauses, receive, startSender, store },
    quantities: () => receiver.taken.map(({ data }) => data["quantity"]),
    endpoint: async () => {
      const stored = await webhooks.byId("sms");
      if (!stored) throw new Error("The endpoint is gone");
      return stored.endpoint;
    },
    resume() {
      subscriptions = [webhook];
    },
  };
};

it("sends the chosen events in order, each once, with the product and no other kind", async () => {
  const { receiver, receive, startSender, quantities, endpoint, store } = await opened();
  await receive(1, 2, 3);
  startSender();
  await receive(4, 5);
  await eventually(() => expect(quantities()).toEqual([1, 2, 3, 4, 5]));
  expect(receiver.problems).toEqual([]);
  expect(receiver.taken[0]).toMatchObject({
    type: "stock.received",
    data: { productId: "uva-kettle", quantity: 1 },
  });
  expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(5);
  await eventually(async () =>
    expect((await endpoint()).deliveries.map(({ accepted }) => accepted)).toEqual(
      Array.from({ length: 5 }, () => true),
    ),
  );
  expect((await endpoint()).position).toBe(store.log.at(-2)?.position);
});

it("tries a refused message again after the planned waits, before any later one", async () => {
  const { receiver, receive, startSender, quantities, waits } = await opened();
  await receive(1, 2);
  receiver.refuse({ status: 503 }, 3);
  startSender();
  await eventually(() => expect(quantities()).toEqual([1, 2]));
  const { refused, taken } = receiver;
  expect(new Set([...refused, taken[0]?.id]).size).toBe(1);
  for (const [index, wait] of waits.slice(0, 3).entries()) {
    const planned = retryWaits[index] ?? 0;
    expect(wait).toBeGreaterThan(planned - 1000);
    expect(wait).toBeLessThanOrEqual(planned);
  }
});

it.each([302, 304])("doesn't take the answer %i for a delivery", async (status) => {
  const { receiver, receive, startSender, quantities, endpoint } = await opened();
  receiver.refuse({ status, headers: { location: receiver.url } }, 1);
  await receive(1);
  startSender();
  await eventually(() => expect(quantities()).toEqual([1]));
  await eventually(async () =>
    expect((await endpoint()).deliveries.map(({ accepted }) => accepted)).toEqual([true, false]),
  );
});

it("waits as long as the receiver asks", async () => {
  const { receiver, receive, startSender, quantities, waits } = await opened();
  receiver.refuse({ status: 429, headers: { "retry-after": "3600" } }, 1);
  await receive(1);
  startSender();
  await eventually(() => expect(quantities()).toEqual([1]));
  expect(waits[0]).toBeGreaterThan(3_599_000);
});

it("pauses after ten attempts, and continues with the same message when it is resumed", async () => {
  const { receiver, receive, startSender, quantities, pauses, webhooks, resume } = await opened();
  receiver.refuse({ status: 500 });
  await receive(1, 2);
  const sender = startSender();
  await eventually(() => expect(pauses).toEqual([["failed", "HTTP 500"]]));
  expect(receiver.refused).toHaveLength(10);
  receiver.refuse(null);
  await updateEndpoint(webhooks, "sms", restarted);
  resume();
  sender.changed();
  await eventually(() => expect(quantities()).toEqual([1, 2]));
});

it("pauses at once if the receiver is gone", async () => {
  const { receiver, receive, startSender, pauses } = await opened();
  receiver.refuse({ status: 410 });
  await receive(1, 2);
  startSender();
  await eventually(() => expect(pauses).toEqual([["gone", "HTTP 410"]]));
  expect(receiver.refused).toHaveLength(1);
});

it("replays from a place, with the same ids", async () => {
  const { receiver, receive, startSender, quantities, webhooks, store } = await opened();
  const sender = startSender();
  await receive(1, 2, 3);
  await eventually(() => expect(quantities()).toEqual([1, 2, 3]));
  const first = store.log[1]?.position ?? null;
  await updateEndpoint(webhooks, "sms", (each) => replayedAfter(each, first));
  sender.changed();
  await eventually(() => expect(quantities()).toEqual([1, 2, 3, 2, 3]));
  const ids = receiver.taken.map(({ id }) => id);
  expect(ids.slice(3)).toEqual(ids.slice(1, 3));
});

it("continues after its last event in a moved log, and at the end of another one", async () => {
  const { receive, startSender, quantities, webhooks, store } = await opened();
  await receive(1, 2, 3);
  const event = store.log[2];
  if (!event) throw new Error("The log is empty");
  const { id, stream, revision } = event;
  const moveTo = (lastEvent: { id: string; stream: string; revision: number }) =>
    updateEndpoint(webhooks, "sms", (each) => ({ ...restarted(each), position: "zz", lastEvent }));
  await moveTo({ id, stream, revision });
  const sender = startSender();
  await eventually(() => expect(quantities()).toEqual([3]));
  await moveTo({ id: "of another log", stream, revision });
  sender.changed();
  await eventually(async () =>
    expect((await webhooks.byId("sms"))?.endpoint.position).toBe(await store.head()),
  );
  await receive(4);
  await eventually(() => expect(quantities()).toEqual([3, 4]));
});

it("repeats the message that was sent but not recorded, and nothing before it", async () => {
  const { receive, startSender, quantities, receiver } = await opened();
  await receive(1, 2, 3);
  let sent = 0;
  const dying = startSender(() => {
    sent += 1;
    if (sent === 2) throw new Error("The process died");
  });
  // A sender that survived its own failure would send it again as well.
  await eventually(() => expect(quantities().length).toBeGreaterThan(1));
  await dying.stop();
  startSender();
  await eventually(() => expect(quantities().at(-1)).toBe(3));
  expect(quantities()).toEqual([1, 2, 2, 3]);
  expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(3);
});

it("sends nothing in a process that is not responsible", async () => {
  const { receive, startSender, quantities, receiver } = await opened();
  await receive(1);
  const other = startSender(undefined, () => false);
  const delivery = await other.sendTest("sms");
  expect(delivery).toMatchObject({ kind: "test.ping", answer: "HTTP 204", accepted: true });
  expect(receiver.taken.map(({ type }) => type)).toEqual(["test.ping"]);
  expect(await other.sendTest("none")).toBeNull();
  startSender();
  await eventually(() => expect(quantities()).toEqual([undefined, 1]));
});

it.each([
  ["https://127.0.0.1:1/a", "private address"],
  ["https://localhost:1/a", "private address"],
  ["https://[::1]:1/a", "private address"],
  ["https://[::ffff:127.0.0.1]:1/a", "private address"],
  ["https://169.254.169.254/latest", "private address"],
  ["https://0x7f.1/a", "private address"],
  ["http://93.184.215.14/a", "private address"],
])("does not send to %s", async (url, text) => {
  const { post, close } = createWebhookTransport([], network);
  onTestFinished(close);
  const answer = await post(url, "{}", {}, new AbortController().signal);
  expect(answer).toEqual({ status: null, text, retryAfterMs: null });
});

it("tries again immediately if the clock was set back since the last attempt", async () => {
  const { receive, startSender, quantities, webhooks, waits } = await opened();
  await receive(1);
  const ahead = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  await updateEndpoint(webhooks, "sms", (endpoint) => ({
    ...{ ...endpoint, failures: 1, dueAt: ahead },
  }));
  startSender();
  await eventually(() => expect(quantities()).toEqual([1]));
  expect(waits).toEqual([]);
});

it("delays no message by slow receivers at the same host", async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = createWebhookTransport([origin], network);
  onTestFinished(transport.close);
  const { signal } = new AbortController();
  const posts = ["a", "b", "c"].map((each) =>
    transport.post(`${origin}/${each}`, "{}", {}, signal),
  );
  await eventually(() => expect(waiting).toHaveLength(3));
  for (const response of waiting) response.end();
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("follows no redirect, and reads no long answer", async () => {
  const { receiver } = await opened();
  receiver.refuse({ status: 302, headers: { location: receiver.url } });
  const { post, close } = createWebhookTransport([receiver.origin], network);
  onTestFinished(close);
  const answer = await post(receiver.url, "{}", {}, new AbortController().signal);
  expect(answer.text).toBe("HTTP 302");
  expect(receiver.refused).toHaveLength(1);
});
