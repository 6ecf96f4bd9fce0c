import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Position } from "#domain/ports.ts";
import { createMemoryEventStore } from "#event-store/memory/memory-event-store.ts";
import { noEvents, type EventConsumer } from "#event-store/event-store.ts";
import { createSignal } from "#event-store/signal.ts";
import { eventually } from "../../testing/eventually.ts";
import { someEvent } from "../../testing/events.ts";
import { createSharedSubscription } from "./shared-subscription.ts";
import type { SubscriptionState } from "./subscription.ts";

/** Shared subscriptions to a log in memory, whose calls are counted. */
const sharedLog = () => {
  const log = createMemoryEventStore();
  const time = { now: 0 };
  /** State of the call at the end; `isDeaf` lets it deliver nothing more. */
  const tail = { state: "live" as SubscriptionState, isDeaf: false };
  const calls: { readonly after: Position | null; open: boolean }[] = [];
  const head = () => log.log.at(-1)?.position ?? null;
  const shared = createSharedSubscription({
    subscribe(after, consumer, onError) {
      const call = { after, open: true };
      calls.push(call);
      const isAtEnd = after === head();
      let lastError: Error | null = null;
      const subscription = log.subscribe(
        after,
        async (events) => (tail.isDeaf ? undefined : consumer(events)),
        (error) => {
          lastError = error;
          onError(error);
        },
      );
      return {
        async stop() {
          call.open = false;
          await subscription.stop();
        },
        status: () => ({
          ...{ state: isAtEnd ? tail.state : "catching-up", position: after },
          ...{ lagBytes: 0, lastError },
        }),
      };
    },
    knownHead: head,
    lagBytes: (position) => (position === head() ? 0 : 1),
    redeliveryDelayMs: 1,
    now: () => time.now,
  });
  const stopAll = async () => {
    await shared.stop();
    await log.close();
  };
  onTestFinished(stopAll);
  return {
    ...{ shared, calls, head, stopAll, time, tail },
    /** Appends an event to a stream. */
    append: (stream: string, revision: number) => log.append(stream, revision - 1, [someEvent()]),
    length: () => log.log.length,
    /** Position after a number of events. */
    positionAfter: (count: number) => log.log[count - 1]?.position ?? null,
    openCalls: () => calls.filter(({ open }) => open).length,
    async write(count: number) {
      const revision = log.log.length - 1;
      const events = Array.from({ length: count }, () => someEvent());
      await log.append("stock-1", revision < 0 ? noEvents : revision, events);
    },
    follow(after: Position | null = null, handle: EventConsumer = async () => undefined) {
      const revisions: number[] = [];
      const errors: string[] = [];
      const subscription = shared.subscribe(
        after,
        async (events) => {
          await handle(events);
          revisions.push(...events.map(({ revision }) => revision));
        },
        ({ message }) => errors.push(message),
      );
      return { subscription, revisions, errors };
    },
  };
};

const between = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

it("opens one call for all subscriptions at the end of the log", async () => {
  const log = sharedLog();
  await log.write(3);
  const followers = [log.follow(log.head()), log.follow(log.head())];
  await log.write(2);
  for (const { revisions } of followers) await eventually(() => expect(revisions).toEqual([3, 4]));
  expect(log.calls).toEqual([{ after: expect.any(String) as string, open: true }]);
  expect(log.shared.status()).toEqual([
    { state: "live", position: log.head(), lagBytes: 0, lastError: null },
    { state: "live", position: log.head(), lagBytes: 0, lastError: null },
  ]);
});

it("opens another call for a subscription that is behind, until it has caught up", async () => {
  const log = sharedLog();
  await log.write(1200);
  const { revisions } = log.follow();
  expect(log.openCalls()).toBe(2);
  await eventually(() => expect(log.openCalls()).toBe(1));
  await log.write(1);
  await eventually(() => expect(revisions).toEqual(between(0, 1201)));
  expect(log.calls).toHaveLength(2);
});

it("delays no other consumer for a slow one, which reads missed events itself", async () => {
  const log = sharedLog();
  const gate = createSignal();
  const opened = gate.next(new AbortController().signal);
  const slow = log.follow(null, () => opened);
  const quick = log.follow();
  for (const end of [1, 500, 1000, 1500, 2000]) {
    await log.write(end - log.length());
    await eventually(() => expect(quick.revisions).toEqual(between(0, end)));
  }
  expect(slow.revisions).toEqual([]);
  expect(slow.subscription.status().lagBytes).toBe(1);
  expect(log.calls).toHaveLength(1);
  gate.notify();
  await eventually(() => expect(slow.revisions).toEqual(between(0, 2000)));
  await eventually(() => expect(log.openCalls()).toBe(1));
  expect(log.calls).toHaveLength(2);
});

it("redelivers to a consumer that failed, and only to that one", async () => {
  const log = sharedLog();
  let failures = 2;
  const failing = log.follow(null, async () => {
    if (failures-- > 0) throw new Error("the disk is full");
  });
  const other = log.follow();
  await log.write(3);
  await eventually(() => expect(failing.revisions).toEqual([0, 1, 2]));
  expect(failing.errors).toEqual(["the disk is full", "the disk is full"]);
  expect(failing.subscription.status().lastError?.message).toBe("the disk is full");
  expect(other.revisions).toEqual([0, 1, 2]);
  expect(other.errors).toEqual([]);
});

