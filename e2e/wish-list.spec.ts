import type { Page } from "@playwright/test";
import { axeInBothThemes } from "./axe.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

const heart = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name} in the wish list` });
const header = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("a visitor's list merges at sign-up, moves to the cart, and is shared until it is stopped", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/category`);
  await heart(page, "Uva Kettle").click();
  await expect(heart(page, "Uva Kettle")).toHaveAttribute("aria-pressed", "true");

  // Two variants of one item.
  await page.goto(`${shop.url}/Item-Page/kandalama-sofa`);
  await page.getByRole("button", { name: "Save to wish list" }).click();
  await expect(page.getByRole("button", { name: "In your wish list" })).toBeVisible();
  await page.getByRole("radio", { name: "Indigo" }).check({ force: true });
  await page.getByRole("button", { name: "Save to wish list" }).click();
  await header(page, "Wish list, 3 items").click();
  await expect(page.getByRole("heading", { level: 1, name: "Wish list" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kandalama Sofa" })).toHaveCount(2);
  await expect(page.getByText("These 3 items are saved on this device.")).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);

  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByLabel("Name").fill("Ishara Wijesinghe");
  await popup.getByLabel("Email").fill("wisher@example.lk");
  await popup.getByLabel("Password", { exact: true }).fill("a good password");
  await popup.getByLabel("I accept").check();
  await popup.getByRole("button", { name: "Sign Up" }).click();
  await expect(
    page.getByText("3 items from this device were added to your wish list."),
  ).toBeVisible();
  await header(page, "Wish list, 3 items").click();

  await page.getByRole("button", { name: "Move to Cart: Uva Kettle" }).click();
  await expect(page.getByText("Uva Kettle is in your cart")).toBeVisible();
  await expect(header(page, "Cart, 1 item")).toBeVisible();
  await expect(header(page, "Wish list, 2 items")).toBeVisible();
  await page.getByRole("button", { name: "Undo moving Uva Kettle" }).click();
  await expect(header(page, "Wish list, 3 items")).toBeVisible();
  await expect(header(page, "Cart, empty")).toBeVisible();
  await page.getByRole("button", { name: "Remove Uva Kettle" }).click();
  await expect(page.getByText("Uva Kettle removed")).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Kandalama Sofa" }).last(),
  ).toBeFocused();
  await page.getByRole("button", { name: "Undo removing Uva Kettle" }).click();
  await expect(page.getByRole("link", { name: "Uva Kettle" })).toBeFocused();

  await page.getByRole("button", { name: "Get a link" }).click();
  const link = await page.getByLabel("Link to your wish list").inputValue();
  expect(await axeInBothThemes(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  const otherProblems = problemsOf(other);
  const response = await other.goto(link);
  expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(other.getByRole("heading", { name: "Ishara’s wish list" })).toBeVisible();
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(other.getByText("Wijesinghe")).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Kandalama Sofa" })).toHaveCount(2);
  await heart(other, "Uva Kettle").click();
  await expect(header(other, "Wish list, 1 item")).toBeVisible();
  expect(await axeInBothThemes(other)).toEqual([]);

  await page.getByRole("button", { name: "Stop sharing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("button", { name: "Get a link" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "This list is not shared" })).toBeVisible();

  await page.getByRole("button", { name: "Move all to Cart" }).click();
  await expect(page.getByText("3 of 3 items are in your cart.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your wish list is empty" })).toBeVisible();
  expect([...problems, ...otherProblems]).toEqual([]);
  await other.context().close();
});
