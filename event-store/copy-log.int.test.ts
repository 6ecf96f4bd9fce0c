import fc from "fast-check";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { EventNotStorable, StoreUnavailable } from "#domain/ports.ts";
import { openOnRealServer, realServerUrl } from "../testing/misbehaving-event-server/adapters.ts";
import { isKurrentDb } from "../testing/misbehaving-event-server/protocol.ts";
import { eventServer, storeOn } from "../testing/misbehaving-event-server/store.ts";
import { someEvent } from "../testing/events.ts";
import { collect } from "../testing/collect.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";
import { eventually } from "../testing/eventually.ts";
import { copyLog, NotACopy, type CopyProgress } from "./copy-log.ts";
import { openEmbeddedEventStore } from "./embedded/embedded-event-store.ts";
import {
  noEvents,
  type AppendOutcome,
  type EventStore,
  type MultiStreamAppendOutcome,
  type RecordedEvent,
  type StreamAppend,
} from "./event-store.ts";
import { positionOf } from "./position.ts";

/** A log with one event for each of these streams, in this order. */
const logOf = (streams: readonly string[]): RecordedEvent[] => {
  const revisions = new Map<string, number>();
  return streams.map((stream, index) => {
    const revision = (revisions.get(stream) ?? noEvents) + 1;
    revisions.set(stream, revision);
    const position = positionOf(index + 1);
    return { ...someEvent({ index, text: "නිවස" }), stream, revision, position };
  });
};

const reading = (events: readonly RecordedEvent[]): Pick<EventStore, "readAll"> => ({
  async *readAll(after) {
    yield* events.filter(({ position }) => after === null || position > after);
  },
});

/** Everything except the position, which differs between engines. */
const contentOf = (events: readonly RecordedEvent[]) =>
  events.map((event) => ({ ...event, position: null }));

const held = async (store: Pick<EventStore, "readAll">) =>
  contentOf(await collect(store.readAll(null)));

const someLog = logOf(["cart-1", "order-1", "order-1", "cart-1", "stock-1", "order-2"]);

type Unknown = Extract<AppendOutcome, { readonly outcome: "unknown" }>;

/** Passes every append of a store through `meet`, which may send it, or not. */
const meeting = (
  store: EventStore,
  meet: <Outcome extends AppendOutcome | MultiStreamAppendOutcome>(
    parts: readonly StreamAppend[],
    send: () => Promise<Outcome>,
  ) => Promise<Outcome | Unknown>,
): EventStore => {
  const { multiStreamAppend } = store;
  return {
    ...store,
    append: (stream, expectedRevision, events) =>
      meet([{ stream, expectedRevision, events }], () =>
        store.append(stream, expectedRevision, events),
      ),
    ...(multiStreamAppend && {
      multiStreamAppend: (parts, options) => meet(parts, () => multiStreamAppend(parts, options)),
    }),
  };
};

/** A store without appends to several streams. */
const stepByStep = ({ multiStreamAppend: _, ...store }: EventStore): EventStore => store;

/** Fails like a process that is killed at its nth append, before or after the store has it. */
const killedAt = (store: EventStore, nth: number, when: "before" | "after"): EventStore => {
  let appends = 0;
  return meeting(store, async (_parts, send) => {
    appends += 1;
    if (appends > nth || (appends === nth && when === "before")) throw new Error("killed");
    const outcome = await send();
    if (appends === nth) throw new Error("killed");
    return outcome;
  });
};

const quick = { waitsMs: [] };

it("produces the same copy wherever it was interrupted", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("cart-1", "cart-2", "order-1", "stock-1"), { maxLength: 30 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom("before", "after")), {
        maxLength: 3,
      }),
      fc.boolean(),
      async (streams, kills, several) => {
        const log = logOf(streams);
        const opened = await storeOn(await eventServer());
        const store = several ? opened.store : stepByStep(opened.store);
        for (const [nth, when] of kills) {
          await copyLog(reading(log), killedAt(store, nth, when), quick).catch(() => undefined);
        }
        const { events } = await copyLog(reading(log), store, quick);
        expect(events).toBe(log.length);
        expect(await held(store)).toEqual(contentOf(log));
      },
    ),
    { numRuns: 40 },
  );
});

