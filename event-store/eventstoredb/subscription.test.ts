import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { EventConsumer } from "#event-store/event-store.ts";
import type { Position } from "#domain/ports.ts";
import { positionOf } from "./log-position.ts";
import type { StoreNotice } from "./observer.ts";
import { startSubscription } from "./subscription.ts";

const at = (number: number): Position =>
  positionOf({ commit: BigInt(number), prepare: BigInt(number) });

/** An event as the client returns it. */
const eventAt = (number: number, { type = "SomethingHappened" } = {}) => ({
  event: {
    id: `event-${number}`,
    type,
    streamId: "cart-1",
    revision: BigInt(number),
    isJson: true,
    data: {},
    metadata: { commandId: "command" },
    position: { commit: BigInt(number), prepare: BigInt(number) },
  },
});

const timing = {
  watchdogMs: 1000,
  redeliveryDelayMs: 250,
  firstBackOffMs: 100,
  longestBackOffMs: 400,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets the subscription do everything that needs no time. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
};

/** A call whose server is the test. */
const openCall = (after: Position | null, size: number, checkpoint: () => void) => ({
  after,
  size,
  checkpoint,
  cancelled: 0,
  events: new Readable({ objectMode: true, read: () => undefined }),
});

/** A subscription to calls that the test answers. */
const subscribed = async ({
  after = null,
  consumer = async () => undefined,
  random = () => 1,
}: {
  readonly after?: Position | null;
  readonly consumer?: EventConsumer;
  readonly random?: () => number;
} = {}) => {
  const calls: ReturnType<typeof openCall>[] = [];
  const delivered: (readonly number[])[] = [];
  const received: number[] = [];
  const errors: Error[] = [];
  const notices: StoreNotice[] = [];
  const log = {
    head: vi.fn(async (): Promise<Position | null> => null),
    known: null as string | null,
  };
  const subscription = startSubscription({
    ...{ after, timing, random },
    async consumer(events) {
      await consumer(events);
      delivered.push(events.map(({ revision }) => revision));
    },
    onError: (error) => errors.push(error),
    open(from, size, checkpoint) {
      const call = openCall(from, size, checkpoint);
      calls.push(call);
      return {
        events: call.events,
        async cancel() {
          call.cancelled += 1;
        },
      };
    },
    head: () => log.head(),
    knownHead: () => log.known,
    onReceived: ({ revision }) => received.push(revision),
    notify: (notice) => notices.push(notice),
  });
  onTestFinished(() => subscription.stop());
  const latest = () => {
    const call = calls.at(-1);
    if (!call) throw new Error("No call is open");
    return call;
  };
  const push = async (...events: readonly unknown[]) => {
    for (const event of events) latest().events.push(event);
    await settle();
  };
  const emit = async (name: "confirmation" | "caughtUp") => {
    latest().events.emit(name);
    await settle();
  };
  const fail = async (error: Error) => {
    latest().events.destroy(error);
    await settle();
  };
  const goLive = async () => {
    await emit("confirmation");
    await emit("caughtUp");
  };
  const states = () => notices.filter(({ kind }) => kind === "subscription");
  await settle();
  return {
    ...{ subscription, calls, delivered, received, errors, notices, log },
    ...{ latest, push, emit, fail, goLive, states },
  };
};

describe("the events of a subscription", () => {
  it("are delivered in batches while it catches up, and when it is live", async () => {
    const { subscription, calls, delivered, received, log, states, push, emit } =
      await subscribed();
    expect(subscription.status().state).toBe("connecting");
    expect(calls).toMatchObject([{ after: null, size: 500 }]);
    await emit("confirmation");
    await push(eventAt(1), eventAt(2));
    expect(subscription.status()).toMatchObject({ state: "catching-up", position: at(2) });
    await emit("caughtUp");
    await push(eventAt(3));
    log.known = at(10);
    expect(subscription.status()).toEqual({
      state: "live",
      position: at(3),
      lagBytes: 7,
      lastError: null,
    });
    expect(delivered).toEqual([[1, 2], [3]]);
    expect(received).toEqual([1, 2, 3]);
    expect(states()).toEqual([
      { kind: "subscription", message: "catching-up" },
      { kind: "subscription", message: "live" },
    ]);
  });

  it("leave out those that were delivered before, and those of the server", async () => {
    const { delivered, received, push } = await subscribed({ after: at(5) });
    await push(eventAt(4), eventAt(5), eventAt(6), eventAt(7, { type: "$metadata" }));
    expect(delivered).toEqual([[6]]);
    expect(received).toEqual([6]);
  });

  it("are delivered again until their consumer has handled them", async () => {
    let failures = 2;
    const { subscription, delivered, errors, push } = await subscribed({
      async consumer() {
        if (failures-- > 0) throw new Error("the disk is full");
      },
    });
    await push(eventAt(1));
    expect(subscription.status()).toMatchObject({ position: null, lastError: errors[0] });
    await pass(timing.redeliveryDelayMs - 1);
    expect(errors).toHaveLength(1);
    await pass(timing.redeliveryDelayMs + 1);
    expect(errors.map(({ message }) => message)).toEqual(["the disk is full", "the disk is full"]);
    expect(delivered).toEqual([[1]]);
    expect(subscription.status().position).toBe(at(1));
  });
});

