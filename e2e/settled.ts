import type { Page } from "@playwright/test";

/**
 * Opens an address and waits until the page has come to life and asks for nothing any more: until
 * it has nothing left to do while no request is under way. "networkidle" would wait for half a
 * second more, on each of a hundred screens.
 */
export const openSettled = async (page: Page, address: string): Promise<void> => {
  const underWay = new Set<unknown>();
  let asked = 0;
  page.on("request", (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  await page.goto(address);
  await page.waitForFunction(isAlive);
  for (;;) {
    const before = asked;
    await idle(page);
    if (underWay.size === 0 && asked === before) return;
  }
};

/**
 * Whether React has the page. Its scripts begin behind the first picture, when a page that was
 * drawn already looks whole.
 */
export const isAlive = (): boolean =>
  Object.keys(document.getElementById("root") ?? {}).some((key) =>
    key.startsWith("__reactContainer"),
  );

/** Resolves when the page has had nothing to do, twice: what it does then may ask for more. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _turn of [1, 2]) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    }
  });