describe.each([
  [
    "an embedded log",
    async () => {
      const store = await openEmbeddedEventStore(temporaryDirectory());
      onTestFinished(() => store.close());
      return store;
    },
  ],
  ["EventStoreDB", async () => (await storeOn(await eventServer())).store],
  [
    "the server at EVENTSTORE_URL",
    async () => {
      const store = await openOnRealServer();
      onTestFinished(() => store.close());
      return store;
    },
  ],
] as const)("a copy into %s", (name, open) => {
  beforeEach(({ skip }) =>
    skip(name === "the server at EVENTSTORE_URL" && !realServerUrl, "it is not set"),
  );

  it("holds every event in log order, and is made once", async () => {
    const target = await open();
    const steps: CopyProgress[] = [];
    const onProgress = (progress: CopyProgress) => steps.push(progress);
    expect(await copyLog(reading(someLog), target, { onProgress })).toEqual({
      events: 6,
      copied: 6,
    });
    expect(await held(target)).toEqual(contentOf(someLog));
    expect(steps.at(-1)).toEqual({ step: "verifying", events: 6, total: 6 });
    expect(await copyLog(reading(someLog), target)).toEqual({ events: 6, copied: 0 });
  });

  it("continues with events added to the log since", async () => {
    const target = await open();
    await copyLog(reading(someLog.slice(0, 2)), target);
    expect(await copyLog(reading(someLog), target)).toEqual({ events: 6, copied: 4 });
    expect(await held(target)).toEqual(contentOf(someLog));
  });

  it("is refused without writing if the target holds other events", async () => {
    const foreign = someEvent();
    for (const there of [
      [{ ...someLog[0], id: foreign.id }],
      [{ ...someLog[0], type: "SomethingElse" }],
      [{ ...someLog[0], data: { index: 0, text: "another" } }],
      [{ ...someLog[0], metadata: { ...foreign.metadata, actor: { id: "x", role: "admin" } } }],
      [{ ...someLog[0], stream: "cart-2" }],
      [...someLog, { ...foreign, stream: "cart-9", revision: 0 }],
    ] as RecordedEvent[][]) {
      const target = await open();
      for (const { stream, revision, ...event } of there) {
        await target.append(stream, revision - 1, [event]);
      }
      const before = await held(target);
      const copying = copyLog(reading(someLog), target);
      await expect(copying).rejects.toThrow(NotACopy);
      await expect(copying).rejects.toThrow(/^The target holds Something/);
      expect(await held(target)).toEqual(before);
    }
  });

  it("is refused if another client writes to the target", async () => {
    const target = await open();
    const meddled = meeting(target, async (parts, send) => {
      if (parts.some(({ stream }) => stream === "stock-1")) {
        await target.append("stock-1", noEvents, [someEvent()]);
      }
      return send();
    });
    await expect(copyLog(reading(someLog), meddled)).rejects.toThrow(NotACopy);
  });

  it("names an event that the target refuses", async () => {
    const target = await open();
    const log = someLog.map((event, index) =>
      index === 4 ? { ...event, data: { text: "x".repeat(1_100_000) } } : event,
    );
    const copying = copyLog(reading(log), target);
    await expect(copying).rejects.toThrow(EventNotStorable);
    await expect(copying).rejects.toThrow(/\(stock-1, event 0\) cannot be stored: An append may/);
    expect(await held(target)).toEqual(contentOf(log.slice(0, 4)));
  });
});