it("closes the shared call with its last subscription, and opens it again at the end", async () => {
  const log = sharedLog();
  const [first, second] = [log.follow(), log.follow()];
  await log.write(1);
  await eventually(() => expect(second.revisions).toEqual([0]));
  await first.subscription.stop();
  await first.subscription.stop();
  expect(first.subscription.status().state).toBe("stopped");
  expect(log.openCalls()).toBe(1);
  await second.subscription.stop();
  expect(log.openCalls()).toBe(0);
  await log.write(1);
  const third = log.follow(log.head());
  await log.write(1);
  await eventually(() => expect(third.revisions).toEqual([2]));
  expect(first.revisions).toEqual([0]);
  expect(log.openCalls()).toBe(1);
});

it("reports the state and errors of a call of its own", async () => {
  const log = sharedLog();
  await log.write(1);
  let failures = 1;
  const { subscription, revisions } = log.follow(null, async () => {
    if (failures-- > 0) throw new Error("the disk is full");
  });
  expect(subscription.status()).toMatchObject({ state: "catching-up", position: null });
  await eventually(() => expect(revisions).toEqual([0]));
  await eventually(() => expect(subscription.status().state).toBe("live"));
  expect(subscription.status()).toMatchObject({
    position: log.head(),
    lastError: { message: "the disk is full" },
  });
});

it("stops a subscription that is behind, and one whose consumer fails", async () => {
  const log = sharedLog();
  await log.write(1);
  const fail = async () => {
    throw new Error("never");
  };
  const behind = log.follow(null, fail);
  const begun = log.head();
  const failing = log.follow(begun, fail);
  await log.write(1);
  await eventually(() => {
    expect([behind, failing].every(({ errors }) => errors.length > 0)).toBe(true);
  });
  await log.shared.stop();
  expect(log.openCalls()).toBe(0);
  expect(log.shared.status()).toEqual([]);
  expect(failing.subscription.status()).toMatchObject({ state: "stopped", position: begun });
});

it("delivers each event once and in order, wherever a subscription begins", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("write" as const), count: fc.integer({ min: 1, max: 700 }) }),
    fc.record({ do: fc.constant("follow" as const), from: fc.nat(2000), slow: fc.boolean() }),
    fc.record({ do: fc.constant("stop" as const), which: fc.nat(5) }),
    fc.record({ do: fc.constant("wait" as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const log = sharedLog();
      const followers: (ReturnType<typeof log.follow> & { readonly first: number })[] = [];
      const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
      for (const taken of steps) {
        if (taken.do === "write") {
          await log.write(taken.count);
        } else if (taken.do === "follow") {
          const first = Math.min(taken.from, log.length());
          followers.push({
            ...log.follow(log.positionAfter(first), taken.slow ? turn : undefined),
            first,
          });
        } else if (taken.do === "stop") {
          const [stopped] = followers.splice(taken.which, 1);
          await stopped?.subscription.stop();
        } else await turn();
      }
      for (const { revisions, first } of followers) {
        await eventually(() => expect(revisions).toEqual(between(first, log.length())));
      }
      await log.stopAll();
    }),
    { numRuns: 60 },
  );
});

describe("whether a stream still ends where it was read", () => {
  /** A log with one event of a stream, read at 10 ms, and one subscription since 5 ms. */
  const opened = async () => {
    const log = sharedLog();
    await log.append("cart-1", 0);
    expect(log.shared.stillEndsAt("cart-1", 0, log.time.now)).toBe(false);
    log.time.now = 5;
    const { revisions } = log.follow(log.head());
    log.time.now = 10;
    return {
      ...log,
      revisions,
      ends: (revision = 0, since = 10) => log.shared.stillEndsAt("cart-1", revision, since),
    };
  };

  it("is known from what was delivered since", async () => {
    const { ends, append, revisions, time } = await opened();
    expect(ends()).toBe(true);
    expect(ends(0, 5)).toBe(false);
    time.now = 20;
    await append("cart-2", 0);
    await append("cart-1", 1);
    await eventually(() => expect(revisions).toHaveLength(2));
    expect(ends()).toBe(false);
    expect(ends(1)).toBe(true);
  });

  it.each(["connecting", "catching-up", "waiting", "stopped"] as const)(
    "is unknown while %s",
    async (state) => {
      const { ends, tail } = await opened();
      tail.state = state;
      expect(ends()).toBe(false);
    },
  );

  it("is unknown without subscriptions, and for what was read before the next one", async () => {
    const { ends, shared, follow, head, time } = await opened();
    await shared.stop();
    expect(ends()).toBe(false);
    time.now = 20;
    follow(head());
    expect(ends()).toBe(false);
    expect(ends(0, 21)).toBe(true);
  });

  it("is unknown once an event is not delivered for a second", async () => {
    const { ends, append, time, tail, follow, head } = await opened();
    tail.isDeaf = true;
    await append("cart-2", 0);
    expect(ends()).toBe(true);
    time.now += 1000;
    expect(ends()).toBe(true);
    time.now += 1;
    expect(ends()).toBe(false);
    tail.isDeaf = false;
    follow(head());
    await append("cart-2", 1);
    await eventually(() => expect(ends()).toBe(true));
  });

  it("is unknown if too many other streams were delivered since", async () => {
    const { ends, append, revisions, time } = await opened();
    for (let count = 0; count < 10_001; count += 1) {
      time.now += 1;
      await append(`order-${count}`, 0);
    }
    await eventually(() => expect(revisions).toHaveLength(10_001));
    expect(ends()).toBe(false);
    expect(ends(0, time.now + 1)).toBe(true);
  });
});
