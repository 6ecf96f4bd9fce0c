import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { strictClient } from "../testing/api-client.ts";
import { dataOf } from "../testing/ask.ts";
import { startTyped } from "../testing/typed-command.ts";
import { createCaller } from "./calls.ts";
import { fillLog, generateMonth } from "./fill.ts";
import { commandFlows, measureFlow, readFlows } from "./flows.ts";
import { atMost, type Report } from "./report.ts";
import { startShop, withDataDir } from "./server.ts";

/** Maximum time of a backup with its proof, and growth of a shopper's latency meanwhile. */
const maxSeconds = 120;
const maxGrowth = 1.5;

/** Resolves when the history index has read the whole log; it would slow the first figures. */
const untilIndexed = async (url: string): Promise<void> => {
  const client = strictClient(url);
  const admin = await client.admin();
  for (;;) {
    const { historyIndexStatus } = await dataOf<{
      readonly historyIndexStatus: { readonly progress: number };
    }>(client, admin, "{ historyIndexStatus { progress } }");
    if (historyIndexStatus.progress >= 1) return;
    await after(100);
  }
};

/**
 * Backs a shop with many orders up by the built command while shoppers use it, and measures how
 * long that takes, and their latency before and meanwhile.
 */
export const measureBackup = async (
  { orders, seconds }: { readonly orders: number; readonly seconds: number },
  report: Report,
): Promise<void> =>
  withDataDir(async (dataDir) => {
    await (await startShop(dataDir, 0)).stop();
    await fillLog(dataDir, generateMonth({ orders, products: 0, open: 300 }));
    await (await startShop(dataDir, 0, { ownCore: false })).stop();
    const shop = await startShop(dataDir, 1);
    const call = createCaller(shop.url, 1);
    const flows = [...readFlows, ...commandFlows].map((flow) => ({ ...flow, callers: 1 }));
    try {
      await untilIndexed(shop.url);
      await withDataDir(async (place) => {
        const before = new Map<string, number>();
        for (const flow of flows) {
          before.set(flow.name, (await measureFlow(shop, flow, call, seconds))["p99 ms"]);
        }
        const begun = performance.now();
        const backup = startTyped(dataDir, ["backup", join(place, "backups")]);
        let tookMs = Infinity;
        const ended = backup.ended.then((end) => {
          tookMs = performance.now() - begun;
          return end;
        });
        for (const flow of flows) {
          if (tookMs !== Infinity) break;
          const figures = await measureFlow(shop, flow, call, seconds);
          // The last flow may have run without the backup.
          if (tookMs !== Infinity) break;
          const least = before.get(flow.name) ?? 0;
          report.add(
            `${flow.name}, during a backup`,
            { "p99 ms": figures["p99 ms"], "p99 ms before": least },
            { "p99 ms": atMost(Number((least * maxGrowth).toFixed(1))) },
          );
        }
        const { code, last } = await ended;
        report.note(last);
        if (code !== 0) throw new Error(last);
        report.add(
          `backup with its proof, ${orders} orders`,
          { seconds: tookMs / 1000 },
          { seconds: atMost(maxSeconds) },
        );
      });
    } finally {
      await shop.stop();
    }
  });
