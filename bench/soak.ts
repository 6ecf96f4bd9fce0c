import { setTimeout as after } from "node:timers/promises";
import { withDataDir } from "./data-dir.ts";
import { commandFlows } from "./flows/commands.ts";
import type { Flow } from "./flows/flow.ts";
import { readFlows, staffFlows } from "./flows/reads.ts";
import { createCaller, type Call } from "./http-caller.ts";
import { openListeners, ordersOnBoard } from "./listeners.ts";
import { shares } from "./load.ts";
import { atMost, type Report } from "./report.ts";
import { startShopUnderLoad, type ShopUnderLoad } from "./shop-under-load.ts";

const shoppers = 24;
const callsPerSecond = 70;
const boardPerSecond = 5;

/** Maximum ratio of a call's latency at the end to that around the third minute. */
const maxGrowth = 1.2;

/**
 * A minute has too few calls for a p99, so the first five minutes are compared with the last five.
 */
const comparedMinutes = 5;

/** Elementary flows only: the mix of orders and reads would count them twice. */
const mix = [...readFlows, ...commandFlows].filter(
  ({ callers, name }) => callers > 1 && name !== "one order per 50 reads",
);

/**
 * Repeats a flow at a steady rate until a time of `performance.now()`; `waited` receives each
 * latency in milliseconds.
 */
const keepCalling = (
  shop: ShopUnderLoad,
  call: Call,
  flow: Flow,
  { perSecond, callers, until }: Record<"perSecond" | "callers" | "until", number>,
  waited: (ms: number) => void,
): Promise<unknown> =>
  Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const everyMs = (1000 * callers) / perSecond;
      await after(Math.random() * everyMs);
      for (let round = 0; performance.now() < until; round += 1) {
        const begun = performance.now();
        await flow.once(shop, call, caller, round);
        const took = performance.now() - begun;
        waited(took);
        await after(Math.max(0, everyMs - took));
      }
    }),
  );

/** Latencies of a call by the minute of the response. */
type Minutes = number[][];

/**
 * Adds the latencies of a call by minute, and its p99 at the end relative to that at the beginning.
 */
const addWaits = (name: string, minutes: Minutes, report: Report): void => {
  minutes.forEach((waits, at) => {
    const { p50, p99 } = shares(waits);
    report.add(`${name}, minute ${at + 1}`, { "p50 ms": p50, "p99 ms": p99 });
  });
  if (minutes.length < 2 * comparedMinutes) return;
  const [begun, ended] = [minutes.slice(0, comparedMinutes), minutes.slice(-comparedMinutes)].map(
    (some) => shares(some.flat()).p99,
  );
  if (!begun || !ended) return;
  report.add(
    `${name}, in the end`,
    { "p99 ms": ended, "times the beginning": ended / begun },
    { "times the beginning": atMost(maxGrowth) },
  );
};

/**
 * A mix of calls at a steady rate with listening sockets: latencies by minute, and memory. Ends at
 * the first wrong response; throws if an accepted order is missing on the board at the end, or its
 * shopper's socket didn't receive it.
 */
export const measureSoak = async (
  minutes: number,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  await withDataDir(async (dataDir) => {
    const shop = await startShopUnderLoad(dataDir, shoppers);
    const call = createCaller(shop.url, 64);
    const listeners = await openListeners(shop);
    const flows = [...mix, ...staffFlows];
    const waits = new Map<string, Minutes>(flows.map(({ name }) => [name, []]));
    const begun = performance.now();
    const until = begun + minutes * 60_000;
    const waitsOf = (name: string): Minutes => waits.get(name) ?? [];
    const waited = (name: string) => (ms: number) => {
      const minute = Math.min(minutes - 1, Math.floor((performance.now() - begun) / 60_000));
      (waitsOf(name)[minute] ??= []).push(ms);
    };
    const telling = (async () => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await after(begun + minute * 60_000 - performance.now());
        const memory = shop.rssMiB() ?? 0;
        report.add(`memory, minute ${minute}`, { "RSS MiB": memory });
        print(`minute ${minute}: ${memory} MiB, ${listeners.orders()} orders`);
      }
    })();
    try {
      await Promise.all([
        telling,
        ...mix.map((flow) => {
          const perSecond = (callsPerSecond - boardPerSecond) / mix.length;
          const pace = { perSecond, callers: shoppers, until };
          return keepCalling(shop, call, flow, pace, waited(flow.name));
        }),
        ...staffFlows.map((flow) =>
          keepCalling(
            shop,
            call,
            flow,
            { perSecond: boardPerSecond, callers: 1, until },
            waited(flow.name),
          ),
        ),
      ]);
      for (const [name, each] of waits) addWaits(name, each, report);
      const placed = waitsOf("add to cart and place the order").flat().length;
      await listeners.heard(placed);
      const onBoard = await ordersOnBoard(shop);
      if (onBoard !== placed) throw new Error(`${placed} orders accepted, ${onBoard} on the board`);
      print(`${placed} orders accepted, each on the board and received by its shopper`);
    } finally {
      await listeners.close();
      await shop.stop();
    }
  });
};
