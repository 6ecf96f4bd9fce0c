import type { Page } from "@playwright/test";
import { expect, fillDelivery, problemsOf, test } from "./shop-test.ts";

const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: `Add to Cart: ${name}` }).click();
  await expect(page.getByRole("button", { name: `Update Cart: ${name}` })).toBeVisible();
};

const stepper = (page: Page, name: string) =>
  page.getByRole("group", { name: `Quantity of ${name}` });
const pieces = (page: Page, name: string) => stepper(page, name).locator("input");

/** Logs in through the open popup. */
const logIn = async (page: Page, who: string): Promise<void> => {
  const popup = page.getByRole("dialog");
  await popup.getByLabel("Email").fill(`${who}@example.lk`);
  await popup.getByLabel("Password", { exact: true }).fill("a good password");
  await popup.getByLabel("I accept").check();
  await popup.getByRole("button", { name: "LOG IN" }).click();
  await expect(popup).toBeHidden();
};

test("a visitor fills a cart in several tabs, sees it behind the login popup, and it merges into the account", async ({
  shop,
  page,
  context,
}) => {
  const gatherer = await shop.api.signUp("gatherer");
  await shop.api.rest(gatherer, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  const problems = problemsOf(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/category`);
  await page.goto(`${shop.url}/category`);
  await expect(page.getByRole("link", { name: /^Cart,/ })).toHaveCount(0);
  await add(page, "Uva Kettle");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await add(other, "Lunu Daybed");
  await page.reload();
  await page.getByRole("link", { name: "Cart, 2 items" }).click();

  const popup = page.getByRole("dialog");
  await expect(popup.getByText("Log in to check out. Your cart comes with you.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Lunu Daybed" }).click();
  await expect(pieces(page, "Lunu Daybed")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo removing Lunu Daybed" }).click();
  await expect(pieces(page, "Lunu Daybed")).toBeVisible();
  await stepper(page, "Uva Kettle").getByLabel("One more").click();
  await expect(pieces(page, "Uva Kettle")).toHaveValue("2");

  await page.getByRole("button", { name: "Sign In to Check Out" }).click();
  await logIn(page, "gatherer");
  await expect(page.getByText("2 × Uva Kettle")).toBeVisible();
  await expect(page.getByText("1 × Lunu Daybed")).toBeVisible();
  await expect(pieces(page, "Uva Kettle")).toHaveValue("3");
  await page.reload();
  await expect(pieces(page, "Uva Kettle")).toHaveValue("3");
  await expect(page.getByRole("link", { name: "Cart, 4 items" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a merge can be undone, and a lost connection loses nothing @faults", async ({
  shop,
  page,
}) => {
  const undoer = await shop.api.signUp("undoer");
  await shop.api.rest(undoer, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  await page.goto(`${shop.url}/category`);
  await add(page, "Uva Kettle");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("mergeGuestCart") ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Sign In" }).click();
  await logIn(page, "undoer");
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.getByText("Your items are still saved in this browser.")).toBeVisible();
  await page.unroute("**/graphql");
  await retry.click();
  await expect(page.getByText("1 × Uva Kettle")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("The items have been removed from your cart.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  // The notification about the kettle may still cover its card.
  const close = page
    .getByRole("region", { name: "Your cart" })
    .getByRole("button", { name: "Dismiss" });
  await expect(close).toBeFocused();
  await close.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a sign-up from the cart continues to the checkout, and its notification covers nothing and ends with the order @screens", async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.url}/category`);
  await add(page, "Uva Kettle");
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByLabel("Name").fill("Newcomer");
  await popup.getByLabel("Email").fill("newcomer@example.lk");
  await popup.getByLabel("Password", { exact: true }).fill("a good password");
  await popup.getByLabel("I accept").check();
  await popup.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/verify-Email/);
  const notice = page.getByRole("region", { name: "Your cart" });
  await expect(notice.getByText("1 × Uva Kettle")).toBeVisible();
  await expect(page.getByRole("link", { name: "Later" })).toBeVisible();
  await page.getByRole("link", { name: "Continue to checkout" }).click();
  await expect(page).toHaveURL(/deliverydetailscheckout/);
  // A field under the notification couldn't be clicked, and the fill below doesn't wait for that.
  const box = (await notice.boundingBox()) ?? { y: 0, height: 0 };
  for (const label of ["First name", "City", "Zip code"]) {
    const field = (await page.getByLabel(label).boundingBox()) ?? { y: 0, height: 0 };
    const overlap = Math.min(field.y + field.height, box.y + box.height) - Math.max(field.y, box.y);
    expect(overlap, label).toBeLessThanOrEqual(0);
  }
  await fillDelivery(page);
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await expect(page.getByText("Order successfully placed!").first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});
