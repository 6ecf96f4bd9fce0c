import { expect } from "@playwright/test";
import type { Screen } from "./screen.ts";

/** The history screens of admins. */
export const historyScreens: readonly Screen[] = [
  {
    name: "history",
    mock: "history",
    who: "admin",
    path: "/history",
    async open(page) {
      await expect(page.getByRole("row").nth(3)).toBeVisible();
      await expect(page.locator("canvas")).toBeVisible();
    },
  },
  {
    name: "history, event",
    mock: "history",
    who: "admin",
    path: "/history?category=order&type=OrderStatusChanged",
    async open(page) {
      await page.getByRole("row").nth(1).getByRole("link").click();
      await expect(page.getByText("Causes and effects")).toBeVisible();
    },
  },
  {
    name: "history, notes",
    who: "admin",
    path: "/history?type=OrderStatusChanged",
    async open(page) {
      await page.getByRole("row").nth(1).getByRole("link").click();
      await page
        .getByRole("textbox", { name: "Note" })
        .fill("Moved twice within a minute: ask Nimal");
      await page.getByRole("button", { name: "Save note" }).click();
      await page.getByRole("button", { name: "Close the inspector" }).click();
      await page.getByRole("button", { name: /^Notes/ }).click();
      await expect(page.getByRole("dialog", { name: "Notes" })).toBeVisible();
    },
  },
  {
    name: "history, order",
    mock: "history-order",
    who: "admin",
    path: "/history?type=OrderStatusChanged",
    async open(page) {
      await page.getByRole("row").nth(2).getByRole("link").click();
      await page.getByRole("link", { name: /^NV-\w+ at this moment/ }).click();
      await expect(page.getByText("still to come").first()).toBeVisible();
    },
  },
  {
    name: "history, compare",
    mock: "history-compare",
    who: "admin",
    path: "/history/compare?a=1",
    open: (page) => expect(page.getByRole("img", { name: /^Orders:/ })).toBeVisible(),
  },
  {
    name: "history, workbench",
    mock: "history-workbench",
    who: "admin",
    path: "/history/workbench",
    open: (page) => expect(page.getByText("Admins set the limits")).toBeVisible(),
  },
  {
    name: "history, verify",
    mock: "history-verify",
    who: "admin",
    path: "/history/verify",
    async open(page) {
      await page.getByRole("button", { name: /^Check all/ }).click();
      await expect(page.getByText("No difference").nth(5)).toBeVisible();
    },
  },
  {
    name: "history, what if",
    mock: "history-verify",
    who: "admin",
    path: "/history/what-if?fork=40&change=delivery-fee:750&change=price-percent:10&change=close-province:Western",
    async open(page) {
      await expect(page.getByText("Assumptions")).toBeVisible();
      await expect(page.locator("canvas")).toBeVisible();
    },
  },
  {
    name: "history, product in the past",
    who: "admin",
    path: "/history/product/uva-kettle?at=2100-01-01",
    open: (page) => expect(page.getByRole("heading", { name: "Uva Kettle" }).first()).toBeVisible(),
  },
  {
    name: "history, stock in the past",
    who: "admin",
    path: "/history/stock/uva-kettle?at=2100-01-01",
    open: (page) => expect(page.getByRole("table", { name: "Ledger" })).toBeVisible(),
  },
  {
    name: "history, cart in the past",
    who: "admin",
    path: "/history?category=cart&type=CartItemAdded",
    async open(page) {
      await page.getByRole("row").nth(1).getByRole("link").click();
      await page.getByRole("link", { name: "The cart at this moment" }).click();
      await expect(page.getByText("Subtotal")).toBeVisible();
    },
  },
  {
    name: "history, replay",
    mock: "history-replay",
    who: "admin",
    path: "/history/replay",
    async open(page) {
      await expect(page.getByRole("region", { name: "Latest events" })).toContainText(/\d/);
      await expect(page.getByRole("img", { name: /^Available units of / })).toBeVisible();
    },
  },
  {
    name: "orders, at a moment",
    mock: "history-replay",
    who: "admin",
    path: "/admin/orders?at=2100-01-01",
    open: (page) => expect(page.getByRole("heading", { name: /^The board as of/ })).toBeVisible(),
  },
  {
    name: "stock, with the events behind it",
    who: "admin",
    path: "/admin/stock",
    async open(page) {
      await expect(page.getByRole("heading", { name: "Stock" })).toBeVisible();
      await page.keyboard.press("e");
      await expect(page.getByRole("heading", { name: "Events behind the stock" })).toBeVisible();
      await expect(page.getByText("StockReserved").first()).toBeVisible();
    },
  },
  {
    name: "history, nothing to replay",
    who: "admin",
    path: "/history/replay?from=2019-01-01&to=2019-01-02",
    open: (page) => expect(page.getByText("Nothing to replay")).toBeVisible(),
  },
  {
    name: "history, nothing found",
    who: "admin",
    path: "/history?stream=zeppelin-1",
    open: (page) => expect(page.getByText("No matching events")).toBeVisible(),
  },
];
