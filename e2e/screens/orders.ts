import { expect, type Page } from "@playwright/test";
import type { ScreenTexts } from "../screen-texts.ts";
import type { Screen } from "./screen.ts";

/** The order screens of shoppers. */
export const orderScreens: readonly Screen[] = [
  { name: "my orders", mock: "my-orders", who: "shopper", path: "/my-orders" },
  {
    name: "order",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    open: (page, t) => openOrder(page, t, t.orders.preparing(1)),
  },
  {
    name: "order, cancel",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page, t) {
      await openOrder(page, t, t.orders.preparing(1));
      await page.getByRole("button", { name: t.orders.cancelTheOrder }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "order, address",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page, t) {
      await openOrder(page, t, t.orders.preparing(1));
      await page.getByRole("button", { name: t.orders.changeTheAddress }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "order, on the road",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page, t) {
      await openOrder(page, t, t.orders.onTheRoadSince("…"));
      await page.getByText(withGaps(t.orders.movedBetween("…", "…", 0))).click();
      await page.getByRole("region", { name: t.orders.deliverTo }).getByText("Ishara").click();
      await expect(page.getByText(t.components.whereFrom)).toBeVisible();
    },
  },
  {
    name: "order, cancelled",
    mock: "order",
    who: "shopper",
    path: "/my-orders",
    async open(page, t) {
      await page.getByRole("tab", { name: t.orders.previous }).click();
      await page.locator("summary", { hasText: t.orders.cancelled }).click();
      await page.getByRole("link", { name: t.orders.openTheOrder }).click();
      await expect(page.getByText(t.orders.cancelledAndBack)).toBeVisible();
    },
  },
  { name: "my orders, signed out", who: "visitor", path: "/my-orders" },
];

/** A pattern for a text with any values in its placeholders, `…` and 0. */
const withGaps = (text: string): RegExp =>
  new RegExp(text.replaceAll(".", String.raw`\.`).replaceAll(/[…0]/g, ".+"));

/** Opens an order in progress from My Orders by the text on its card. */
const openOrder = async (page: Page, t: ScreenTexts, sentence: string): Promise<void> => {
  await page.getByRole("tab", { name: t.orders.ongoing }).click();
  const card = page
    .getByRole("article")
    .filter({ hasText: withGaps(sentence) })
    .first();
  await card.getByRole("link", { name: t.orders.openTheOrder }).click();
  await expect(page.getByRole("heading", { name: t.orders.whatHappened, level: 2 })).toBeVisible();
};
