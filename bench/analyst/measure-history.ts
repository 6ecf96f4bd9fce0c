import { ensureBuilt } from "../../setup/build.ts";
import { withDataDir } from "../data-dir.ts";
import type { Report } from "../report.ts";
import { startShopUnderLoad } from "../shop-under-load.ts";
import { signInAnalyst } from "./analyst.ts";
import { measureCheckoutUnderReplay, shoppers } from "./checkout-under-replay.ts";
import { placeYear } from "./place-year.ts";
import { measureFilters, measureReports, measureSeeks } from "./queries.ts";
import { measurePlayer } from "./player.ts";
import { measureReplay, measureTail, measureVerification } from "./replay.ts";

/** Options of the history benchmark. */
export interface HistoryMeasures {
  readonly events: number;
  /** Directory that stores the generated shop for later runs; without it each run generates it. */
  readonly keep: string | undefined;
  /** Names of measures to run; empty for all. */
  readonly only: readonly string[];
  readonly seconds: number;
}

/**
 * The server may use every core: this measures that its worker threads don't block the event loop.
 */
const start = (dataDir: string) => startShopUnderLoad(dataDir, shoppers, { ownCore: false });

/**
 * Measures the analyst's features over a generated log against their aims. CHROMIUM names the
 * browser.
 */
export const measureHistory = async (
  { events, keep, only, seconds }: HistoryMeasures,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  await ensureBuilt();
  await withDataDir(async (dataDir) => {
    const catchUp = async (directory: string): Promise<void> => {
      const begun = performance.now();
      const shop = await startShopUnderLoad(directory, 0, { ownCore: false });
      const openMs = performance.now() - begun;
      const held = (await signInAnalyst(shop)).events;
      const wholeMs = performance.now() - begun;
      report.add("first start over the log, read models", { "events/s": (1000 * held) / openMs });
      report.add("first start over the log, including the index", {
        "events/s": (1000 * held) / wholeMs,
      });
      await shop.stop();
    };
    await placeYear(dataDir, { events, keep }, catchUp, print);
    const shop = await start(dataDir);
    const analyst = await signInAnalyst(shop);
    print(`${analyst.events} events`);
    const measures = {
      seek: () => measureSeeks(analyst, report),
      replay: () => measureReplay(analyst, report),
      player: () => measurePlayer(analyst, seconds, report),
      filters: () => measureFilters(analyst, report),
      reports: () => measureReports(analyst, report),
      tail: () => measureTail(analyst, report),
      shoppers: async () => {
        await measureCheckoutUnderReplay(analyst, 2 * seconds, 1000, report);
        await measureCheckoutUnderReplay(analyst, 2 * seconds, null, report);
      },
      verify: () => measureVerification(analyst, report),
    };
    try {
      for (const [name, measure] of Object.entries(measures)) {
        if (only.length === 0 || only.includes(name)) await measure();
      }
    } finally {
      await shop.stop();
    }
  });
};
