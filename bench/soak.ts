import { setTimeout as after } from "node:timers/promises";
import { commandFlows, readFlows, staffFlows, type Flow } from "./flows.ts";
import { withDataDir } from "./data-dir.ts";
import { createCaller } from "./http-caller.ts";
import { shares } from "./load.ts";
import type { Report } from "./report.ts";
import { startShopUnderLoad } from "./shop-under-load.ts";

const shoppers = 24;
const callsPerSecond = 70;
const boardPerSecond = 5;

/** A shop's mix at a steady rate: each call's waits in each minute, and memory. Ends at the first wrong answer. */
export const measureSoak = async (
  minutes: number,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  await withDataDir(async (dataDir) => {
    const shop = await startShopUnderLoad(dataDir, shoppers);
    const call = createCaller(shop.url, 64);
    const waits = new Map<string, number[]>();
    const until = performance.now() + minutes * 60_000;
    const at = (perSecond: number, flow: Flow, callers: number) =>
      Promise.all(
        Array.from({ length: callers }, async (_, caller) => {
          const everyMs = (1000 * callers) / perSecond;
          await after(Math.random() * everyMs);
          for (let round = 0; performance.now() < until; round += 1) {
            const begun = performance.now();
            await flow.once(shop, call, caller, round);
            const took = performance.now() - begun;
            waits.set(flow.name, [...(waits.get(flow.name) ?? []), took]);
            await after(Math.max(0, everyMs - took));
          }
        }),
      );
    const mix = [...readFlows, ...commandFlows.filter(({ callers }) => callers > 1)];
    const running = Promise.all([
      ...mix.map((flow) => at((callsPerSecond - boardPerSecond) / mix.length, flow, shoppers)),
      ...staffFlows.map((flow) => at(boardPerSecond, flow, 1)),
    ]);
    const telling = (async () => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await after(60_000);
        for (const [name, took] of waits) {
          const { p50, p99 } = shares(took);
          report.add(`${name}, minute ${minute}`, { "p50 ms": p50, "p99 ms": p99 });
        }
        waits.clear();
        print(`minute ${minute}: ${String(shop.rssMiB())} MiB`);
      }
    })();
    try {
      await Promise.all([running, telling]);
    } finally {
      await shop.stop();
    }
  });
};
