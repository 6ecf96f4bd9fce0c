import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { indexedHistory, shopHistory, shopSteps } from "../../testing/shop-history.ts";
import { temporaryDirectory } from "../../testing/temporary-directory.ts";
import { createMomentQuery } from "../log-index/moment-query.ts";
import { openIndex } from "../log-index/index-file.ts";
import type { ReplayFrame } from "../log-index/replay-calls.ts";
import { openIndexFile } from "../log-index/schema.ts";
import { courseOf, stockCourse } from "./course.ts";
import { replay, type ReplayClock, type ReplayQuery } from "./replay.ts";

const products = ["5", "6", "7", "8"];

const indexOf = (steps: Parameters<typeof shopHistory>[0]) => {
  const directory = temporaryDirectory();
  const index = openIndex(directory);
  index.add(indexedHistory(shopHistory(steps)));
  const frame = (query: Parameters<typeof index.frame>[0]) => Promise.resolve(index.frame(query));
  /** Start with an empty cache. */
  const fromStart = (number: number) => {
    const database = openIndexFile(directory);
    const shop = createMomentQuery(database)({ number, products });
    database.close();
    return shop;
  };
  return { index, client: { frame }, fromStart };
};

/** Time advances only when the replay waits or when a reader takes its time. */
const handClock = (): ReplayClock & { pass(ms: number): void } => {
  let now = 0;
  return {
    now: () => now,
    wait(ms) {
      now += ms;
      return Promise.resolve();
    },
    pass: (ms) => void (now += ms),
  };
};

const whole = (upTo: number, speed: number | null): ReplayQuery => ({
  after: 0,
  upTo,
  speed,
  filter: {},
  products,
});

const allOf = async (frames: AsyncIterable<ReplayFrame>, onFrame: () => void = () => undefined) => {
  const found: ReplayFrame[] = [];
  for await (const frame of frames) {
    found.push(frame);
    onFrame();
  }
  return found;
};

const noEnd = new AbortController().signal;

it("replays every event once, with the same state as a fold from the start", async () => {
  await fc.assert(
    fc.asyncProperty(
      shopSteps(60),
      fc.constantFrom(null, 1, 60, 1000, 5000),
      fc.nat(300),
      async (steps, speed, slowMs) => {
        const { index, client, fromStart } = indexOf(steps);
        const clock = handClock();
        const frames = await allOf(
          replay(client, whole(steps.length, speed), { ending: noEnd, clock }),
          () => clock.pass(slowMs),
        );
        const numbers = frames.flatMap(({ entries }) => entries.map(({ number }) => number));
        expect(numbers).toEqual(steps.map((_step, at) => at + 1));
        let before = 0;
        for (const { after, shop } of frames) {
          expect(after).toBe(before);
          expect(shop).toEqual(fromStart(shop.number));
          before = shop.number;
        }
        expect(before).toBe(steps.length);
        index.close();
      },
    ),
    { numRuns: 12 },
  );
});

it("resumes after a disconnect with the next event", async () => {
  await fc.assert(
    fc.asyncProperty(shopSteps(50), fc.nat(6), async (steps, cutAfter) => {
      const { index, client } = indexOf(steps);
      const numbers: number[] = [];
      let after = 0;
      for (let part = 0; after < steps.length; part += 1) {
        const query = { ...whole(steps.length, 1000), after };
        let taken = 0;
        for await (const frame of replay(client, query, { ending: noEnd, clock: handClock() })) {
          numbers.push(...frame.entries.map(({ number }) => number));
          after = frame.shop.number;
          taken += 1;
          if (part < 3 && taken > cutAfter) break;
        }
      }
      expect(numbers).toEqual(steps.map((_step, at) => at + 1));
      index.close();
    }),
    { numRuns: 10 },
  );
});

it("sends a slow reader fewer, larger frames, and does not query the index in between", async () => {
  const steps = Array.from({ length: 40 }, () => [8, 4, 1] as const);
  const { index, client } = indexOf(steps);
  onTestFinished(index.close);
  const framesOf = async (slowMs: number) => {
    const clock = handClock();
    const frames = replay(client, whole(40, 600), { ending: noEnd, clock });
    return (await allOf(frames, () => clock.pass(slowMs))).length;
  };
  expect(await framesOf(0)).toBe(40);
  expect(await framesOf(1000)).toBeLessThan(8);
});

