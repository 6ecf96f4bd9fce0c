import { writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";

/**
 * Opens a wide page of the shop in Chromium as a member of the staff, measures it, and closes it.
 */
export const inChromium = async (
  url: string,
  staff: { readonly email: string; readonly password: string },
  measure: (page: Page) => Promise<void>,
): Promise<void> => {
  const executablePath = process.env["CHROMIUM"];
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.request.post(`${url}/api/users/adminauth`, { data: staff });
    await measure(page);
  } finally {
    await browser.close();
  }
};

/** A drawn ticket: its status as in the class names, and the start of the following frame. */
interface Drawn {
  readonly number: string;
  readonly step: string;
  readonly at: number;
}

interface Watched {
  readonly drawn: Drawn[];
  readonly frames: number[];
}

/** Runs in the page. */
const watcher = () => {
  const watched: Watched = { drawn: [], frames: [] };
  Object.assign(window, { watched });
  const note = (ticket: Element) => {
    const number = ticket.getAttribute("aria-label")?.replace("Order ", "");
    const step = /status-(\w+)/.exec(ticket.className)?.[1];
    if (!number || !step) return;
    // A change is in the next frame, which has been drawn when the one after it begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => watched.drawn.push({ number, step, at: Date.now() })),
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
    watched.frames.push(at);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

export type WatchedPage = Awaited<ReturnType<typeof watchPage>>;

/** Watches an open page. */
export const watchPage = async (page: Page) => {
  await page.evaluate(watcher);
  const browser = await page.context().newCDPSession(page);
  const take = <Name extends keyof Watched>(name: Name): Promise<Watched[Name]> =>
    page.evaluate((wanted) => {
      const { watched } = window as unknown as { readonly watched: Watched };
      return watched[wanted].splice(0) as Watched[Name];
    }, name);
  return {
    /** Tickets that were drawn or redrawn since the last call. */
    drawn: () => take("drawn"),
    /** Frames per second and the longest frame in milliseconds during some work. */
    async framesDuring(work: () => Promise<void>) {
      await take("frames");
      await work();
      const frames = await take("frames");
      const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
      const ms = gaps.reduce((sum, gap) => sum + gap, 0);
      return { "frames/s": (gaps.length * 1000) / ms, "longest frame ms": Math.max(...gaps) };
    },
    /** Does some work and writes a CPU profile of the page, which browsers can open. */
    async profiled(file: string | undefined, work: () => Promise<void>): Promise<void> {
      if (file === undefined) return work();
      await browser.send("Profiler.enable");
      await browser.send("Profiler.setSamplingInterval", { interval: 500 });
      await browser.send("Profiler.start");
      await work();
      const { profile } = await browser.send("Profiler.stop");
      writeFileSync(file, JSON.stringify(profile));
    },
    /** Heap in MiB after a garbage collection. */
    async heapMiB(): Promise<number> {
      await browser.send("HeapProfiler.collectGarbage");
      const { usedSize } = await browser.send("Runtime.getHeapUsage");
      return usedSize / 2 ** 20;
    },
  };
};
