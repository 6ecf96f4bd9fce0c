import type { Page } from "@playwright/test";

/** What a page tells of itself while it is watched. */
export interface WatchedPage {
  /** Numbers of orders in view that stand at a status. */
  inView(step: string): Promise<readonly string[]>;
  /** From now on it is noted when an order no longer stands at the status that it is drawn at. */
  watch(number: string, step: string, sentAt: number): Promise<void>;
  /** How long each watched order took to be drawn elsewhere, in milliseconds; those that were not are left out. */
  painted(): Promise<readonly number[]>;
  /** Frames a second, and the longest in milliseconds, while some work is done. */
  framesDuring(
    work: () => Promise<void>,
  ): Promise<{ readonly fps: number; readonly longestMs: number }>;
  /** MiB that scripts hold, after what nobody holds was let go. */
  heapMiB(): Promise<number>;
}

/** Runs in the page: watches tickets frame by frame. */
const watcher = () => {
  const waiting = new Map<string, { readonly step: string; readonly sentAt: number }>();
  const painted: number[] = [];
  const frames: number[] = [];
  const stepOf = (number: string): string | null => {
    const ticket = document.querySelector(`article[aria-label="Order ${number}"]`);
    return /status-(\w+)/.exec(ticket?.className ?? "")?.[1] ?? null;
  };
  const look = (at: number) => {
    frames.push(at);
    for (const [number, { step, sentAt }] of waiting) {
      if (stepOf(number) === step) continue;
      waiting.delete(number);
      // This frame is drawn after its callbacks.
      requestAnimationFrame(() => painted.push(Date.now() - sentAt));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { watched: { waiting, painted, frames } });
};

interface Watching {
  readonly waiting: Map<string, { readonly step: string; readonly sentAt: number }>;
  readonly painted: number[];
  readonly frames: number[];
}

/** Watches a page of the board that is open. */
export const watchPage = async (page: Page): Promise<WatchedPage> => {
  await page.evaluate(watcher);
  const browser = await page.context().newCDPSession(page);
  return {
    inView: (step) =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll<HTMLElement>(`article.status-${wanted}`)]
            .filter((each) => {
              const { top, bottom } = each.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            })
            .map((each) => (each.getAttribute("aria-label") ?? "").replace("Order ", "")),
        step,
      ),
    watch: (number, step, sentAt) =>
      page.evaluate(
        ([order, from, at]) => {
          const { watched } = window as unknown as { readonly watched: Watching };
          watched.waiting.set(order, { step: from, sentAt: at });
        },
        [number, step, sentAt] as const,
      ),
    painted: () =>
      page.evaluate(() => (window as unknown as { readonly watched: Watching }).watched.painted),
    async framesDuring(work) {
      const framesNow = () =>
        page.evaluate(() =>
          (window as unknown as { readonly watched: Watching }).watched.frames.splice(0),
        );
      await framesNow();
      await work();
      const frames = await framesNow();
      const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
      const ms = gaps.reduce((sum, gap) => sum + gap, 0);
      return { fps: (gaps.length * 1000) / ms, longestMs: Math.max(...gaps) };
    },
    async heapMiB() {
      await browser.send("HeapProfiler.collectGarbage");
      const { usedSize } = await browser.send("Runtime.getHeapUsage");
      return usedSize / 2 ** 20;
    },
  };
};
