import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** A drawn ticket. */
export interface Drawn {
  readonly number: string;
  /** Its status as in the class names, such as packing. */
  readonly step: string;
  /** Start of the following frame, in milliseconds since 1970. */
  readonly at: number;
}

/** Measurements of a page while it is watched. */
export interface WatchedPage {
  /** Tickets that were drawn or redrawn since the last call. */
  drawn(): Promise<readonly Drawn[]>;
  /** Frames per second and the longest frame in milliseconds during some work. */
  framesDuring(
    work: () => Promise<void>,
  ): Promise<{ readonly fps: number; readonly longestMs: number }>;
  /** Does some work and writes a CPU profile of the page, which browsers can open. */
  profiled(file: string | undefined, work: () => Promise<void>): Promise<void>;
  /** Heap in MiB after a garbage collection. */
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
    // A change is in the next frame, which has been drawn when the one after it begins.
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

/** Watches an open page. */
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
