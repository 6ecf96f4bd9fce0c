import { axeInBothThemes } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

test("an admin creates a promotion, a shopper uses it, and another one learns that it is used up", async ({
  shop,
  page,
  browser,
}) => {
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = [...problemsOf(admin), ...problemsOf(page)];
  const shoot = async (on: typeof page, name: string) => {
    if (!shots) return;
    for (const colorScheme of ["light", "dark"] as const) {
      await on.emulateMedia({ colorScheme });
      for (const width of [390, 1440]) {
        await on.setViewportSize({ width, height: 900 });
        await on.screenshot({
          path: `${shots}/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
    }
    await on.emulateMedia({ colorScheme: "light" });
  };

  const shopper = await shop.api.signUp("promoshopper");
  await shop.api.rest(shopper, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  await useSession(page, shop.url, shopper);
  await page.goto(`${shop.url}/cart`);
  await page.getByText("Promo code", { exact: true }).first().click();
  const field = page.getByRole("textbox", { name: "Promo code" });
  await expect(field).toBeDisabled();
  await expect(field).toHaveAttribute("placeholder", "There are no promo codes right now");

  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/promotions`);
  await expect(admin.getByText("No promotion is running.")).toBeVisible();
  await admin.getByRole("button", { name: "New promotion" }).click();
  const dialog = admin.getByRole("dialog", { name: "New promotion" });
  await dialog.getByLabel("Code").fill("monsoon10");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Please enter a whole number from 1 to 100")).toBeVisible();
  await dialog.getByLabel("Percent").fill("10");
  await dialog.getByLabel("Minimum subtotal, in rupees").fill("15000");
  await dialog.getByLabel("Maximum orders in total").fill("1");
  await dialog.getByLabel("Kitchen Equipments").check();
  await dialog.getByRole("searchbox", { name: "Items" }).fill("uva kettle");
  await dialog.getByRole("button", { name: "Add Uva Kettle" }).click();
  await shoot(admin, "promotion-new");
  expect(await axeInBothThemes(admin)).toEqual([]);
  await dialog.getByRole("button", { name: "Create" }).click();
  const row = admin.getByRole("row", { name: /MONSOON10/ });
  await expect(row).toContainText("10 %, from Rs. 15,000");
  await expect(row).toContainText("Kitchen Equipments, 1 item");
  await expect(row).toContainText("0 of 1");

  await page.reload();
  await page.getByText("Promo code", { exact: true }).first().click();
  await field.fill("sunshine");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("We don’t know this code. Check the spelling.")).toBeVisible();
  await field.fill("Monsoon10");
  await field.press("Enter");
  await expect(page.getByText("Promo code MONSOON10 is applied")).toBeVisible();
  await expect(page.getByText("− Rs. 1,970.00")).toBeVisible();
  await expect(page.getByText("Rs. 18,230.00")).toBeVisible();
  await shoot(page, "promotion-cart");
  expect(await axeInBothThemes(page)).toEqual([]);

  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);
  await expect(page.getByText("Promo code MONSOON10 is applied")).toBeVisible();
  await shoot(page, "promotion-checkout");
  await page.getByRole("button", { name: "Place Order" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { name: "Order successfully placed!" })).toBeVisible();
  await shoot(page, "promotion-placed");

  await expect(row).toContainText("1 of 1");
  await expect(row).toContainText("Used up");
  const uses = admin.getByRole("list", { name: "Orders with MONSOON10" });
  await expect(uses.getByRole("listitem")).toHaveCount(1);
  await expect(uses).toContainText("− Rs. 1,970.00");
  await shoot(admin, "promotions");
  expect(await axeInBothThemes(admin)).toEqual([]);
  await uses.getByRole("link").click();
  await expect(admin.getByText("Promo code MONSOON10").first()).toBeVisible();
  await shoot(admin, "promotion-desk");

  const other = await shop.api.signUp("secondshopper");
  await shop.api.rest(other, "POST", "/cart", { productId: "uva-kettle", quantity: 2 });
  const second = await (await browser.newContext()).newPage();
  await useSession(second, shop.url, other);
  await second.goto(`${shop.url}/cart`);
  await second.evaluate(() =>
    localStorage.setItem("nivasa.promo-code", JSON.stringify(["MONSOON10"])),
  );
  await second.reload();
  await expect(second.getByText("This code has reached its limit.")).toBeVisible();
  await expect(second.getByText("Rs. 20,200.00").first()).toBeVisible();
  expect(problems).toEqual([]);
});
