import { readdirSync } from "node:fs";
import { setTimeout as after } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { inChromium } from "../in-chromium.ts";
import { ensureBuilt } from "../../setup/build.ts";
import { adminPassword } from "../../testing/api-client.ts";
import { layWire, type Wire } from "../../testing/wire.ts";
import { withDataDir } from "../data-dir.ts";
import { addHistory } from "../history.ts";
import type { Report } from "../report.ts";
import { signInAnalyst } from "../analyst/analyst.ts";
import { startShopUnderLoad, type ShopUnderLoad } from "../shop-under-load.ts";
import { compareWithLog, measureChanges, measureScroll, tickets } from "./changes.ts";
import { openLogOfOrders } from "./log-of-orders.ts";
import { createMover } from "./mover.ts";
import { measureTable } from "./table.ts";
import { watchPage } from "./watched-page.ts";

const openOrders = 5_000;
const cutMs = 2_000;
const changesWhileCut = 40;

export interface BoardOptions {
  readonly orders: number;
  /** How long orders are moved. */
  readonly seconds: number;
  /** A directory to reuse for repeated runs; filled if it is empty. */
  readonly dataDir: string | undefined;
  /** A file for a CPU profile of the page while orders are moved. */
  readonly profile: string | undefined;
}

/**
 * The order board and its table in Chromium, in a shop with many orders, 5,000 of them open: how
 * fast another admin's change is drawn, how smoothly it scrolls meanwhile, and whether anything is
 * missing after a broken connection. CHROMIUM names the browser.
 */
export const measureBoard = async (
  { orders, seconds, dataDir: kept, profile }: BoardOptions,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  await ensureBuilt();
  await withDataDir(async (dataDir) => {
    if (readdirSync(dataDir).length === 0) {
      await (await startShopUnderLoad(dataDir, 0)).stop();
      await addHistory(dataDir, { orders, products: 0, open: openOrders });
      print(`${orders} orders, ${openOrders} of them open`);
    }
    const shop = await startShopUnderLoad(dataDir, 0);
    const wire = await layWire(shop.url);
    try {
      // After the shop was filled, the history index catches up for a minute or more on the same
      // cores.
      await signInAnalyst(shop);
      const admin = { email: "admin@nivasa.lk", password: adminPassword };
      await inChromium(wire.url, admin, async (page) => {
        await measureLive(page, { shop, wire, dataDir, seconds, profile }, report);
        await measureTable(page, wire.url, shop, report);
      });
    } finally {
      await wire.close();
      await shop.stop();
    }
  }, kept);
};

interface Around extends Pick<BoardOptions, "seconds" | "profile"> {
  readonly shop: ShopUnderLoad;
  readonly wire: Wire;
  readonly dataDir: string;
}

const measureLive = async (
  page: Page,
  { shop, wire, dataDir, seconds, profile }: Around,
  report: Report,
): Promise<void> => {
  const log = openLogOfOrders(dataDir);
  try {
    const mover = await createMover(shop);
    const begun = performance.now();
    await page.goto(`${wire.url}/admin/orders`);
    await page.locator("article").first().waitFor({ timeout: 60_000 });
    report.add("board, first orders", { ms: performance.now() - begun });
    await after(2000);
    const board = { page, watched: await watchPage(page), mover, log, report };
    const before = new Set((await tickets(page)).keys());
    await measureChanges(board, seconds, profile);
    await measureScroll(board);
    await compareWithLog(board, "compared with the log", before);
    wire.cut();
    await mover.move(changesWhileCut, 20);
    await after(cutMs);
    wire.restore();
    await compareWithLog(board, "after a broken connection", before);
  } finally {
    await log.close();
  }
};
