import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds that the thread itself worked. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What shows in three dimensions holds its page up for less than so long at a time. */
export const longestTaskMs = 200;

const task = "ThreadControllerImpl::RunTask";
/** What promises have to do after a task, before anything else has its turn. */
const promises = "BlinkScheduler_PerformMicrotaskCheckpoint";

/**
 * The longest task of a page's main thread while something is done, in milliseconds of the thread's
 * own time: what else the machine does, and drawing by a processor in another process, does not
 * lengthen it.
 */
export const longestTask = async (
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> => {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const longest = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map((main) => longestOf(traceEvents, main));
  if (longest.every((ms) => ms === 0)) throw new Error("The trace tells of no task of the page");
  return Math.max(...longest);
};

const longestOf = (
  events: readonly TraceEvent[],
  main: Pick<TraceEvent, "pid" | "tid">,
): number => {
  const worked = events
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .filter(({ name }) => name === task || name === promises)
    .toSorted((one, other) => one.ts - other.ts);
  let [longest, current, ends] = [0, 0, 0];
  for (const { name, ts, dur = 0, tdur = 0 } of worked) {
    // One within another is a part of it.
    if (ts < ends) continue;
    current = name === task ? tdur : current + tdur;
    ends = ts + dur;
    longest = Math.max(longest, current);
  }
  return longest / 1000;
};

/**
 * Counts, from the next address on, the shaders that are put together within a frame: drawing waits
 * for those, where what was asked for before is ready by then.
 */
export const countLinks = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const counted = { links: 0 };
    Object.assign(globalThis, { counted });
    let isFrame = false;
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = (callback) =>
      requestAnimationFrame((time) => {
        isFrame = true;
        callback(time);
        isFrame = false;
      });
    const { linkProgram } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      if (isFrame) counted.links += 1;
      linkProgram.call(this, program);
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { counted: { links: number } }).counted.links);
};
