import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { orderDecider } from "#domain/order/decider.ts";
import { erasedAddress } from "#domain/order/erased-address.ts";
import type { CommandContext } from "#domain/ports.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import {
  noEvents,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from "#event-store/event-store.ts";
import { digestOf } from "#event-store/new-event.ts";
import { someAddress } from "../../testing/api-client.ts";
import { someEvent } from "../../testing/events.ts";
import { collect } from "../../testing/collect.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { orderOf } from "../../testing/shop.ts";
import { digestsOfShop, keyedDigest } from "./command-digest.ts";
import { createSealedEventStore } from "./sealed-event-store.ts";

const submitted = (userId = "ann"): NewEvent => ({
  ...someEvent({ userId, shippingAddress: someAddress, totalCents: 5 }),
  type: "OrderSubmitted",
});

const opened = async () => {
  const keys = new Map<string, Buffer>();
  const erased = new Set<string>();
  const readings: (readonly string[])[] = [];
  const made: string[] = [];
  const stored = await openEmbeddedEventStore(temporaryDirectory());
  onTestFinished(() => stored.close());
  const store = createSealedEventStore(stored, {
    async keysOf(people) {
      readings.push(people);
      return new Map([...keys].filter(([person]) => people.includes(person)));
    },
    async ensureKey(person) {
      made.push(person);
      const key = keys.get(person) ?? randomBytes(32);
      keys.set(person, key);
      return key;
    },
    erasedAmong: async (people) => new Set(people.filter((person) => erased.has(person))),
  });
  return { store, stored, keys, erased, readings, made };
};

const addressOf = (event: RecordedEvent | undefined): unknown =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it nothing is known of the field
  (event?.data as { readonly shippingAddress?: unknown } | undefined)?.shippingAddress;

it("returns the events as appended, by stream, from the whole log and by subscription", async () => {
  const { store } = await opened();
  await store.append("order-1", noEvents, [submitted()]);
  const [ofStream] = await collect(store.readStream("order-1"));
  const [ofAll] = await collect(store.readAll(null));
  const delivered = await new Promise<RecordedEvent | undefined>((resolve, reject) => {
    const subscription = store.subscribe(null, async ([event]) => resolve(event), reject);
    onTestFinished(() => subscription.stop());
  });
  for (const event of [ofStream, ofAll, delivered]) {
    expect(event?.data).toEqual({ userId: "ann", shippingAddress: someAddress, totalCents: 5 });
  }
});

it("stores no personal field in the clear, with any way to append", async () => {
  const { store, stored } = await opened();
  await store.append("order-1", noEvents, [submitted()]);
  const together = await store.multiStreamAppend?.([
    { stream: "order-2", expectedRevision: noEvents, events: [submitted()] },
    { stream: "cart-1", expectedRevision: noEvents, events: [someEvent()] },
  ]);
  expect(together?.outcome).toBe("written");
  const text = JSON.stringify(await collect(stored.readAll(null)));
  for (const value of Object.values(someAddress)) expect(text).not.toContain(value);
});

it("returns the fixed value once the key is deleted, even if a new key exists", async () => {
  const { store, keys } = await opened();
  await store.append("order-1", noEvents, [submitted()]);
  keys.delete("ann");
  expect(addressOf((await collect(store.readAll(null)))[0])).toEqual(erasedAddress);
  await store.append("order-2", noEvents, [submitted()]);
  const [first, second] = await collect(store.readAll(null));
  expect(addressOf(first)).toEqual(erasedAddress);
  expect(addressOf(second)).toEqual(someAddress);
});

it("seals the texts of staff with the key of their author", async () => {
  const { store, stored, keys } = await opened();
  const reason = "Nimal Perera dropped it";
  const counted = { ...someEvent({ onHand: 1, previousOnHand: 2, reason }), type: "StockAdjusted" };
  await store.append("stock-1", noEvents, [counted]);
  expect([...keys.keys()]).toEqual([counted.metadata.actor.id]);
  expect(JSON.stringify(await collect(stored.readAll(null)))).not.toContain(reason);
  const read = async () => (await collect(store.readStream("stock-1")))[0]?.data;
  expect(await read()).toMatchObject({ reason });
  keys.clear();
  expect(await read()).toEqual({ onHand: 1, previousOnHand: 2, reason: "Erased" });
});

it("reads texts that an older release stored in the clear, until their person is erased", async () => {
  const { store, stored, keys } = await opened();
  const review = { userId: "ann", rating: 4, comment: "Sold by Nimal", name: "Ann" };
  const submit = { ...someEvent(review), type: "ReviewSubmitted" };
  await store.append("review-1", noEvents, [submit]);
  const [sealed] = await collect(stored.readAll(null));
  const name = (sealed?.data as typeof review | undefined)?.name;
  const read = async () => (await collect(store.readStream("review-1"))).at(-1)?.data;
  await stored.append("review-1", 0, [{ ...submit, id: randomUUID(), data: { ...review, name } }]);
  expect(await read()).toEqual(review);
  keys.clear();
  expect(await read()).toEqual({ userId: "ann", rating: 4, comment: "", name: "Erased" });
});

it("does not decrypt an event that was moved to another stream", async () => {
  const { store, stored } = await opened();
  await store.append("order-1", noEvents, [submitted()]);
  const [original] = await collect(stored.readAll(null));
  await stored.append("order-2", noEvents, [{ ...submitted(), data: original?.data ?? {} }]);
  expect(addressOf((await collect(store.readStream("order-2")))[0])).toEqual(erasedAddress);
});

