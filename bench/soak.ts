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

/** So many times what it waited for around the third minute a call may wait for in the end. */
const mostGrowth = 1.2;

/** A minute has too few calls for a p99: the first five are held against the last five. */
const comparedMinutes = 5;

/** What people do alone: the mixture of an order and reads would be asked for twice. */
const mix = [...readFlows, ...commandFlows].filter(
  ({ callers, name }) => callers > 1 && name !== "an order for 50 reads",
);

/**
 * Does a flow at a steady rate until an instant of `performance.now()`; `waited` hears how long
 * each call took, in milliseconds.
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

/** Waits of a call, by the minute in which it was answered. */
type Minutes = number[][];

/**
 * Adds what a call waited for in each minute, and its p99 in the end beside that of the beginning.
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
    { "times the beginning": atMost(mostGrowth) },
  );
};

/**
 * A shop's mix at a steady rate, with sockets that listen: each call's waits in each minute, and
 * memory. Ends at the first wrong answer; throws where an order that was accepted is not on the
 * board in the end, or was not heard of by its shopper.
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
      print(`${placed} orders accepted, each on the board and heard of by its shopper`);
    } finally {
      await listeners.close();
      await shop.stop();
    }
  });
};
