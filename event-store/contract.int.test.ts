import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { EventNotStorable } from "#domain/ports.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import {
  noEvents,
  type AppendOutcome,
  type EventStore,
  type RecordedEvent,
} from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { someEvent } from "../testing/events.ts";
import { collect } from "../testing/collect.ts";
import {
  openOnMisbehavingServer,
  openOnRealServer,
  openOnSharedServer,
  realServerUrl,
} from "../testing/misbehaving-event-server/adapters.ts";
import { isKurrentDb } from "../testing/misbehaving-event-server/protocol.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

const positionOf = (outcome: AppendOutcome): string => {
  if (outcome.outcome !== "written") throw new Error(`Not written: ${outcome.outcome}`);
  return outcome.position;
};

/** Collects what a subscription delivers until there are `count` events. */
const receive = (store: EventStore, after: string | null, count: number) => {
  const seen: RecordedEvent[] = [];
  return new Promise<RecordedEvent[]>((resolve, reject) => {
    const subscription = store.subscribe(
      after,
      async (events) => {
        seen.push(...events);
        if (seen.length >= count) resolve(seen);
      },
      reject,
    );
    onTestFinished(() => subscription.stop());
  });
};

const adapters: Readonly<Record<string, () => Promise<EventStore>>> = {
  ...(!isKurrentDb && {
    memory: async () => createMemoryEventStore(),
    embedded: () => openEmbeddedEventStore(temporaryDirectory()),
  }),
  eventstoredb: openOnMisbehavingServer,
  "eventstoredb that others use as well": openOnSharedServer,
  "the configured server": openOnRealServer,
};

