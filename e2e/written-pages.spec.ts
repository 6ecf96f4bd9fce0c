import { axeInBothThemes } from "./axe.ts";
import { useSession } from "./screens.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

test("an owner publishes terms and a page, a shopper reads them and orders, and the order links its version", async ({
  shop,
  page,
  browser,
}) => {
  const owner = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = [...problemsOf(owner), ...problemsOf(page)];
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
    await on.setViewportSize({ width: 1440, height: 900 });
  };

  await signInAs(owner, shop.url, "admin");
  await owner.goto(`${shop.url}/admin/shop/pages`);
  const english = owner.getByRole("textbox", { name: "Text, English" });
  await english.fill(
    "## Payment\n\nYou pay the **driver** {{delivery fee}} in cash.\n\n<script>alert(1)</script>",
  );
  await expect(owner.locator(".written mark")).toHaveText("Rs. 500");
  await expect(owner.getByText("<script>alert(1)</script>").last()).toBeVisible();
  await expect(owner.getByText(/Draft of version \d+, saved/)).toBeVisible();
  await shoot(owner, "pages-editor");
  expect(await axeInBothThemes(owner)).toEqual([]);
  await owner.getByRole("button", { name: "Publish version 1" }).click();
  await expect(owner.getByRole("link", { name: "Version 1" })).toBeVisible();

  const shopper = await shop.api.signUp("termsshopper");
  await shop.api.rest(shopper, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  await useSession(page, shop.url, shopper);
  // Without the page's cookies, which would keep the language.
  const first = await (await fetch(`${shop.url}/terms?lang=ta`)).text();
  expect(first).toContain("<strong>driver</strong> Rs. 500 in cash");
  expect(first).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(first).toContain('<div lang="en" class="written');
  await page.goto(`${shop.url}/terms`);
  await expect(page.getByRole("heading", { name: "Payment" })).toBeVisible();
  await expect(page).toHaveTitle("Terms of use · Nivasa");
  await shoot(page, "pages-terms");
  expect(await axeInBothThemes(page)).toEqual([]);

  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);
  const accepts = page.getByText("By placing this order you accept our terms, version 1.").first();
  await expect(accepts).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await expect(page).toHaveURL(/paymentSuccess/i);

  await english.fill("Pay by bank.");
  await owner.getByRole("button", { name: "Publish version 2" }).click();
  await expect(owner.getByRole("link", { name: "Version 2" })).toBeVisible();
  await owner.getByRole("button", { name: "Compare version 1 with the draft" }).click();
  await expect(owner.getByRole("dialog").locator("ins").first()).toBeVisible();
  await shoot(owner, "pages-compare");
  await owner.keyboard.press("Escape");

  await page.goto(`${shop.url}/my-orders`);
  await page
    .getByRole("link", { name: /Open the order with number/ })
    .first()
    .click();
  await expect(page.getByText("The terms have a newer version.")).toBeVisible();
  await page.getByRole("link", { name: "The terms that you accepted: version 1" }).click();
  await expect(page.getByRole("heading", { name: "Payment" })).toBeVisible();
  await expect(page.getByText(/You are reading version 1/)).toBeVisible();

  // A page of the owner's own, while a visitor's footer is open.
  expect((await page.request.get(`${shop.url}/pages/warranty`)).status()).toBe(404);
  await owner.getByRole("button", { name: "New page" }).click();
  const dialog = owner.getByRole("dialog", { name: "New page" });
  await dialog.getByLabel("Title").fill("Warranty");
  await dialog.getByLabel("Address").fill("admin");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await expect(dialog.getByText("The shop uses this address itself.")).toBeVisible();
  await dialog.getByLabel("Address").fill("warranty");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await expect(owner.getByRole("heading", { name: "Warranty" })).toBeVisible();
  await owner.getByRole("textbox", { name: "Text, English" }).fill("Two years.");
  await owner.getByRole("button", { name: "Publish version 1" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Warranty" }).click();
  await expect(page.getByText("Two years.")).toBeVisible();
  expect((await page.request.get(`${shop.url}/pages/warranty`)).status()).toBe(200);

  // Other journeys read the shop's own terms.
  for (const slug of ["warranty", "terms"]) {
    await owner.goto(`${shop.url}/admin/shop/pages?page=${slug}`);
    await owner.getByRole("button", { name: "Withdraw" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(owner.getByText(/is withdrawn/)).toBeVisible();
  }
  await page.goto(`${shop.url}/terms`);
  await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
  expect(problems).toEqual([]);
});
