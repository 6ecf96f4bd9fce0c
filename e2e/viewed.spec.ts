import { someAddress } from "../testing/api-client.ts";
import { axeInBothThemes } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an item page offers what was ordered with it, and items viewed before are found again", async ({
  shop,
  page,
  browser,
}) => {
  await signInAs(page, shop.url, "regular");
  for (let count = 0; count < 3; count += 1) {
    const answer = await page.request.post(`${shop.url}/api/order/`, {
      data: {
        // No other journey orders these, so nothing else is ordered together with them.
        orderItems: ["galle-fort-lantern", "trinco-towel-ladder"].map((productId) => ({
          ...{ productId, quantity: 1 },
        })),
        shippingAddress: someAddress,
        totalPrice: 32_500,
        again: true,
      },
    });
    expect(answer.status()).toBe(200);
  }

  const visitor = await (await browser.newContext()).newPage();
  const problems = problemsOf(visitor);
  await visitor.goto(`${shop.url}/Item-Page/galle-fort-lantern`);
  const together = visitor.getByRole("region", { name: "Often ordered together" });
  await expect(together.getByText("Rs. 32,000.00")).toBeVisible();
  await together.getByRole("button", { name: "Add 2 to Cart" }).click();
  await expect(together.getByText("2 items are in your cart.")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  expect(await axeInBothThemes(visitor)).toEqual([]);

  await together.getByRole("link", { name: "Trinco Towel Ladder" }).click();
  await expect(
    visitor.getByRole("heading", { level: 1, name: "Trinco Towel Ladder" }),
  ).toBeVisible();
  const viewed = visitor.getByRole("region", { name: "Recently viewed" });
  await expect(viewed.getByRole("link")).toHaveText([/^Galle Fort Lantern/]);
  await visitor.goto(shop.url);
  await expect(viewed.getByRole("link")).toHaveText([
    /^Trinco Towel Ladder/,
    /^Galle Fort Lantern/,
  ]);
  await viewed.scrollIntoViewIfNeeded();
  expect(await axeInBothThemes(visitor)).toEqual([]);
  await visitor.getByRole("combobox", { name: "Search the shop" }).click();
  await expect(visitor.getByRole("button", { name: "Clear recently viewed items" })).toHaveCount(2);
  await visitor.getByRole("button", { name: "Clear recently viewed items" }).first().click();
  await expect(viewed).toHaveCount(0);
  expect(problems).toEqual([]);
});
