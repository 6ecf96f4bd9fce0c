import type { Page } from "@playwright/test";
import { expect, problemsOf, test } from "./shop-test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search the shop" });
const cards = (page: Page) => page.getByLabel(/^Add to Cart: /);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a shopper types words, picks a suggestion with the keyboard, and finds the search again later", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/category`);
  await expect(cards(page).first()).toBeVisible();
  // The page handles keys once it is hydrated, after its first paint.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("kettel");
  await expect(page.getByRole("option", { name: /Uva Kettle/ })).toBeVisible();
  await expect(page).toHaveURL(/q=kettel$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toContainText(
    "Uva Kettle",
  );
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Uva Kettle", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();

  await page.goBack();
  await expect(page.locator("h3 mark").first()).toHaveText("Kettle");
  await page.goto(`${shop.url}/category`);
  await field(page).click();
  await page.getByRole("button", { name: "kettel", exact: true }).click();
  await expect(page).toHaveURL(/q=kettel$/);
  await expect(field(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test("a filter is in the address, and Back and a reload restore the items and the scroll position", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/category`);
  await page.getByRole("checkbox", { name: /^In stock/ }).check();
  await expect(page).toHaveURL(/\/category\?stock=1$/);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards(page).nth(30)).toBeAttached();
  const count = await cards(page).count();
  const late = page.getByRole("main").getByRole("listitem").nth(30).locator("h3 a");
  await late.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(500);

  const name = await late.innerText();
  await late.click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(() => scrolled(page)).toBe(place);

  await page.reload();
  await expect(cards(page)).toHaveCount(count);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(200);
  await expect(page.getByRole("checkbox", { name: /^In stock/ })).toBeChecked();

  await page.getByRole("button", { name: "Remove filter In stock" }).click();
  await expect(page).toHaveURL(/\/category$/);
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^In stock/ })).toBeChecked();
});

test("on a phone the filters are a sheet with live counts", async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/category?q=lamp`);
  const opener = page.getByRole("button", { name: "Filters", exact: true });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByLabel("To Rs.").fill("20,000");
  await sheet.getByLabel(/^In stock/).check();
  const show = sheet.getByRole("button", { name: /^Show \d+ items$/ });
  await expect(show).toHaveAttribute("aria-busy", "false");
  const shown = /\d+/.exec(await show.innerText())?.[0] ?? "";
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/q=lamp&max=20000&stock=1$/);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ items? for/ })).toContainText(
    `${shown} item`,
  );
  await expect(page.getByRole("button", { name: "Filters, 2 on" })).toBeFocused();

  await page.goto(`${shop.url}/category?q=kitlle&min=abc`);
  await expect(page.getByText("min=abc")).toBeVisible();
  await page.getByRole("button", { name: /^kettle, \d/ }).click();
  await expect(page.locator("h3 mark").first()).toHaveText("Kettle");
});
