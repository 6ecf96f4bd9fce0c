import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { accept, type Decider } from "#domain/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import { createCommandHandler } from "#event-store/command-handler.ts";
import { openEmbeddedEventStore } from "#event-store/embedded/embedded-event-store.ts";
import { noEvents, type EventStore } from "#event-store/event-store.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { createStreamFolds } from "#event-store/stream-folds.ts";
import { received } from "../testing/counts.ts";
import { commandContext } from "../testing/events.ts";
import { temporaryDirectory } from "../testing/temporary-directory.ts";

/** Received items, and padding that sets the size of the state. */
const shelfWith = (letters = 0): Decider<string, { readonly add: number }, StockEvent, never> => ({
  category: "stock",
  initialState: `0${"x".repeat(letters)}`,
  evolve: (state, event) =>
    event.type === "StockReceived"
      ? `${parseInt(state) + event.data.quantity}${"x".repeat(letters)}`
      : state,
  decide: ({ add }) => accept({ type: "StockReceived", data: { quantity: add } }),
});
const shelf = shelfWith();

/** A log with some events in each stream; it counts the events that are read. */
const opened = async (events: number, ...streams: readonly string[]) => {
  const store = await openEmbeddedEventStore(temporaryDirectory());
  onTestFinished(() => store.close());
  for (const stream of streams) {
    await store.append(
      stream,
      noEvents,
      Array.from({ length: events }, () => received(1)),
    );
  }
  const counted = { read: 0 };
  const counting: EventStore = {
    ...store,
    async *readStream(stream, from) {
      for await (const event of store.readStream(stream, from)) {
        counted.read += 1;
        yield event;
      }
    },
  };
  return { store, counting, counted };
};

it("reads only the missing events after a conflicting append", async () => {
  const { store, counting, counted } = await opened(300, "stock-1");
  let quicker = 0;
  const handler = createCommandHandler({
    store: {
      ...counting,
      async append(stream, revision, events) {
        if (quicker++ < 2) await store.append(stream, revision, [received(10)]);
        return store.append(stream, revision, events);
      },
    },
    pause: async () => {},
  });
  await handler.load(shelf, "1");
  expect(counted.read).toBe(300);
  const handled = await handler.handle(shelf, "1", { add: 1 }, commandContext(), "add");
  expect(handled).toMatchObject({ accepted: true, state: "321", revision: 302 });
  expect(counted.read).toBe(302);
});

it("reads the whole stream again after an unknown outcome", async () => {
  const { counting, counted } = await opened(300, "stock-1");
  let lost = 0;
  const handler = createCommandHandler({
    store: {
      ...counting,
      append: async (stream, revision, events) =>
        lost++ === 0
          ? { outcome: "unknown", error: new Error("the request was lost") }
          : counting.append(stream, revision, events),
    },
    pause: async () => {},
  });
  await handler.handle(shelf, "1", { add: 1 }, commandContext(), "add");
  expect(counted.read).toBe(600);
});

it("folds a stream once for concurrent callers", async () => {
  const { counting, counted } = await opened(300, "stock-1");
  const handler = createCommandHandler({ store: counting });
  const loaded = await Promise.all(Array.from({ length: 50 }, () => handler.load(shelf, "1")));
  expect(new Set(loaded.map(({ state }) => state))).toEqual(new Set(["300"]));
  expect(counted.read).toBe(300);
});

it("never returns a fold that misses events stored before the call", async () => {
  const { store, counting } = await opened(3, "stock-1");
  const atTheEnd = new AbortController();
  const goingOn = new AbortController();
  const wasAtTheEnd = once(atTheEnd.signal, "abort");
  const mayGoOn = once(goingOn.signal, "abort");
  const handler = createCommandHandler({
    store: {
      ...counting,
      async *readStream(stream, from) {
        yield* store.readStream(stream, from);
        atTheEnd.abort();
        await mayGoOn;
      },
    },
  });
  const early = handler.load(shelf, "1");
  await wasAtTheEnd;
  await store.append("stock-1", 2, [received(10)]);
  const late = handler.load(shelf, "1");
  goingOn.abort();
  await early;
  expect((await late).state).toBe("13");
});

