import { staffFlows, readFlows, commandFlows, type Flow } from "./flows.ts";
import { addHistory, type History } from "./history.ts";
import { createCaller } from "./http-caller.ts";
import { load } from "./load.ts";
import type { Report } from "./report.ts";
import { startShopUnderLoad } from "./shop-under-load.ts";
import { withDataDir } from "./data-dir.ts";

const sizes: readonly History[] = [
  { orders: 1_000, products: 0 },
  { orders: 10_000, products: 0 },
  { orders: 100_000, products: 0 },
  { orders: 100_000, products: 10_000 },
];

/** Every call in shops that have lived through more and more: what one caller waits for an answer. */
export const measureGrowth = async (
  seconds: number,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  for (const size of sizes) {
    const name = `${size.orders} orders, ${size.products} products more`;
    await withDataDir(async (dataDir) => {
      const empty = await startShopUnderLoad(dataDir, 0);
      await empty.stop();
      const events = await addHistory(dataDir, size);
      const begun = performance.now();
      const folding = await startShopUnderLoad(dataDir, 0);
      const foldMs = performance.now() - begun;
      const foldDelayMs = await folding.loopDelayMs();
      await folding.stop();
      print(`${name}: ${events} events folded in ${(foldMs / 1000).toFixed(1)} s`);
      report.add(`fold, ${name}`, {
        "events/s": events / (foldMs / 1000),
        "longest delay ms": foldDelayMs,
      });
      const shop = await startShopUnderLoad(dataDir, 1);
      try {
        report.add(`start, ${name}`, { ms: shop.startMs, "RSS MiB": shop.rssMiB() ?? 0 });
        for (const flow of [...readFlows, ...staffFlows, ...commandFlows]) {
          report.add(`${flow.name}, ${name}`, await oneCaller(shop, flow, seconds));
        }
      } finally {
        await shop.stop();
      }
    });
  }
};

const oneCaller = async (
  shop: Awaited<ReturnType<typeof startShopUnderLoad>>,
  flow: Flow,
  seconds: number,
) => {
  const call = createCaller(shop.url, 1);
  await shop.loopDelayMs();
  const { p50, p99 } = await load(1, seconds, (caller, round) =>
    flow.once(shop, call, caller, round),
  );
  return { "p50 ms": p50, "p99 ms": p99, "longest delay ms": await shop.loopDelayMs() };
};
