import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Timestamp in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Maximum duration of a main thread task while a 3D view is shown. */
export const longestTaskMs = 200;

const task = "ThreadControllerImpl::RunTask";
/** Microtasks that run after a task, before the next one. */
const promises = "BlinkScheduler_PerformMicrotaskCheckpoint";

/**
 * The longest main thread task during an action, in milliseconds of the thread's CPU time. Other
 * load on the machine and software rendering in another process don't count.
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
  if (longest.every((ms) => ms === 0)) throw new Error("The trace contains no task of the page");
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
    // A nested task is part of the outer one.
    if (ts < ends) continue;
    current = name === task ? tdur : current + tdur;
    ends = ts + dur;
    longest = Math.max(longest, current);
  }
  return longest / 1000;
};

/**
 * Counts shader programs linked synchronously within a frame, from the next navigation on. Drawing
 * waits for them, unlike programs that were compiled ahead of time.
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
