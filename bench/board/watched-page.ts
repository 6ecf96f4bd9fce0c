import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A ticket as it was drawn. */
export interface Drawn {
  readonly number: string;
  /** The word of its status in the class names, such as packing. */
  readonly step: string;
  /** When the frame after it began, by the clock, in milliseconds. */
  readonly at: number;
}

/** What a page tells of itself while it is watched. */
export interface WatchedPage {
  /** Every ticket that was drawn anew or another way since this was last asked. */
  drawn(): Promise<readonly Drawn[]>;
  /** Frames a second, and the longest in milliseconds, while some work is done. */
  framesDuring(
    work: () => Promise<void>,
  ): Promise<{ readonly fps: number; readonly longestMs: number }>;
  /**
   * Does some work, and writes where the page's scripts spent their time meanwhile, as browsers
   * open it.
   */
  profiled(file: string | undefined, work: () => Promise<void>): Promise<void>;
  /** MiB that scripts hold, after what nobody holds was let go. */
  heapMiB(): Promise<number>;
}

interface Watched {
  readonly drawn: Drawn[];
  readonly frames: number[];
}

/** Runs in the page. */
const watcher = () => {
  const drawn: Drawn[] = [];
  const frames: number[] = [];
  const note = (ticket: Element) => {
    const number = ticket.getAttribute("aria-label")?.replace("Order ", "");
    const step = /status-(\w+)/.exec(ticket.className)?.[1];
    if (!number || !step) return;
    // What changed now is in the next frame, and that has been drawn when the one after it begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => drawn.push({ number, step, at: Date.now() })),
    );
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches("article")) note(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("article")) note(node);
        node.querySelectorAll("article").forEach(note);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  const look = (at: number) => {
    frames.push(at);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { watched: { drawn, frames } });
};

/** Watches a page that is open. */
export const watchPage = async (page: Page): Promise<WatchedPage> => {
  await page.evaluate(watcher);
  const browser = await page.context().newCDPSession(page);
  const take = <Name extends keyof Watched>(name: Name): Promise<Watched[Name]> =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { readonly watched: Watched }).watched[wanted].splice(
          0,
        ) as Watched[Name],
      name,
    );
  return {
    drawn: () => take("drawn"),
    async framesDuring(work) {
      await take("frames");
      await work();
      const frames = await take("frames");
      const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
      const ms = gaps.reduce((sum, gap) => sum + gap, 0);
      return { fps: (gaps.length * 1000) / ms, longestMs: Math.max(...gaps) };
    },
    async profiled(file, work) {
      if (file === undefined) {
        await work();
        return;
      }
      await browser.send("Profiler.enable");
      await browser.send("Profiler.setSamplingInterval", { interval: 500 });
      await browser.send("Profiler.start");
      await work();
      const { profile } = await browser.send("Profiler.stop");
      writeFileSync(file, JSON.stringify(profile));
    },
    async heapMiB() {
      await browser.send("HeapProfiler.collectGarbage");
      const { usedSize } = await browser.send("Runtime.getHeapUsage");
      return usedSize / 2 ** 20;
    },
  };
};
