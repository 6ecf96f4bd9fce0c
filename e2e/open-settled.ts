import type { Page, Request } from "@playwright/test";

/**
 * Opens an address and waits until the page is hydrated, idle, and has no pending requests.
 * Waiting for `networkidle` would wait half a second longer on each of a hundred screens.
 */
export const openSettled = async (page: Page, address: string): Promise<void> => {
  const underWay = new Set<Request>();
  let requested = 0;
  const begin = (request: Request) => {
    requested += 1;
    underWay.add(request);
  };
  const end = (request: Request) => underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(address);
  await page.waitForFunction(isAlive);
  let before: number;
  do {
    before = requested;
    await idle(page);
  } while (underWay.size > 0 || requested > before);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
};

/**
 * Whether React has hydrated the page. Its scripts start after the first paint, when a
 * server-rendered page already looks complete.
 */
export const isAlive = (): boolean =>
  Object.keys(document.getElementById("root") ?? {}).some((key) =>
    key.startsWith("__reactContainer"),
  );

/** Resolves when the page was idle twice: idle work may send more requests. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _turn of [1, 2]) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    }
  });
