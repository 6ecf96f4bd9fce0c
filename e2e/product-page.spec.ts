import { layWire } from "../testing/wire.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("a shopper zooms into a product, compares it with a free space, and sees its stock live", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/Item-Page/bentota-planters-chair`);
  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  await enlarge.click();
  const dialog = page.getByRole("dialog", { name: "Bentota Planter's Chair" });
  await expect(dialog.getByRole("group", { name: /Full view$/ })).toBeVisible();
  await page.keyboard.press("+");
  await expect(dialog.getByText("150 %")).toBeVisible();
  await dialog.getByRole("button", { name: "Move closer" }).click();
  await expect(dialog.getByText("200 %")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: /from the front/ })).toBeVisible();
  await expect(dialog.getByText("100 %")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();

  // The picture shows the depth of this chair, and so does the free space above it.
  const picture = page.locator(".free-space");
  await page.getByRole("button", { name: "Does it fit?" }).click();
  await page.getByLabel("Free width").fill("-5");
  await expect(page.getByText("Type centimetres as a number, for example 80")).toBeVisible();
  await page.getByLabel("Free width").fill("100");
  await expect(page.getByText("Yes, with 26 cm to spare in width")).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.getByLabel("Free depth").fill("100");
  await expect(page.getByText("No, it’s 22 cm too deep").first()).toBeVisible();
  await expect(page.getByText("Free space 100 cm", { exact: true })).toBeVisible();
  await expect(picture).not.toHaveClass(/is-enough/);
  await page.getByLabel("Free depth").fill("140");
  await expect(picture).toHaveClass(/is-enough/);

  const admin = await shop.api.admin();
  const product = await shop.api.rest(null, "GET", "/products/bentota-planters-chair");
  const { countInStock } = product.body as { readonly countInStock: number };
  await shop.api.rest(admin, "PUT", "/products/bentota-planters-chair", {
    countInStock: countInStock + 3,
  });
  await expect(page.getByText(`Stock just changed: ${countInStock + 3} left.`)).toBeVisible();

  const related = page.getByRole("region", { name: "More for the same room" });
  await expect(related.getByRole("heading", { level: 3 })).toHaveCount(4);
  await related.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Bentota Planter's Chair");
  expect(problems).toEqual([]);
});

test("more tabs than a session may have sockets are live, and a page without one says so @faults", async ({
  shop,
  browser,
}) => {
  const wire = await layWire(shop.url);
  const context = await browser.newContext();
  const first = await context.newPage();
  await signInAs(first, wire.url, "many-tabs");
  const tabs = [first, ...(await Promise.all(Array.from({ length: 7 }, () => context.newPage())))];
  for (const tab of tabs) await tab.goto(`${wire.url}/Item-Page/bentota-planters-chair`);
  const admin = await shop.api.admin();
  const change = (price: number) =>
    shop.api.rest(admin, "PUT", "/products/bentota-planters-chair", { price });
  await change(91_234);
  for (const tab of tabs) await expect(tab.getByText("Rs. 91,234.00").first()).toBeVisible();

  wire.cut();
  await expect(first.getByText(/^(?:This page isn’t live\.|No connection\.)/)).toBeVisible();
  wire.restore();
  await change(91_235);
  await expect(first.getByText("Rs. 91,235.00").first()).toBeVisible();
  await expect(first.getByText(/^(?:This page isn’t live\.|No connection\.)/)).toHaveCount(0);
  await context.close();
  await wire.close();
});
