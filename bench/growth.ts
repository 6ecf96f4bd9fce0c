import { rm } from "node:fs/promises";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { signInAnalyst } from "./analyst/analyst.ts";
import { staffFlows, readFlows } from "./flows/reads.ts";
import { commandFlows } from "./flows/commands.ts";
import type { Flow } from "./flows/flow.ts";
import { measureFlow } from "./flows/measure.ts";
import { addHistory, type History } from "./history.ts";
import { createCaller } from "./http-caller.ts";
import { atLeast, atMost, type Report } from "./report.ts";
import { openingShopUnderLoad, startShopUnderLoad } from "./shop-under-load.ts";
import { withDataDir } from "./data-dir.ts";

const sizes: readonly History[] = [
  { orders: 1_000, products: 0 },
  { orders: 10_000, products: 0 },
  { orders: 100_000, products: 0 },
  { orders: 100_000, products: 10_000 },
];

/** Maximum ratio of a call's latency in the largest shop to that in the smallest. */
const maxGrowth = 1.5;

/** The latency of every call with one caller, in shops of growing size. */
export const measureGrowth = async (
  seconds: number,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  const smallest = new Map<Flow, number>();
  for (const size of sizes) {
    const name = `${size.orders} orders, ${size.products} more products`;
    await withDataDir(async (dataDir) => {
      const empty = await startShopUnderLoad(dataDir, 0);
      await empty.stop();
      await addHistory(dataDir, size);
      const filled = await startShopUnderLoad(dataDir, 0, { ownCore: false });
      // Waits for work that a shop does only once and not with each start: open orders, the index.
      const { events } = await signInAnalyst(filled);
      await filled.stop();
      await measureFold(dataDir, events, name, report);
      print(`${name}: ${events} events`);
      const shop = await startShopUnderLoad(dataDir, 1);
      const call = createCaller(shop.url, 1);
      try {
        report.add(
          `start, ${name}`,
          { ms: shop.startMs, "RSS MiB": shop.rssMiB() ?? 0 },
          { ms: atMost(1500) },
        );
        for (const flow of [...readFlows, ...staffFlows, ...commandFlows]) {
          const waits = await measureFlow(shop, { ...flow, callers: 1 }, call, seconds);
          const least = smallest.get(flow) ?? waits["p50 ms"];
          smallest.set(flow, least);
          report.add(`${flow.name}, ${name}`, waits, {
            "p50 ms": atMost(Number((least * maxGrowth).toFixed(2))),
            "longest delay ms": atMost(50),
          });
        }
      } finally {
        await shop.stop();
      }
    });
  }
};

/**
 * Starts a shop without its read models: measures how fast they are refolded, and whether it
 * responds meanwhile.
 */
const measureFold = async (
  dataDir: string,
  events: number,
  name: string,
  report: Report,
): Promise<void> => {
  for (const end of ["", "-wal", "-shm"]) await rm(`${viewsPath(dataDir)}${end}`, { force: true });
  const opening = await openingShopUnderLoad(dataDir);
  const begun = performance.now();
  await opening.loopDelayMs();
  await opening.opened;
  const seconds = (performance.now() - begun) / 1000;
  report.add(
    `fold, ${name}`,
    { "events/s": events / seconds, "longest delay ms": await opening.loopDelayMs() },
    { "events/s": atLeast(60_000), "longest delay ms": atMost(50) },
  );
  await opening.stop();
};
