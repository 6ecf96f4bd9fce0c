import { describe, expect, it, onTestFinished } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import { collect } from "../testing/collect.ts";
import { someEvent } from "../testing/events.ts";
import {
  openOnRealServer,
  openOnSharedServer,
  realServerUrl,
} from "../testing/misbehaving-event-server/adapters.ts";
import { isKurrentDb } from "../testing/misbehaving-event-server/protocol.ts";
import { eventServer, storeOn } from "../testing/misbehaving-event-server/store.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { openEmbeddedEventStore } from "./embedded/embedded-event-store.ts";
import { noEvents, type EventStore, type NewEvent } from "./event-store.ts";
import { createMemoryEventStore } from "./memory/memory-event-store.ts";

interface Engine {
  readonly open: () => Promise<EventStore>;
  /** Whether the events of a stream are stored together. */
  readonly byStream?: boolean;
}

const engines: Readonly<Record<string, Engine>> = isKurrentDb
  ? {
      "KurrentDB 26": { open: async () => (await storeOn(await eventServer())).store },
      "KurrentDB 25.1": {
        open: async () => (await storeOn(await eventServer({ version: "25.1.0" }))).store,
        byStream: true,
      },
      ...(realServerUrl ? { "the configured server": { open: openOnRealServer } } : {}),
      "KurrentDB that others use as well": { open: openOnSharedServer },
    }
  : {
      memory: { open: async () => createMemoryEventStore({ multiStream: true }) },
      embedded: { open: () => openEmbeddedEventStore(temporaryDirectory()) },
    };

describe.each(Object.entries(engines))("an append to several streams: %s", (_name, engine) => {
  const opened = async () => {
    const store = await engine.open();
    onTestFinished(() => store.close());
    const { multiStreamAppend } = store;
    if (!multiStreamAppend) throw new Error("This engine cannot");
    return { store, multiStreamAppend };
  };

  const part = (stream: string, expectedRevision: number, ...events: readonly NewEvent[]) => ({
    stream,
    expectedRevision,
    events,
  });

  it("stores all parts in order, a stream more than once, and returns each stream's end", async () => {
    const { store, multiStreamAppend } = await opened();
    await store.append("stock-1", noEvents, [someEvent()]);
    const [submitted, reserved] = [someEvent(), someEvent()];
    const [placed, confirmed] = [someEvent(), someEvent()];
    const outcome = await multiStreamAppend([
      part("order-1", noEvents, submitted),
      part("stock-1", 0, reserved),
      part("order-1", 0, placed),
      part("stock-1", 1, confirmed, someEvent()),
    ]);
    const events = (await collect(store.readAll(null))).slice(1);
    const given = ["order-1 0", "stock-1 1", "order-1 1", "stock-1 2", "stock-1 3"];
    expect(events.map(({ stream, revision }) => `${stream} ${revision}`)).toEqual(
      engine.byStream ? given.toSorted() : given,
    );
    const idAt = (place: string) =>
      events.find(({ stream, revision }) => `${stream} ${revision}` === place)?.id;
    expect(given.slice(0, 4).map(idAt)).toEqual(
      [submitted, reserved, placed, confirmed].map(({ id }) => id),
    );
    expect(outcome).toMatchObject({ outcome: "written" });
    const ends = outcome.outcome === "written" ? outcome.ends : [];
    expect(ends.map(({ revision }) => revision)).toEqual([0, 1, 1, 3]);
    // Servers report the position of the whole append only.
    const last = events.at(-1)?.position ?? "";
    expect(ends.at(-1)?.position).toBe(last);
    for (const [index, { position }] of ends.entries()) {
      expect(position >= (events[index]?.position ?? "") && position <= last).toBe(true);
    }
  });

  it.each([
    ["the last part expects another revision", part("stock-1", noEvents, someEvent())],
    [
      "a stream that was appended to before expects too little",
      part("order-1", noEvents, someEvent()),
    ],
  ])("stores nothing if %s", async (_what, last) => {
    const { store, multiStreamAppend } = await opened();
    await store.append("stock-1", noEvents, [someEvent()]);
    const outcome = await multiStreamAppend([part("order-1", noEvents, someEvent()), last]);
    expect(outcome).toEqual({ outcome: "refused", reason: "wrong-revision" });
    expect(await collect(store.readAll(null))).toHaveLength(1);
  });

  it("stores nothing if one of the events is already stored", async () => {
    const { store, multiStreamAppend } = await opened();
    const first = someEvent();
    await store.append("cart-1", noEvents, [first]);
    const outcome = await multiStreamAppend([
      part("order-1", noEvents, someEvent()),
      part("cart-2", noEvents, someEvent({}, first.id)),
    ]);
    expect(outcome).toEqual({ outcome: "refused", reason: "duplicate-id" });
    expect(await collect(store.readAll(null))).toHaveLength(1);
  });

  it("accepts exactly one of many appends that share a stream, and stores nothing of the others", async () => {
    const { store, multiStreamAppend } = await opened();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, order) =>
        multiStreamAppend([
          part(`order-${order}`, noEvents, someEvent()),
          part("stock-1", noEvents, someEvent()),
        ]),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "written")).toHaveLength(1);
    expect(await collect(store.readAll(null))).toHaveLength(2);
  });

  it("refuses appends after it is closed", async () => {
    const { store, multiStreamAppend } = await opened();
    await store.close();
    await expect(multiStreamAppend([part("order-1", noEvents, someEvent())])).rejects.toThrow(
      StoreUnavailable,
    );
  });
});
