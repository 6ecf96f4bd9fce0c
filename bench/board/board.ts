import { setTimeout as after } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { ensureBuilt } from "../../setup/build.ts";
import { adminPassword, apiClient } from "../../testing/api-client.ts";
import { layWire } from "../../testing/wire.ts";
import { withDataDir } from "../data-dir.ts";
import { addHistory } from "../history.ts";
import type { Report } from "../report.ts";
import { startShopUnderLoad, type ShopUnderLoad } from "../shop-under-load.ts";
import { createMover, type Mover } from "./mover.ts";
import { watchPage, type WatchedPage } from "./watched-page.ts";

const openOrders = 5_000;
const changesPerSecond = 20;
const cutMs = 2_000;

/**
 * The order board and its table in Chromium, in a shop that has lived through many orders, 5,000 of them open: how soon a change
 * of somebody else is drawn, how it scrolls meanwhile, and whether anything was missed while the wire was cut. CHROMIUM names the browser.
 */
export const measureBoard = async (
  orders: number,
  seconds: number,
  report: Report,
  print: (line: string) => void,
): Promise<void> => {
  await ensureBuilt();
  await withDataDir(async (dataDir) => {
    await (await startShopUnderLoad(dataDir, 0)).stop();
    await addHistory(dataDir, { orders, products: 0, open: openOrders });
    print(`${orders} orders, ${openOrders} of them open`);
    const shop = await startShopUnderLoad(dataDir, 0);
    const wire = await layWire(shop.url);
    const executablePath = process.env["CHROMIUM"];
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.request.post(`${wire.url}/api/users/adminauth`, {
        data: { email: "admin@nivasa.lk", password: adminPassword },
      });
      const mover = createMover(shop);
      const watched = await openBoard(page, wire.url, report);
      const changes = await measureChanges(page, watched, mover, seconds, report);
      print(`${changes} changes, ${changesPerSecond} a second`);
      wire.cut();
      for (let change = 0; change < changesPerSecond; change += 1) await mover.moveAny();
      await after(cutMs);
      wire.mend();
      report.add("after a cut of the wire", { "columns wrong": await wrongColumns(page, shop) });
      await measureTable(page, wire.url, report);
    } finally {
      await browser.close();
      await wire.close();
      await shop.stop();
    }
  });
};

const openBoard = async (page: Page, url: string, report: Report): Promise<WatchedPage> => {
  const begun = performance.now();
  await page.goto(`${url}/admin/orders`);
  await page.locator("article").first().waitFor({ timeout: 60_000 });
  report.add("board, first orders", { ms: performance.now() - begun });
  return watchPage(page);
};

const moves = [
  ["preparing", "ITEM_PACKING"],
  ["packing", "OUT_FOR_DELIVERY"],
] as const;

/** Somebody else moves orders that are in view while the board is scrolled. Gives how many. */
const measureChanges = async (
  page: Page,
  watched: WatchedPage,
  mover: Mover,
  seconds: number,
  report: Report,
): Promise<number> => {
  const under: Promise<void>[] = [];
  let made = 0;
  const change = async (): Promise<void> => {
    for (const [step, next] of moves) {
      const inView = await watched.inView(step);
      const number = inView.find((each) => !mover.isMoved(each));
      if (number === undefined) continue;
      made += 1;
      await mover.move(number, next, () => watched.watch(number, step, Date.now()));
      return;
    }
  };
  const changeAll = async (): Promise<void> => {
    for (let due = 0; due < seconds * changesPerSecond; due += 1) {
      const next = after(1000 / changesPerSecond);
      under.push(change());
      await next;
    }
    await Promise.all(under);
    await after(1000);
  };
  const still = await watched.framesDuring(changeAll);
  const painted = (await watched.painted()).toSorted((a, b) => a - b);
  report.add("a change of somebody else is drawn", {
    "p50 ms": painted[Math.floor(painted.length * 0.5)] ?? 0,
    "p95 ms": painted[Math.floor(painted.length * 0.95)] ?? 0,
    "not drawn": made - painted.length,
    "longest frame ms": still.longestMs,
  });
  const scrolled = await watched.framesDuring(async () => {
    await page.mouse.move(300, 500);
    for (let step = 0; step < 60; step += 1) {
      void mover.moveAny();
      await page.mouse.wheel(0, 240);
      await after(1000 / changesPerSecond);
    }
  });
  report.add("scrolled meanwhile", {
    "frames/s": scrolled.fps,
    "longest frame ms": scrolled.longestMs,
  });
  report.add("memory of the board", { MiB: await watched.heapMiB() });
  return painted.length;
};

/** Columns of open orders whose counts are not those of the shop, once the page had the time to catch up. */
const wrongColumns = async (page: Page, shop: ShopUnderLoad): Promise<number> => {
  const client = apiClient(shop.url);
  const answer = await client.graphql(
    shop.admin,
    "{ orderBoard(limit: 1) { counts { status count } } }",
  );
  const { counts } = (
    answer.body as { data: { orderBoard: { counts: { status: string; count: number }[] } } }
  ).data.orderBoard;
  const columns = [
    ["preparing", "ITEM_PREPARING"],
    ["packing", "ITEM_PACKING"],
    ["out", "OUT_FOR_DELIVERY"],
  ] as const;
  let wrong: number = columns.length;
  for (let tries = 0; wrong > 0 && tries < 50; tries += 1) {
    await after(200);
    wrong = 0;
    for (const [step, status] of columns) {
      const shown = await page.locator(`#column-${step} + span`).textContent();
      const count = counts.find((each) => each.status === status)?.count ?? 0;
      if (Number(shown?.replaceAll(",", "")) !== count) wrong += 1;
    }
  }
  return wrong;
};

const measureTable = async (page: Page, url: string, report: Report): Promise<void> => {
  const begun = performance.now();
  await page.goto(`${url}/admin/orders?view=table`);
  const table = page.getByRole("region", { name: "Order table" });
  await table.getByRole("row").nth(5).waitFor({ timeout: 60_000 });
  report.add("table, first orders", { ms: performance.now() - begun });
  const watched = await watchPage(page);
  const before = await watched.heapMiB();
  await page.mouse.move(700, 600);
  const { fps, longestMs } = await watched.framesDuring(async () => {
    for (let step = 0; step < 100; step += 1) {
      await page.mouse.wheel(0, 800);
      await after(50);
    }
  });
  report.add("table, scrolled", {
    "frames/s": fps,
    "longest frame ms": longestMs,
    "MiB before": before,
    "MiB after": await watched.heapMiB(),
  });
};
