import type { Page } from "@playwright/test";
import { axeInBothThemes } from "./axe.ts";
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

test("a filter is in the address, and Back and a reload restore the items and the scroll position @screens", async ({
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

test("on a phone the filters are a sheet with live counts @screens", async ({ shop, page }) => {
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

test("the header's search works on every page: by keyboard, and to the list @screens", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/Item-Page/uva-kettle`);
  await expect(page.getByRole("heading", { level: 1, name: "Uva Kettle" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("lamp");
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/Item-Page/uva-kettle`);
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", /-0$/);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${shop.url}/category?q=lamp`);
  await expect(field(page)).toHaveValue("lamp");
  await expect(page.locator("h3 mark").first()).toHaveText(/lamp/i);
  await page.getByRole("link", { name: "About Us" }).first().click();
  await expect(field(page)).toHaveValue("");
  expect(problems).toEqual([]);
});

test("on a phone the search is a page of its own, and Back returns to the same place @screens", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/category`);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 40));
  await expect.poll(() => scrolled(page)).toBe(40);
  await field(page).focus();
  const back = page.getByRole("button", { name: "Back", exact: true });
  await expect(back).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("kettle");
  await expect(page.getByRole("option", { name: /Uva Kettle/ })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.goBack();
  await expect(back).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(40);

  await field(page).focus();
  await page.getByRole("option", { name: /Uva Kettle/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Uva Kettle" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/category`);
  await expect(back).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(40);
});

test("a shopper finds what fits a space, and learns which filter excludes everything @screens", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/category`);
  const form = page.getByRole("form", { name: "Filters" });
  await form.getByLabel("Width cm").fill("140");
  await form.getByLabel("Depth cm").fill("95");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/width=140&depth=95$/);
  await expect(page.getByRole("button", { name: /Fits 140 × 95 cm/ })).toBeVisible();
  await expect(page.getByLabel("Sort by")).toHaveValue("best-fit");
  await expect(page.getByText("138 × 64 cm, 2 cm to spare")).toBeVisible();
  await form.getByLabel("Height cm").fill("2000");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Enter a number from 1 to 1,000.")).toBeVisible();
  await expect(page).toHaveURL(/width=140&depth=95$/);

  await page.goto(`${shop.url}/category?q=lamp&max=10000&width=50&stock=1`);
  await expect(page.getByText("The cheapest “lamp” is Rs. 11,800.")).toBeVisible();
  const filters = page.getByRole("list", { name: "Filters you can remove" });
  await expect(filters.getByRole("listitem").first()).toContainText("2 items without it");
  await expect(filters.getByText("still none")).toHaveCount(2);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Show items up to Rs. 11,800" }).click();
  await expect(page).toHaveURL(/max=11800/);
  await expect(cards(page).first()).toBeVisible();
});