describe.each(Object.entries(adapters))("event store: %s", (_name, open) => {
  beforeEach(({ skip }) => skip(open === openOnRealServer && !realServerUrl, "it is not set"));

  const opened = async (): Promise<EventStore> => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

  it("returns appended events unchanged and in order", async () => {
    const store = await opened();
    const events = [someEvent({ a: 1 }), someEvent({ text: "නිවස \u0000 \"'", list: [null, 1.5] })];
    await store.append("cart-1", noEvents, events);
    const read = await collect(store.readStream("cart-1"));
    expect(read).toEqual(
      events.map((event, revision) => ({
        ...event,
        stream: "cart-1",
        revision,
        position: expect.any(String) as string,
      })),
    );
  });

  it("returns the revision and position of the last event", async () => {
    const store = await opened();
    const outcome = await store.append("cart-1", noEvents, [someEvent(), someEvent()]);
    const read = await collect(store.readStream("cart-1"));
    expect(outcome).toEqual({ outcome: "written", revision: 1, position: read[1]?.position });
    expect(await store.head()).toBe(read[1]?.position);
  });

  it("reads a stream from a revision, and nothing from a missing stream", async () => {
    const store = await opened();
    await store.append("cart-1", noEvents, [someEvent(), someEvent(), someEvent()]);
    expect((await collect(store.readStream("cart-1", 1))).map(({ revision }) => revision)).toEqual([
      1, 2,
    ]);
    expect(await collect(store.readStream("cart-2"))).toEqual([]);
  });

  it("keeps streams apart whose names differ by case only", async () => {
    const store = await opened();
    const [one, other] = [someEvent(), someEvent()];
    await store.append("stock-Zz", noEvents, [one]);
    await store.append("stock-zz", noEvents, [other]);
    expect(await collect(store.readStream("stock-Zz"))).toMatchObject([{ id: one.id }]);
    expect(await collect(store.readStream("stock-zz"))).toMatchObject([{ id: other.id }]);
  });

  it("has no head while it is empty", async () => {
    expect(await (await opened()).head()).toBeNull();
  });

  it("refuses a wrong revision and stores nothing", async () => {
    const store = await opened();
    const refused = { outcome: "refused", reason: "wrong-revision" };
    expect(await store.append("cart-1", 0, [someEvent()])).toEqual(refused);
    await store.append("cart-1", noEvents, [someEvent()]);
    expect(await store.append("cart-1", noEvents, [someEvent()])).toEqual(refused);
    expect(await store.append("cart-1", 1, [someEvent()])).toEqual(refused);
    expect(await collect(store.readAll(null))).toHaveLength(1);
  });

  it("stores an event id once, and either all events of an append or none", async () => {
    const store = await opened();
    const first = someEvent();
    await store.append("cart-1", noEvents, [first]);
    const again = await store.append("cart-2", noEvents, [someEvent(), someEvent({}, first.id)]);
    expect(again).toEqual({ outcome: "refused", reason: "duplicate-id" });
    expect(await collect(store.readStream("cart-2"))).toEqual([]);
  });

  it("accepts exactly one of many appends at the same revision", async () => {
    const store = await opened();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => store.append("stock-1", noEvents, [someEvent()])),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "written")).toHaveLength(1);
    expect(await collect(store.readStream("stock-1"))).toHaveLength(1);
  });

  it("keeps one order over all streams, with positions that sort as text", async () => {
    const store = await opened();
    const outcomes = await Promise.all(
      Array.from({ length: 700 }, (_, index) =>
        store.append(`cart-${index}`, noEvents, [someEvent({ index }), someEvent({ index })]),
      ),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["written"]));
    const events = await collect(store.readAll(null));
    const positions = events.map(({ position }) => position);
    expect(positions).toHaveLength(1400);
    expect(positions).toEqual([...new Set(positions)].sort());
    const middle = positions[700] ?? "";
    expect((await collect(store.readAll(middle))).map(({ position }) => position)).toEqual(
      positions.slice(701),
    );
  });

  it("refuses events that no store accepts, and stores none of the append", async () => {
    const store = await opened();
    const half = { text: "x".repeat(530_000) };
    const cycle: Record<string, unknown> = {};
    cycle["itself"] = cycle;
    for (const [stream, events] of [
      ["cart-1", [someEvent(half), someEvent(half)]],
      ["cart-1", [someEvent(), someEvent(cycle)]],
      ["cart-1", [someEvent({}, "no UUID")]],
      ["cart-1", [{ ...someEvent(), type: "$statsCollected" }]],
      ["cart-1", [{ ...someEvent(), type: "Something happened" }]],
      ["cart-1", []],
      ["$settings", [someEvent()]],
    ] as const) {
      await expect(store.append(stream, noEvents, events)).rejects.toThrow(EventNotStorable);
    }
    expect(await collect(store.readAll(null))).toEqual([]);
  });

  it("delivers past and new events once each, in order", async () => {
    const store = await opened();
    const before = positionOf(await store.append("cart-1", noEvents, [someEvent()]));
    await store.append("cart-1", 0, [someEvent()]);
    const everything = receive(store, null, 4);
    const later = receive(store, before, 3);
    await store.append("cart-2", noEvents, [someEvent()]);
    await store.append("cart-2", 0, [someEvent()]);
    const places = (events: readonly RecordedEvent[]) =>
      events.map(({ stream, revision }) => `${stream}@${revision}`);
    expect(places(await everything)).toEqual(["cart-1@0", "cart-1@1", "cart-2@0", "cart-2@1"]);
    expect(places(await later)).toEqual(["cart-1@1", "cart-2@0", "cart-2@1"]);
  });

  it("redelivers a batch whose consumer failed, and reports the failure", async () => {
    const store = await opened();
    await store.append("cart-1", noEvents, [someEvent()]);
    const errors: string[] = [];
    const delivered = new Promise<number>((resolve) => {
      let tries = 0;
      const subscription = store.subscribe(
        null,
        async (events) => {
          tries += 1;
          if (tries === 1) throw new Error("not now");
          resolve(events.length);
        },
        ({ message }) => errors.push(message),
      );
      onTestFinished(() => subscription.stop());
    });
    expect(await delivered).toBe(1);
    expect(errors).toEqual(["not now"]);
  });

  it("delivers nothing after a subscription is stopped", async () => {
    const store = await opened();
    let seen = 0;
    const subscription = store.subscribe(
      null,
      async (events) => {
        seen += events.length;
      },
      () => undefined,
    );
    await subscription.stop();
    await store.append("cart-1", noEvents, [someEvent()]);
    await receive(store, null, 1);
    expect(seen).toBe(0);
  });
});
