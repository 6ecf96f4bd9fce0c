import { describe, expect, it } from "vitest";
import { accept, refuse, type Decider } from "#domain/decider.ts";
import { StoreUnavailable } from "#domain/ports.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import { createCommandHandler } from "./command-handler.ts";
import type { AppendOutcome, EventStore } from "./event-store.ts";
import { createMemoryEventStore } from "./memory/memory-event-store.ts";
import { received } from "../testing/counts.ts";
import { commandContext } from "../testing/events.ts";

/** Counts received items. Zero changes nothing, and a negative number is refused. */
const shelf: Decider<number, { readonly add: number }, StockEvent, { readonly code: "NO" }> = {
  category: "stock",
  initialState: 0,
  evolve: (left, event) => (event.type === "StockReceived" ? left + event.data.quantity : left),
  decide({ add }) {
    if (add < 0) return refuse({ code: "NO" });
    return add === 0 ? accept() : accept({ type: "StockReceived", data: { quantity: add } });
  },
};

const opened = (
  append: (store: EventStore, call: number) => AppendOutcome | null,
  { exclusive = false, stillEndsAt }: Partial<EventStore> = {},
) => {
  const store = createMemoryEventStore();
  const pauses: number[] = [];
  const calls = { appends: 0, reads: 0 };
  const clock = { now: 1000 };
  const handler = createCommandHandler({
    store: {
      ...store,
      exclusive,
      ...(stillEndsAt && { stillEndsAt }),
      readStream(stream, from) {
        calls.reads += 1;
        return store.readStream(stream, from);
      },
      async append(stream, revision, events) {
        calls.appends += 1;
        return append(store, calls.appends) ?? store.append(stream, revision, events);
      },
    },
    now: () => clock.now,
    pause: async (attempt) => void pauses.push(attempt),
  });
  const add = (quantity: number, context = commandContext()) =>
    handler.handle(shelf, "1", { add: quantity }, context, quantity);
  return { store, handler, add, pauses, calls, clock };
};

const conflict = { outcome: "refused", reason: "wrong-revision" } as const;

describe("a command", () => {
  it("is tried once with what is remembered, and eight times with what is read", async () => {
    const { handler, add, pauses, calls } = opened(() => conflict);
    await handler.load(shelf, "1");
    await expect(add(1)).rejects.toThrow(
      new StoreUnavailable("Too many concurrent writers of stock-1"),
    );
    expect(calls).toEqual({ appends: 9, reads: 9 });
    // No wait before the first read: what was remembered was old, which is no failure.
    expect(pauses).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it("waits longer after each conflict", async () => {
    const { add, pauses } = opened((_store, call) => (call < 4 ? conflict : null));
    expect(await add(2)).toMatchObject({ accepted: true, state: 2, repeated: false });
    expect(pauses).toEqual([2, 3, 4]);
  });

  it("reports an outcome that stays unknown, with its cause", async () => {
    const error = new Error("the connection was lost");
    const { add, pauses } = opened(() => ({ outcome: "unknown", error }));
    const failure = await add(1).catch((reason: unknown) => reason);
    expect(failure).toEqual(
      new StoreUnavailable("The outcome of the append to stock-1 is unknown"),
    );
    expect(failure).toHaveProperty("cause", error);
    expect(pauses).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it("waits before it reads after an unknown outcome of a remembered state", async () => {
    const unknown = { outcome: "unknown", error: new Error("lost") } as const;
    const { handler, add, pauses } = opened((_store, call) => (call === 1 ? unknown : null));
    await handler.load(shelf, "1");
    expect(await add(1)).toMatchObject({ accepted: true, repeated: false });
    expect(pauses).toEqual([1]);
  });

  it.each([
    ["changes nothing", 0, { accepted: true, state: 7, position: null, repeated: false }],
    ["is refused", -1, { accepted: false, refusal: { code: "NO" } }],
  ])("that %s is answered from the log", async (_what, quantity, answer) => {
    const { store, handler, add, calls } = opened(() => null);
    await handler.load(shelf, "1");
    await store.append("stock-1", -1, [received(7)]);
    expect(await add(quantity)).toEqual(answer.accepted ? { ...answer, revision: 0 } : answer);
    expect(calls).toEqual({ appends: 0, reads: 2 });
  });

  it("handled more than a thousand commands ago is found by its event", async () => {
    const { add, handler } = opened(() => null);
    const context = commandContext();
    const first = await add(1, context);
    for (let count = 0; count < 1000; count += 1) await add(1);
    expect(await add(1, context)).toEqual({
      ...first,
      state: 1001,
      revision: 1000,
      repeated: true,
    });
    const other = await handler.handle(shelf, "1", { add: 2 }, context, 2);
    expect(other).toMatchObject({ accepted: false, refusal: { code: "COMMAND_REUSED" } });
  });
});

describe("a recalled state", () => {
  it("is recent for a second after it was read or written", async () => {
    const { handler, add, clock } = opened(() => null);
    expect(handler.recall(shelf, "1")).toBeNull();
    await add(1);
    const recalled = { state: 1, revision: 0 };
    clock.now = 2000;
    expect(handler.recall(shelf, "1")).toEqual({ ...recalled, isRecent: true });
    clock.now = 2001;
    expect(handler.recall(shelf, "1")).toEqual({ ...recalled, isRecent: false });
    await handler.load(shelf, "1");
    expect(handler.recall(shelf, "1")).toEqual({ ...recalled, isRecent: true });
  });

  it("is always recent if no other process writes", async () => {
    const { handler, add, clock } = opened(() => null, { exclusive: true });
    await add(1);
    clock.now = 1_000_000;
    expect(handler.recall(shelf, "1")).toMatchObject({ isRecent: true });
  });

  it("is recent as long as the store knows no later event of its stream", async () => {
    const asked: unknown[] = [];
    let answer = true;
    const { handler, add, clock } = opened(() => null, {
      stillEndsAt(...question) {
        asked.push(question);
        return answer;
      },
    });
    await add(1);
    clock.now = 1_000_000;
    expect(handler.recall(shelf, "1")).toMatchObject({ isRecent: true });
    answer = false;
    expect(handler.recall(shelf, "1")).toMatchObject({ isRecent: false });
    expect(asked).toEqual([
      ["stock-1", 0, 1000],
      ["stock-1", 0, 1000],
    ]);
  });
});
