import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { PersonErased, type CommandContext } from "#domain/ports.ts";
import { orderDecider } from "#domain/order/decider.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { logPath } from "#event-store/embedded/database.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents, type NewEvent } from "#event-store/event-store.ts";
import { digestOf } from "#event-store/new-event.ts";
import { collect } from "../../testing/collect.ts";
import { someEvent } from "../../testing/events.ts";
import { filesHolding } from "../../testing/files-holding.ts";
import { orderOf } from "../../testing/shop.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import type { PersonalKeys } from "./personal-keys.ts";
import { createSealedEventStore } from "./sealed-event-store.ts";

/** Keys in memory; `erase` deletes one permanently. */
const personalKeys = () => {
  const keys = new Map<string, Buffer>();
  const erased = new Set<string>();
  const port: PersonalKeys = {
    keysOf: async (people) => new Map([...keys].filter(([person]) => people.includes(person))),
    async ensureKey(person) {
      if (erased.has(person)) throw new PersonErased(`${person} is erased`);
      const key = keys.get(person) ?? randomBytes(32);
      keys.set(person, key);
      return key;
    },
    erasedAmong: async (people) => new Set(people.filter((person) => erased.has(person))),
  };
  const erase = (person: string) => {
    keys.delete(person);
    erased.add(person);
  };
  return { port, keys, erase };
};

const running = new AbortController().signal;

const placing = (name: string) => ({ placeOrder: { shippingAddress: { firstName: name } } });

const by = (commandId: string, actor: string): CommandContext => ({
  ...{ commandId, correlationId: commandId, now: "2026-11-21T10:00:00.000Z" },
  actor: { id: actor, role: "shopper" },
});

const withDigest = (event: NewEvent, digest: string): NewEvent => ({
  ...event,
  metadata: { ...event.metadata, commandDigest: digest },
});

/** A log of an older release: digests without a key, texts of staff and a review in the clear. */
const olderLog = async (keys: PersonalKeys) => {
  const dataDir = temporaryDirectory();
  const log = await openEmbeddedEventStore(dataDir);
  for (const person of ["ann", "ben"]) {
    const handler = createCommandHandler({ store: log });
    const order = { type: "SubmitOrder", content: orderOf({}, { userId: person }) } as const;
    const context = by(`order of ${person}`, person);
    await handler.handle(orderDecider, person, order, context, placing(person));
  }
  const review = { userId: "ann", rating: 4, comment: "Qux sturdy", name: "Ann" };
  await log.append("review-chair", noEvents, [
    withDigest({ ...someEvent(review), type: "ReviewSubmitted" }, digestOf({ review })),
  ]);
  const counted = { onHand: 1, previousOnHand: 2, reason: "Qux dropped by Nimal" };
  await log.append("stock-chair", noEvents, [{ ...someEvent(counted), type: "StockAdjusted" }]);
  await log.close();
  const database = new Database(logPath(dataDir));
  database.pragma("user_version = 0");
  database.close();
  await keys.ensureKey("ann");
  return dataDir;
};

const reopened = async (dataDir: string) => {
  const log = await openEmbeddedEventStore(dataDir);
  onTestFinished(log.close);
  return log;
};

/** The files of the log. */
const inLog = (dataDir: string, word: string): readonly string[] => filesHolding(dataDir, word);

describe("a log of an older release", () => {
  it("holds no digest and no text in the clear afterwards, and still recognizes commands", async () => {
    const { port, erase } = personalKeys();
    const dataDir = await olderLog(port);
    erase("ben");
    const guesses = ["ann", "ben"].map((name) => digestOf(placing(name)));
    for (const word of [...guesses, "Qux sturdy", "Qux dropped"]) {
      expect(inLog(dataDir, word)).not.toEqual([]);
    }
    const log = await reopened(dataDir);
    expect(await log.sealOlderEvents(port, running)).toBe(4);
    for (const word of [...guesses, "Qux sturdy", "Qux dropped"]) {
      expect(inLog(dataDir, word)).toEqual([]);
    }

    const store = createSealedEventStore(log, port);
    const again = (person: string, intent: unknown) =>
      createCommandHandler({ store }).handle(
        orderDecider,
        person,
        { type: "EraseBuyer" },
        by(`order of ${person}`, person),
        intent,
      );
    expect(await again("ann", placing("ann"))).toMatchObject({ accepted: true, repeated: true });
    expect(await again("ann", placing("eve"))).toMatchObject({
      refusal: { code: "COMMAND_REUSED" },
    });
    const [review] = await collect(store.readStream("review-chair"));
    expect(review?.data).toMatchObject({ comment: "Qux sturdy", name: "Ann" });
    const [ofBen] = await collect(store.readStream("order-ben"));
    expect(ofBen?.data).toMatchObject({ shippingAddress: { firstName: "Erased" } });
  });

  it("keeps positions, ids, revisions and checksums, and is sealed once", async () => {
    const { port, erase } = personalKeys();
    const dataDir = await olderLog(port);
    const log = await reopened(dataDir);
    const before = await collect(log.readAll(null));
    await log.sealOlderEvents(port, running);
    const after = await collect(log.readAll(null));
    const place = ({ position, stream, revision, id, type }: (typeof after)[number]) => ({
      ...{ position, stream, revision, id, type },
    });
    expect(after.map(place)).toEqual(before.map(place));
    erase("ann");
    expect(await log.sealOlderEvents(port, running)).toBe(0);
    expect(await collect(log.readAll(null))).toEqual(after);
  });

  it("continues after it was stopped, and takes appends meanwhile", async () => {
    const { port } = personalKeys();
    const log = await reopened(await olderLog(port));
    expect(await log.sealOlderEvents(port, AbortSignal.abort())).toBeNull();
    const store = createSealedEventStore(log, port);
    const [sealed, appended] = await Promise.all([
      log.sealOlderEvents(port, running),
      store.append("cart-1", noEvents, [someEvent({}, randomUUID())]),
    ]);
    expect([sealed, appended.outcome]).toEqual([4, "written"]);
    for (const { metadata } of await collect(log.readAll(null))) {
      expect(metadata.commandDigest).toMatch(/^~/);
    }
  });

  it("is left alone if it is new", async () => {
    const { port, keys } = personalKeys();
    const log = await reopened(join(temporaryDirectory(), "new"));
    await log.append("cart-1", noEvents, [someEvent()]);
    expect(await log.sealOlderEvents(port, running)).toBe(0);
    expect(keys.size).toBe(0);
  });
});