describe("the lag of a subscription", () => {
  it.each([
    ["an unknown end", null, null, 0],
    ["an event behind the end", at(3), at(10), 7],
    ["the end", at(10), at(10), 0],
    ["an event after the known end", at(11), at(10), 0],
    ["the beginning", null, at(10), 10],
  ])("is counted in bytes from %s", async (_, after, known, lagBytes) => {
    const { subscription, log } = await subscribed({ after });
    log.known = known;
    expect(subscription.status().lagBytes).toBe(lagBytes);
  });
});

describe("a broken call", () => {
  const lost = new Error("connection lost");

  it("is opened again after its last event, and its cause is reported once", async () => {
    const { subscription, calls, delivered, fail, states, push, goLive } = await subscribed();
    await goLive();
    await push(eventAt(1));
    await fail(lost);
    expect(subscription.status()).toMatchObject({ state: "waiting", lastError: lost });
    expect(calls[0]?.cancelled).toBe(1);
    await pass(timing.firstBackOffMs);
    expect(calls[1]?.after).toBe(at(1));
    expect(subscription.status().state).toBe("connecting");
    await goLive();
    await push(eventAt(1), eventAt(2));
    expect(delivered).toEqual([[1], [2]]);
    expect(states().slice(2)).toEqual([
      { kind: "subscription", message: "waiting", error: lost },
      { kind: "subscription", message: "connecting" },
      { kind: "subscription", message: "catching-up" },
      { kind: "subscription", message: "live" },
    ]);
  });

  it("counts as broken if the server ends it", async () => {
    const { subscription, push } = await subscribed();
    await push(null);
    expect(subscription.status()).toMatchObject({
      state: "waiting",
      lastError: { message: "The server has ended the subscription" },
    });
  });

  it.each([
    ["all of the wait", 1, [100, 200, 400, 400]],
    ["half of it", 0, [50, 100, 200, 200]],
    ["between the two", 0.5, [75, 150, 300, 300]],
  ])("waits longer after each failure up to a limit, at random: %s", async (_, share, waits) => {
    const { calls, fail } = await subscribed({ random: () => share });
    for (const [index, wait] of waits.entries()) {
      await fail(lost);
      await pass(wait - 1);
      expect(calls).toHaveLength(index + 1);
      await pass(1);
      expect(calls).toHaveLength(index + 2);
    }
  });

  it.each(["goes live", "delivers"])("waits for a short time again once a call %s", async (how) => {
    const { calls, fail, push, goLive } = await subscribed();
    for (const wait of [100, 200]) {
      await fail(lost);
      await pass(wait);
    }
    if (how === "delivers") await push(eventAt(1));
    else await goLive();
    await fail(lost);
    await pass(99);
    expect(calls).toHaveLength(3);
    await pass(1);
    expect(calls).toHaveLength(4);
  });
});

