import { someAddress } from "../testing/api-client.ts";
import { useSession } from "./screens.ts";
import { expect, problemsOf, test } from "./shop-test.ts";

test("a used address fills the form with one click, and can be deleted", async ({ shop, page }) => {
  const shopper = await shop.api.signUp("addressee");
  const place = (address: string) =>
    shop.api.rest(shopper, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: { ...someAddress, district: "Colombo", province: "Western", address },
      totalPrice: 10_350,
      again: true,
    });
  await place("1 Lake Road");
  await place("14/2 Temple Road");
  await shop.api.rest(shopper, "POST", "/cart", { productId: "uva-kettle", quantity: 1 });
  await useSession(page, shop.url, shopper);
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/deliverydetailscheckout`);

  const lake = page.getByRole("button", { name: /1 Lake Road/ }).first();
  await lake.click();
  await expect(lake).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("1 Lake Road");
  await expect(page.getByLabel("District")).toHaveValue("Colombo");
  await page.getByLabel("City").fill("Colombo 07");
  await expect(lake).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("button", { name: /^Remove 14\/2 Temple Road/ }).click();
  await expect(
    page.getByText(/14\/2 Temple Road.* was removed from your saved addresses/),
  ).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove 1 Lake Road/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove 14\/2 Temple Road/ })).toHaveCount(0);
  await expect(page.getByLabel("City")).toHaveValue("Colombo 07");
  expect(problems).toEqual([]);
});