it("leaves fields alone that are not personal or were stored before keys existed", async () => {
  const { store, stored } = await opened();
  await stored.append("order-1", noEvents, [submitted()]);
  await store.append("cart-1", noEvents, [someEvent({ userId: "ann" })]);
  const [first, second] = await collect(store.readAll(null));
  expect(addressOf(first)).toEqual(someAddress);
  expect(second?.data).toEqual({ userId: "ann" });
});

it("reads the keys of many events at once, one read a person", async () => {
  const { store, readings } = await opened();
  await Promise.all(
    Array.from({ length: 200 }, (_, order) =>
      store.append(`order-${order}`, noEvents, [submitted(`person-${order % 20}`), someEvent()]),
    ),
  );
  const events = await collect(store.readAll(null));
  expect(events).toHaveLength(400);
  for (const event of events.filter(({ type }) => type === "OrderSubmitted")) {
    expect(addressOf(event)).toEqual(someAddress);
  }
  expect(readings).toHaveLength(4);
  for (const people of readings) expect(people.length).toBe(new Set(people).size);
  readings.length = 0;
  let batches = 0;
  await new Promise<void>((resolve, reject) => {
    let left = 400;
    const subscription = store.subscribe(
      null,
      async (delivered) => {
        batches += 1;
        left -= delivered.length;
        if (left === 0) resolve();
      },
      reject,
    );
    onTestFinished(() => subscription.stop());
  });
  // A batch holds at least a hundred events.
  expect(batches).toBeLessThanOrEqual(4);
  expect(readings).toHaveLength(batches);
  for (const people of readings) expect(people.length).toBe(new Set(people).size);
});

it("reads no keys for events without personal fields", async () => {
  const { store, readings } = await opened();
  await store.append("cart-1", noEvents, [someEvent({ userId: "ann" })]);
  await collect(store.readAll(null));
  expect(readings).toEqual([]);
});

describe("digests of commands", () => {
  const context = (commandId: string): CommandContext => ({
    ...{ commandId, correlationId: commandId },
    actor: { id: "ann", role: "shopper" },
    now: "2026-11-21T10:00:00.000Z",
  });
  const order = {
    type: "SubmitOrder",
    content: orderOf(),
  } as const;
  const intent = { placeOrder: { shippingAddress: someAddress } };

  const submit = (store: EventStore, asked: unknown = intent, commandId = "c1") =>
    createCommandHandler({ store }).handle(
      ...([orderDecider, "1", order, context(commandId), asked] as const),
    );

  it("are stored keyed, and recognize a repeated command in another process", async () => {
    const { store, stored, keys } = await opened();
    expect(await submit(store)).toMatchObject({ accepted: true, repeated: false });
    const [first] = await collect(stored.readAll(null));
    expect(first?.metadata.commandDigest).toMatch(/^~[\w-]{16}$/);
    expect(JSON.stringify(first)).not.toContain(digestOf(intent));
    const ann = keys.get("ann") ?? Buffer.alloc(0);
    expect(first?.metadata.commandDigest).toBe(keyedDigest(digestOf(intent), ann));

    expect(await submit(store)).toMatchObject({ accepted: true, repeated: true });
    expect(await submit(store, { placeOrder: {} })).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
  });

  it("confirm no guess after an erasure", async () => {
    const { store, stored, keys, erased } = await opened();
    await submit(store);
    keys.delete("ann");
    erased.add("ann");
    const [first] = await collect(stored.readAll(null));
    const digest = first?.metadata.commandDigest ?? "";
    for (const key of keys.values()) {
      expect(digest).not.toBe(keyedDigest(digestOf(intent), key));
    }
    // The command's id recognizes it.
    const known = { digest, person: "ann" };
    for (const guess of [digestOf(intent), digestOf({})]) {
      expect(await store.isDigestOf?.(known, guess)).toBe(true);
    }
  });

  it("of a command without personal data need only the shop's key, read once", async () => {
    const { store, stored, made } = await opened();
    for (const stream of ["cart-1", "cart-2"]) {
      await store.append(stream, noEvents, [someEvent({}, randomUUID())]);
    }
    expect(made).toEqual([digestsOfShop]);
    for (const { metadata } of await collect(stored.readAll(null))) {
      expect(metadata.commandDigest).toMatch(/^~/);
    }
  });

  it("have one key for all events of a command, read once", async () => {
    const { store, stored, made } = await opened();
    const metadata = someEvent().metadata;
    const published = { ...someEvent({ userId: "ann", rating: 4 }), type: "ReviewPublished" };
    const answered = { ...someEvent({ userId: "ann", text: "Thank you" }), type: "ReviewAnswered" };
    await store.append(
      ...([
        "review-1",
        noEvents,
        [published, answered].map((event) => ({ ...event, metadata })),
      ] as const),
    );
    expect(made).toEqual(["ann"]);
    const [one, two] = await collect(stored.readAll(null));
    expect(one?.metadata.commandDigest).toBe(two?.metadata.commandDigest);
    const known = { digest: one?.metadata.commandDigest ?? "", person: "ann" };
    expect(await store.isDigestOf?.(known, "digest")).toBe(true);
    expect(await store.isDigestOf?.(known, "another")).toBe(false);
  });

  it("of an older release are compared as they are", async () => {
    const { store, stored } = await opened();
    await submit(stored);
    expect(await submit(store)).toMatchObject({ accepted: true, repeated: true });
    expect(await submit(store, {})).toMatchObject({ refusal: { code: "COMMAND_REUSED" } });
  });
});
