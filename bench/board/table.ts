import { setTimeout as after } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { apiClient } from "../../testing/api-client.ts";
import { median, type Report } from "../report.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { watchPage } from "./watched-page.ts";

const repetitions = 5;
/**
 * The list reaches its maximum length after this many pages; further pages replace earlier ones.
 */
const pagesToFull = 9;
const furtherPages = 30;
/** Lets the board hydrate before it is used. */
const restMs = 1000;

/**
 * The table of all orders: the first page, its response alone and drawn, and the cost of further
 * pages and scrolling.
 */
export const measureTable = async (
  page: Page,
  url: string,
  shop: ShopUnderLoad,
  report: Report,
): Promise<void> => {
  report.add("table, first page, the response alone", { ms: median(await answersOf(shop)) });
  await page.addInitScript(noteFirstPage);
  const drawnMs: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await page.goto(`${url}/admin/orders?view=table`);
    drawnMs.push(await askedUntilDrawn(page));
  }
  report.add("table, opened with the page, from request to drawn", { ms: median(drawnMs) });
  const openedMs: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    await page.goto(`${url}/admin/orders`);
    await page.locator("article").first().waitFor();
    await after(restMs);
    openedMs.push(await tablePressedUntilDrawn(page));
  }
  report.add("table, from click in an open board to drawn", { ms: median(openedMs) });
  const sortedMs: number[] = [];
  for (const column of ["Total", "Total", "Customer", "Customer"]) {
    sortedMs.push(await pressedUntilDrawn(page, column));
  }
  report.add("table, another sort order, from click to drawn", { ms: median(sortedMs) });
  const watched = await watchPage(page);
  const before = await watched.heapMiB();
  const scroll = () =>
    watched.framesDuring(async () => {
      await page.mouse.move(700, 600);
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, step < 30 ? 800 : -800);
        await after(50);
      }
    });
  const first = await scroll();
  report.add("table, first page scrolled", {
    "frames/s": first.fps,
    "longest frame ms": first.longestMs,
    MiB: before,
  });
  const moreMs: number[] = [];
  for (let further = 1; further <= furtherPages; further += 1) {
    const held = page.getByText(/of [\d,]+ shown/).last();
    const before = await held.textContent();
    const begun = performance.now();
    await page.getByRole("button", { name: /^(Load more|Show the next)$/ }).click();
    await expect(held).not.toHaveText(before ?? "");
    moreMs.push(performance.now() - begun);
    if (further !== pagesToFull && further !== furtherPages) continue;
    const now = await scroll();
    report.add(`table, ${further} pages later`, {
      "a page ms": median(moreMs),
      "last page ms": moreMs.at(-1) ?? 0,
      "frames/s": now.fps,
      "longest frame ms": now.longestMs,
      MiB: await watched.heapMiB(),
    });
  }
};

/** The latency of the first page, requested like the page does. */
const answersOf = async (shop: ShopUnderLoad): Promise<readonly number[]> => {
  const client = apiClient(shop.url);
  const took: number[] = [];
  for (let repetition = 0; repetition < 20; repetition += 1) {
    const begun = performance.now();
    const { status } = await client.graphql(shop.admin, firstPage);
    if (status !== 200) throw new Error(`The first page was answered with ${status}`);
    took.push(performance.now() - begun);
  }
  return took;
};

/**
 * Runs in the page before its own scripts: records when orders are requested and when the first row
 * has been drawn.
 */
const noteFirstPage = () => {
  const noted: { asked?: number; drawn?: number } = {};
  Object.assign(window, { noted });
  const ask = window.fetch;
  window.fetch = (input, init) => {
    if (typeof init?.body === "string" && init.body.includes("query OrderBoard"))
      noted.asked ??= performance.now();
    return ask(input, init);
  };
  new MutationObserver((_, observer) => {
    if (!document.querySelector("tr[data-ticket]")) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        noted.drawn = performance.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true });
};

const askedUntilDrawn = async (page: Page): Promise<number> => {
  const times = await page.waitForFunction(() => {
    const { noted } = window as unknown as { noted: { asked?: number; drawn?: number } };
    return noted.drawn === undefined ? null : { drawn: noted.drawn, asked: noted.asked };
  });
  const noted = await times.jsonValue();
  if (noted?.asked === undefined) throw new Error("The page has not asked for orders");
  return noted.drawn - noted.asked;
};

/** The time from a click on Table in an open board until the first rows are drawn. */
const tablePressedUntilDrawn = (page: Page): Promise<number> =>
  page.getByRole("button", { name: "Table", exact: true }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((drawn) => {
        const begun = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector("tr[data-ticket]")) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => drawn(performance.now() - begun)),
          );
        }).observe(document, { subtree: true, childList: true });
        button.click();
      }),
  );

/** The time from a click on a heading until the first page in the new order is drawn. */
const pressedUntilDrawn = (page: Page, column: string): Promise<number> =>
  page
    .getByRole("region", { name: "Order table" })
    .getByRole("button", { name: column })
    .evaluate(
      (button: HTMLElement) =>
        new Promise<number>((drawn) => {
          const begun = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelector("[aria-busy]:has(table)")) return;
            observer.disconnect();
            requestAnimationFrame(() =>
              requestAnimationFrame(() => drawn(performance.now() - begun)),
            );
          });
          button.click();
          observer.observe(document, { subtree: true, attributeFilter: ["aria-busy"] });
        }),
    );

const firstPage = `{
  orderBoard {
    items {
      id number status userId customerName phone city province items { productId name quantity } totalPrice
      createdAt statusChangedAt cancelledAt movedBy movedBack commentCount revision
    }
    totalCount totalMoney counts { status count } nextCursor position
  }
}`;