describe("a copy over a bad connection", () => {
  it("groups long runs of a stream into few appends, and sends large events alone", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    const many = logOf(Array.from({ length: 450 }, () => "cart-1"));
    const large = logOf(["cart-1", "cart-1", "cart-1"]).map((event) => ({
      ...event,
      stream: "cart-2",
      data: { text: "x".repeat(150_000) },
    }));
    const log = [...many, ...large].map((event, index) => ({
      ...event,
      position: positionOf(index + 1),
    }));
    await copyLog(reading(log), store);
    // Several streams in one append: the first large event is sent with the last small ones.
    expect(server.seen.appends).toBe(isKurrentDb ? 3 + 2 : 3 + 3);
    expect(await held(store)).toEqual(contentOf(log));
  });

  it.each(["lose", "ignore", "drop", { refuse: "Server Is Busy" }] as const)(
    "retries if appends meet %o, and stores nothing twice",
    async (failure) => {
      const server = await eventServer();
      const { store } = await storeOn(server, { appendTimeoutMs: 100 });
      let troubled = 0;
      let healthy = true;
      const target = meeting(stepByStep(store), async (_parts, send) => {
        healthy = !healthy;
        server.behave({ appends: healthy ? "answer" : failure });
        try {
          const outcome = await send();
          if (outcome.outcome === "unknown") troubled += 1;
          return outcome;
        } catch (error) {
          troubled += 1;
          throw error;
        }
      });
      await copyLog(reading(someLog), target, { waitsMs: [1, 1, 1] });
      expect(await held(store)).toEqual(contentOf(someLog));
      expect(troubled).toBeGreaterThan(2);
    },
  );

  it("finds events stored without an answer if the store would refuse them a second time", async () => {
    const store = await openEmbeddedEventStore(temporaryDirectory());
    onTestFinished(() => store.close());
    const unknown = { outcome: "unknown", error: new Error("No answer") } as const;
    const target = meeting(store, async (_parts, send) => {
      await send();
      return unknown;
    });
    expect(await copyLog(reading(someLog), target, quick)).toEqual({ events: 6, copied: 6 });
  });

  it("survives a server that goes away and comes back", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    let copied = 0;
    const copying = copyLog(reading(someLog), stepByStep(store), {
      onProgress({ step, events }) {
        if (step !== "copying" || copied === events) return;
        copied = events;
        if (events !== 3) return;
        server.goAway();
        setImmediate(() => void server.comeBack());
      },
    });
    expect(await copying).toEqual({ events: 6, copied: 6 });
    expect(await held(store)).toEqual(contentOf(someLog));
  });

  it("gives up if the server stays away, and resumes at the next call", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    const copying = copyLog(reading(someLog), stepByStep(store), {
      waitsMs: [1, 1],
      onProgress({ step, events }) {
        if (step === "copying" && events === 3) server.goAway();
      },
    });
    await expect(copying).rejects.toThrow(StoreUnavailable);
    await server.comeBack();
    // Reads use their own connection, which may still be reconnecting.
    await eventually(() => expect(store.outage()).toBeNull());
    expect(await copyLog(reading(someLog), store)).toEqual({ events: 6, copied: 3 });
    expect(await held(store)).toEqual(contentOf(someLog));
  });
});

const streamsOnKurrentDb = isKurrentDb ? [50] : [];

describe.each(streamsOnKurrentDb)("a copy of %d streams into KurrentDB", (count) => {
  const streams = Array.from({ length: 600 }, (_, index) => `cart-${(index * 7) % count}`);

  it("has hundreds of events of many streams in each call", async () => {
    const server = await eventServer();
    const { store } = await storeOn(server);
    const log = logOf(streams);
    await copyLog(reading(log), store);
    expect(server.seen.appends).toBe(3);
    expect(await held(store)).toEqual(contentOf(log));
  });

  it("keeps the order on a server of version 25.1, which stores each stream together", async () => {
    const server = await eventServer({ version: "25.1.0" });
    const { store } = await storeOn(server);
    const log = logOf(["cart-1", "cart-1", "order-1", "cart-2", ...streams.slice(0, 250)]);
    await copyLog(reading(log), store);
    expect(await held(store)).toEqual(contentOf(log));
  });

  it("sends streams alone whose names differ by case only", async () => {
    const { store } = await storeOn(await eventServer());
    const log = logOf(["stock-Zz", "stock-zz", "cart-1", "stock-Zz"]);
    await copyLog(reading(log), store);
    expect(await held(store)).toEqual(contentOf(log));
  });
});
