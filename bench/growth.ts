import { rm } from "node:fs/promises";
import { viewsPath } from "#projections/embedded/embedded-document-store.ts";
import { signInAnalyst } from "./analyst.ts";
import { createCaller } from "./calls.ts";
import { fillLog, generateMonth, monthMs, type Size } from "./fill.ts";
import {
  checkoutReads,
  commandFlows,
  expectIn,
  graphql,
  measureFlow,
  readFlows,
  staffFlows,
  type Flow,
} from "./flows.ts";
import { atLeast, atMost, type Report } from "./report.ts";
import { openingShop, startShop, withDataDir } from "./server.ts";

/** The staff's work of some days. It doesn't grow with the history. */
const open = 300;

const sizes: readonly Size[] = [
  { orders: 1_000, products: 0, open },
  { orders: 10_000, products: 0, open },
  { orders: 100_000, products: 0, open },
  { orders: 100_000, products: 10_000, open },
];

/** Maximum ratio of a call's latency in the largest shop to that in the smallest. */
const maxGrowth = 1.5;

/** Number of orders in the report. */
const reported = 500;

const hourMs = 3_600_000;

/**
 * The report about the latest orders of a generated month. It ends in the hour before the shop's
 * first start, whose events come first in the log: the report also reads what happened to its
 * orders afterwards, and a denser month holds more of that in each hour.
 */
const cashReport = ({ orders }: Size, firstStart: number): Flow => {
  const to = Math.floor(firstStart / hourMs) * hourMs - 1;
  const range = {
    from: new Date(to - (monthMs * reported) / orders).toISOString(),
    to: new Date(to).toISOString(),
  };
  const query = `query ($from: DateTime, $to: DateTime) {
    historyReport(name: ORDER_TO_CASH, from: $from, to: $to) {
      ... on HistoryReport { finding tables { title rows { cells } } }
    }
  }`;
  return {
    name: `report from order to cash, ${reported} orders`,
    callers: 1,
    async once({ admin }, call) {
      expectIn(await graphql(call, admin.token, query, range), /"title":/);
    },
  };
};

/** The latency of every call with one caller, in shops of growing size. */
export const measureGrowth = async (seconds: number, report: Report): Promise<void> => {
  const smallest = new Map<string, number>();
  for (const size of sizes) {
    const name = `${size.orders} orders, ${size.products} more products`;
    await withDataDir(async (dataDir) => {
      const firstStart = Date.now();
      await (await startShop(dataDir, 0)).stop();
      await fillLog(dataDir, generateMonth(size));
      const filled = await startShop(dataDir, 0, { ownCore: false });
      // Waits for work that a shop does only once and not with each start: open orders, the index.
      const { events } = await signInAnalyst(filled);
      await filled.stop();
      await measureFold(dataDir, events, name, report);
      report.note(`${name}: ${events} events`);
      const shop = await startShop(dataDir, 1);
      const call = createCaller(shop.url, 1);
      try {
        const start = { ms: shop.startMs, "RSS MiB": shop.rssMiB() ?? 0 };
        report.add(`start, ${name}`, start, { ms: atMost(1500) });
        const staff = [...staffFlows, cashReport(size, firstStart)];
        for (const flow of [...readFlows, ...checkoutReads, ...staff, ...commandFlows]) {
          const waits = await measureFlow(shop, { ...flow, callers: 1 }, call, seconds);
          const least = smallest.get(flow.name) ?? waits["p50 ms"];
          smallest.set(flow.name, least);
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
  const opening = await openingShop(dataDir);
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