describe("the watchdog", () => {
  it.each([
    ["connecting", false],
    ["catching-up", true],
  ])("opens a new call if nothing comes while %s", async (state, confirmed) => {
    const { subscription, calls, emit } = await subscribed();
    if (confirmed) await emit("confirmation");
    await pass(timing.watchdogMs * (confirmed ? 2 : 1));
    expect(subscription.status().lastError?.message).toBe(
      `Nothing came from the server while ${state}`,
    );
    expect(calls[0]?.cancelled).toBe(1);
    await pass(timing.firstBackOffMs);
    expect(calls).toHaveLength(2);
  });

  it("is satisfied by events, and by checkpoints of a long search", async () => {
    const { subscription, calls, notices, latest, push, emit } = await subscribed();
    await emit("confirmation");
    for (let count = 1; count <= 3; count += 1) {
      await pass(timing.watchdogMs - 1);
      latest().checkpoint();
      await pass(1);
      await push(eventAt(count));
      await pass(timing.watchdogMs);
    }
    expect(calls).toHaveLength(1);
    expect(subscription.status().state).toBe("catching-up");
    expect(notices.filter(({ kind }) => kind === "checkpoint")).toHaveLength(3);
    expect(notices).toContainEqual({
      kind: "checkpoint",
      message: "The server has searched more of the log",
    });
  });

  it("accepts the silence of a live call if the log has no more events", async () => {
    const { subscription, log, push, goLive } = await subscribed();
    await goLive();
    await push(eventAt(1));
    for (const head of [null, at(1)]) {
      log.head.mockResolvedValue(head);
      await pass(timing.watchdogMs * 5);
    }
    expect(log.head.mock.calls.length).toBeGreaterThan(5);
    expect(subscription.status()).toMatchObject({ state: "live", lastError: null });
  });

  it.each([
    ["before the first event", []],
    ["after an event", [eventAt(1)]],
  ])("opens a new call if the server keeps events back for an interval: %s", async (_, events) => {
    const { subscription, log, push, goLive } = await subscribed();
    await goLive();
    await push(...events);
    log.head.mockResolvedValue(at(2));
    // The first interval had progress, in the second it asks for the end of the log.
    await pass(timing.watchdogMs * 2);
    expect(subscription.status()).toMatchObject({ state: "live", lastError: null });
    await pass(timing.watchdogMs);
    expect(subscription.status().lastError?.message).toBe(
      "The server has events that it does not deliver",
    );
  });

  it("accepts late events", async () => {
    const { subscription, calls, log, push, goLive } = await subscribed();
    await goLive();
    log.head.mockResolvedValue(at(2));
    await pass(timing.watchdogMs * 2);
    await push(eventAt(2));
    await pass(timing.watchdogMs * 5);
    expect(calls).toHaveLength(1);
    expect(subscription.status().lastError).toBeNull();
  });

  it("asks for the end of the log once at a time, and remembers why it couldn't", async () => {
    const { subscription, log, goLive } = await subscribed();
    await goLive();
    let fail: (error: Error) => void = () => undefined;
    log.head.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await pass(timing.watchdogMs * 5);
    expect(log.head).toHaveBeenCalledOnce();
    fail(new Error("unreachable"));
    await settle();
    expect(subscription.status()).toMatchObject({
      state: "live",
      lastError: { message: "unreachable" },
    });
    log.head.mockResolvedValue(null);
    await pass(timing.watchdogMs);
    expect(log.head).toHaveBeenCalledTimes(2);
  });

  it("lets a consumer take its time", async () => {
    let handle: () => void = () => undefined;
    const handled = new Promise<void>((resolve) => (handle = resolve));
    const { subscription, calls, log, push, goLive } = await subscribed({
      consumer: () => handled,
    });
    await goLive();
    await push(eventAt(1));
    log.head.mockResolvedValue(at(2));
    await pass(timing.watchdogMs * 5);
    expect(log.head).not.toHaveBeenCalled();
    handle();
    await pass(timing.watchdogMs);
    expect(calls).toHaveLength(1);
    expect(subscription.status()).toMatchObject({ state: "live", position: at(1) });
  });
});

describe("a stopped subscription", () => {
  it("ends its call and delivers nothing more", async () => {
    const { subscription, delivered, calls, states, latest, push, goLive } = await subscribed();
    await goLive();
    await subscription.stop();
    expect(calls[0]?.cancelled).toBe(1);
    await push(eventAt(1));
    latest().events.emit("confirmation");
    expect(delivered).toEqual([]);
    expect(subscription.status().state).toBe("stopped");
    expect(states().at(-1)).toEqual({ kind: "subscription", message: "stopped" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not wait for its next call or delivery", async () => {
    const broken = await subscribed();
    await broken.fail(new Error("connection lost"));
    await broken.subscription.stop();
    expect(broken.calls).toHaveLength(1);
    const refused = await subscribed({
      async consumer() {
        throw new Error("the disk is full");
      },
    });
    await refused.push(eventAt(1));
    await refused.subscription.stop();
    expect(refused.errors).toHaveLength(1);
    expect(refused.delivered).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