it("shortens quiet periods, and takes no time if the log's time runs backwards", async () => {
  const events = indexedHistory(
    shopHistory([
      [8, 4, 1],
      [8, 4, 1],
      [8, 4, 1],
    ]),
  );
  const at = ["2026-11-20T00:00:00Z", "2026-11-21T00:00:00Z", "2026-11-01T00:00:00Z"];
  const index = openIndex(temporaryDirectory());
  onTestFinished(index.close);
  index.add(events.map((event, place) => ({ ...event, occurredAt: at[place] ?? "" })));
  const clock = handClock();
  const frame = (query: Parameters<typeof index.frame>[0]) => Promise.resolve(index.frame(query));
  const frames = await allOf(replay({ frame }, whole(3, 1), { ending: noEnd, clock }));
  expect(frames.at(-1)?.shop.number).toBe(3);
  expect(clock.now()).toBeLessThan(2500);
});

it("plays quiet periods in full with keepSilences, in waits that a timer supports", async () => {
  const events = indexedHistory(
    shopHistory([
      [8, 4, 1],
      [8, 4, 1],
    ]),
  );
  const at = ["2026-11-20T00:00:00Z", "2026-11-21T00:00:00Z"];
  const index = openIndex(temporaryDirectory());
  onTestFinished(index.close);
  index.add(events.map((event, place) => ({ ...event, occurredAt: at[place] ?? "" })));
  const clock = handClock();
  const rests: number[] = [];
  const noted: ReplayClock = {
    now: clock.now,
    wait: (ms, stopping) => {
      rests.push(ms);
      return clock.wait(ms, stopping);
    },
  };
  const frame = (query: Parameters<typeof index.frame>[0]) => Promise.resolve(index.frame(query));
  const query = { ...whole(2, 60), keepSilences: true };
  const frames = await allOf(replay({ frame }, query, { ending: noEnd, clock: noted }));
  expect(frames.at(-1)?.shop.number).toBe(2);
  const dayAt60 = 86_400_000 / 60;
  expect(clock.now()).toBeGreaterThanOrEqual(dayAt60);
  expect(clock.now()).toBeLessThan(dayAt60 + 1000);
  expect(Math.max(...rests)).toBeLessThanOrEqual(60_000);
});

it("lists only matching events, and fails with a message if the index is rebuilt", async () => {
  const { index, client } = indexOf([
    [5, 0, 1],
    [8, 4, 5],
    [5, 1, 2],
    [8, 4, 1],
  ]);
  onTestFinished(index.close);
  const query = { ...whole(4, null), filter: { categories: ["product" as const] } };
  const frames = await allOf(replay(client, query, { ending: noEnd, clock: handClock() }));
  expect(frames.flatMap(({ entries }) => entries.map(({ number }) => number))).toEqual([1, 3]);
  index.empty();
  const cut = replay(client, query, { ending: noEnd, clock: handClock() });
  await expect(cut.next()).rejects.toThrow("being rebuilt");
});

it("sums up a section so that its last point equals the shop's state", async () => {
  await fc.assert(
    fc.asyncProperty(shopSteps(60), fc.nat(60), async (steps, start) => {
      const { index, fromStart } = indexOf(steps);
      const after = Math.min(start, steps.length - 1);
      const upTo = steps.length;
      const calls = {
        shopAt: (query: Parameters<typeof index.shopAt>[0]) => Promise.resolve(index.shopAt(query)),
        sums: (query: Parameters<typeof index.sums>[0]) => Promise.resolve(index.sums(query)),
        entry: (number: number) => Promise.resolve(index.entry(number)),
        stockMoves: (query: Parameters<typeof index.stockMoves>[0]) =>
          Promise.resolve(index.stockMoves(query)),
      };
      const { points } = await courseOf(calls, { after, upTo });
      const { stageTotals, products: then } = fromStart(upTo);
      expect(points.map(({ number }) => number).slice(0, 2)).toEqual([after, after + 1]);
      const placed = ["Item Preparing", "Item Packing", "Out for Delivery", "Delivered"] as const;
      expect(points.at(-1)).toMatchObject({
        number: upTo,
        placedCents: placed.reduce((sum, name) => sum + stageTotals[name].cents, 0),
        deliveredCents: stageTotals.Delivered.cents,
      });
      for (const id of products) {
        const { onHand = 0, reserved = 0 } = then.find((each) => each.id === id) ?? {};
        const course = await stockCourse(calls, id, { after, upTo });
        expect(course.at(-1)).toMatchObject({ onHand, reserved });
      }
      index.close();
    }),
    { numRuns: 15 },
  );
});
