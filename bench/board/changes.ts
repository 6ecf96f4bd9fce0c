import { setTimeout as after } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { orderStatuses, type OrderStatus } from "#domain/constants.ts";
import type { Report } from "../report.ts";
import type { LogOfOrders } from "./log-of-orders.ts";
import type { Mover } from "./mover.ts";
import type { WatchedPage } from "./watched-page.ts";

const changesPerSecond = 20;
/** How long a page may take to catch up before it counts as wrong. */
const settleMs = 10_000;

/** The page's class name for each status. */
const stepOf: Readonly<Record<OrderStatus, string>> = {
  "Item Preparing": "preparing",
  "Item Packing": "packing",
  "Out for Delivery": "out",
  Delivered: "delivered",
};

/** An open board under measurement and its shop. */
export interface MeasuredBoard {
  readonly page: Page;
  readonly watched: WatchedPage;
  readonly mover: Mover;
  readonly log: LogOfOrders;
  readonly report: Report;
}

/**
 * Another admin moves twenty orders a second, half of which the page shows. Measures the time from
 * the command to the drawn frame. `profile` names a file for a CPU profile of the page.
 */
export const measureChanges = async (
  { page, watched, mover, log, report }: MeasuredBoard,
  seconds: number,
  profile: string | undefined,
): Promise<void> => {
  const shown = new Set((await tickets(page)).keys());
  const since = await log.head();
  await watched.drawn();
  let took = 0;
  const frames = await watched.framesDuring(() =>
    watched.profiled(profile, async () => {
      const begun = performance.now();
      await mover.move(seconds * changesPerSecond, changesPerSecond);
      took = performance.now() - begun;
      await after(2000);
    }),
  );
  const drawn = await watched.drawn();
  const moves = await log.movesAfter(since);
  const waits: number[] = [];
  let missed = 0;
  for (const { number, status, at } of moves) {
    if (!shown.has(number)) continue;
    const first = drawn.find(
      (ticket) => ticket.number === number && ticket.step === stepOf[status] && ticket.at >= at,
    );
    if (first) waits.push(first.at - at);
    else missed += 1;
  }
  waits.sort((a, b) => a - b);
  report.add("another admin's change is drawn", {
    "changes/s": (moves.length * 1000) / took,
    shown: waits.length,
    "p50 ms": waits[Math.floor(waits.length * 0.5)] ?? 0,
    "p95 ms": waits[Math.floor(waits.length * 0.95)] ?? 0,
    "most ms": waits.at(-1) ?? 0,
    "not drawn": missed,
  });
  report.add("frames meanwhile", { "frames/s": frames.fps, "longest frame ms": frames.longestMs });
  report.add("memory of the board", { MiB: await watched.heapMiB() });
};

/** Scrolls a column to its end and back while orders move. */
export const measureScroll = async ({
  page,
  watched,
  mover,
  report,
}: MeasuredBoard): Promise<void> => {
  const steps = 80;
  const frames = await watched.framesDuring(async () => {
    await page.mouse.move(300, 500);
    const moving = mover.move(steps, changesPerSecond);
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, step < steps / 2 ? 240 : -240);
      await after(1000 / changesPerSecond);
    }
    await moving;
  });
  await page.mouse.move(0, 0);
  report.add("scrolled meanwhile", {
    "frames/s": frames.fps,
    "longest frame ms": frames.longestMs,
  });
};

/** Compares every ticket and every count with the log after the page had time to catch up. */
export const compareWithLog = async (
  { page, log, report }: Omit<MeasuredBoard, "watched" | "mover">,
  row: string,
  before: ReadonlySet<string>,
): Promise<void> => {
  const statuses = await log.statuses();
  const counts = orderStatuses.slice(0, 3).map((status) => ({
    step: stepOf[status],
    count: [...statuses.values()].filter((each) => each === status).length,
  }));
  const until = performance.now() + settleMs;
  for (;;) {
    const shown = await tickets(page);
    const wrong = [...shown].filter(([number, step]) => {
      const status = statuses.get(number);
      return status === undefined || stepOf[status] !== step;
    });
    const gone = [...before].filter((number) => !shown.has(number));
    const columns = await columnCounts(page);
    const wrongCounts = counts.filter(({ step, count }) => columns.get(step) !== count);
    const isRight = wrong.length + gone.length + wrongCounts.length === 0;
    if (isRight || performance.now() > until) {
      report.add(row, {
        "orders compared": shown.size,
        "at another status": wrong.length,
        gone: gone.length,
        "counts wrong": wrongCounts.length,
      });
      return;
    }
    await after(200);
  }
};

/** The step of each ticket on the page, by order number. */
export const tickets = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await page
      .locator("article")
      .evaluateAll((all) =>
        all.map((each): [string, string] => [
          (each.getAttribute("aria-label") ?? "").replace("Order ", ""),
          /status-(\w+)/.exec(each.getAttribute("class") ?? "")?.[1] ?? "",
        ]),
      ),
  );

const columnCounts = async (page: Page): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await page
      .locator("h2[id^='column-'] + span")
      .evaluateAll((all) =>
        all.map((each): [string, number] => [
          (each.previousElementSibling?.id ?? "").replace("column-", ""),
          Number(each.textContent.replaceAll(",", "")),
        ]),
      ),
  );
