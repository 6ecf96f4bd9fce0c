import type { Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

const names = ["Kandalama Sofa", "Lunu Daybed", "Jaffna Palmyrah Stool"] as const;
const [sofa, daybed, stool] = names;

const columns = (page: Page) => page.getByRole("columnheader");
const rowNames = (page: Page) => page.getByRole("rowheader");

test("a shopper chooses three items by keyboard, compares them, and finds the comparison again", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/category?room=furnitures`);
  await page.getByRole("switch", { name: "Compare", exact: true }).press("Enter");
  const tray = page.getByRole("group", { name: "Compare", exact: true });
  await expect(tray.getByText("0 of 4 items chosen")).toBeVisible();
  await expect(tray.getByRole("button", { name: "Compare" })).toBeDisabled();
  for (const name of names) {
    await page.getByRole("checkbox", { name: `Compare: ${name}` }).press("Space");
  }
  await expect(tray.getByText("3 of 4 items chosen")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tray.getByRole("link", { name: "Compare" }).press("Enter");

  await expect(columns(page)).toHaveText([...names]);
  await expect(page).toHaveURL(/\/compare\?items=kandalama-sofa/);
  await expect(rowNames(page)).toHaveText([
    "Price",
    "Stock",
    "Width",
    "Depth",
    "Height",
    "Weight",
    "Material",
    "Options",
    "Care",
    "Assembly",
    "Warranty",
    "Place",
    "Room",
    "Rating",
    "Delivery",
    "Payment",
  ]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  }

  // All pictures have one scale: the pictures' widths differ as the items' widths do.
  const widthOf = async (name: string) => {
    const box = await page.getByRole("img", { name: new RegExp(`^${name}, `) }).boundingBox();
    return box?.width ?? 0;
  };
  expect(await widthOf(sofa)).toBeGreaterThan(3 * (await widthOf(stool)));

  await page.getByRole("switch", { name: "Show only differences" }).press("Space");
  await expect(rowNames(page)).toHaveText([
    ...["Price", "Stock", "Width", "Depth", "Height", "Weight", "Material", "Options"],
    ...["Care", "Assembly", "Warranty"],
  ]);

  await page.getByRole("button", { name: `Remove ${daybed} from the comparison` }).press("Enter");
  await expect(columns(page)).toHaveText([sofa, stool]);
  await expect(
    page.getByRole("button", { name: `Remove ${stool} from the comparison` }),
  ).toBeFocused();
  await page.getByRole("button", { name: `Undo removing ${daybed}` }).press("Enter");
  await expect(columns(page)).toHaveText([...names]);
  await expect(
    page.getByRole("button", { name: `Remove ${daybed} from the comparison` }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(columns(page)).toHaveText([sofa, stool]);
  await expect(page).toHaveURL(/items=kandalama-sofa%2Cjaffna-palmyrah-stool$/);
  await page.reload();
  await expect(columns(page)).toHaveText([sofa, stool]);
  await page.goto(`${shop.url}/compare`);
  await expect(columns(page)).toHaveText([sofa, stool]);
  await expect(page).toHaveURL(/items=kandalama-sofa%2Cjaffna-palmyrah-stool$/);
  expect(problems).toEqual([]);
});

test("on a phone the comparison scrolls by keys, and row names stay at the left edge @screens", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    `${shop.url}/compare?items=kandalama-sofa,lunu-daybed,jaffna-palmyrah-stool,uva-kettle`,
  );
  const table = page.getByRole("group", { name: /^Comparison/ });
  await expect(columns(page)).toHaveCount(4);
  const left = async () => (await page.getByText("Width", { exact: true }).boundingBox())?.x ?? 0;
  const before = await left();
  await table.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
  expect(Math.abs((await left()) - before)).toBeLessThan(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