it("folds an event once if both a running read and an append deliver it", async () => {
  const { store, counting } = await opened(3, "stock-1");
  const goingOn = new AbortController();
  const mayGoOn = once(goingOn.signal, "abort");
  let waits = false;
  const handler = createCommandHandler({
    store: {
      ...counting,
      async *readStream(stream, from) {
        if (waits) await mayGoOn;
        yield* store.readStream(stream, from);
      },
    },
  });
  await handler.load(shelf, "1");
  waits = true;
  const reading = handler.load(shelf, "1");
  await handler.handle(shelf, "1", { add: 10 }, commandContext(), "add");
  goingOn.abort();
  expect(await reading).toEqual({ state: "13", revision: 3 });
});

it("reads nothing for a repeated command", async () => {
  const { counting, counted } = await opened(300, "stock-1");
  const handler = createCommandHandler({ store: counting });
  const context = commandContext();
  await handler.handle(shelf, "1", { add: 1 }, context, "add");
  expect(await handler.handle(shelf, "1", { add: 1 }, context, "add")).toMatchObject({
    repeated: true,
  });
  expect(counted.read).toBe(300);
});

it("reads again for callers that arrive after a failed read", async () => {
  const { counting } = await opened(3, "stock-1");
  let failures = 1;
  const handler = createCommandHandler({
    store: {
      ...counting,
      async *readStream(stream, from) {
        if (failures-- > 0) throw new Error("away");
        yield* counting.readStream(stream, from);
      },
    },
  });
  const [first, second] = await Promise.allSettled([
    handler.load(shelf, "1"),
    handler.load(shelf, "1"),
  ]);
  expect(first.status).toBe("rejected");
  expect(second).toMatchObject({ status: "fulfilled", value: { state: "3" } });
});

it("caches as many folds as fit into its memory, and evicts the least recently used", async () => {
  const { counting, counted } = await opened(2, "stock-1", "stock-2", "stock-3");
  const large = shelfWith(10_000);
  // A state of 10,000 letters counts as 10,000 bytes; two commands and the stream count as less
  // than 1,000.
  const folds = createStreamFolds(counting, 24_000);
  for (const stream of ["stock-1", "stock-2"]) await folds.upToDate(large, stream);
  await folds.upToDate(large, "stock-1");
  expect(counted.read).toBe(4);
  await folds.upToDate(large, "stock-3");
  await folds.upToDate(large, "stock-1");
  expect(counted.read).toBe(6);
  await folds.upToDate(large, "stock-2");
  expect(counted.read).toBe(8);
});

it("counts the growth of a state, also by appends", async () => {
  const { counting, counted } = await opened(1, "stock-1", "stock-2");
  const folds = createStreamFolds(counting, 45_000);
  await folds.upToDate(shelf, "stock-2");
  const folded = await folds.upToDate(shelf, "stock-1");
  expect(counted.read).toBe(2);
  folds.keep("stock-1", Object.assign(folded, { state: "x".repeat(50_000), revision: 70 }));
  await folds.upToDate(shelf, "stock-2");
  expect(counted.read).toBe(2);
  await folds.upToDate(shelf, "stock-1");
  expect(counted.read).toBe(3);
});

it("counts the command ids that a fold collects after it was first cached", async () => {
  const streams = Array.from({ length: 10 }, (_, index) => `stock-${index}`);
  const store = createMemoryEventStore();
  // Two folds of 200 commands fit, and neither exceeds the bound alone.
  const folds = createStreamFolds(store, 120_000);
  for (const stream of streams) {
    for (let revision = noEvents; revision < 200; revision += 1) {
      await store.append(stream, revision, [received(1)]);
      await folds.upToDate(shelf, stream);
    }
  }
  const remembered = streams.filter((stream) => folds.remembered(shelf, stream) !== null);
  expect(remembered).toEqual(["stock-8", "stock-9"]);
});
