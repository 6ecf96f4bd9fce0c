import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, openHistory, problemsOf, test } from "./shop-test.ts";

test("an analyst reads reports, opens the events behind a figure, and finds the same figures again by the link", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("workbenchbuyer");
  const order = (productId = "uva-kettle", totalPrice = 10_350) =>
    shop.api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId, quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice,
      again: true,
    });
  expect((await order()).status).toBe(200);
  // Its name has no place to break. The table must not cover the panel next to it.
  const admin = await shop.api.admin();
  const kettleSold = await shop.api.rest(null, "GET", "/products/uva-kettle");
  const { image, modelImageUrl } = kettleSold.body as Record<string, string>;
  const long = await shop.api.rest(admin, "POST", "/products/addProduct", {
    image,
    modelImageUrl,
    name: "x".repeat(110),
    description: "A long name.",
    price: 9850,
    category: "Furnitures",
    countInStock: 90,
    size: { widthCm: 40, depthCm: 40, heightCm: 40 },
  });
  expect((await order((long.body as { readonly _id: string })._id)).status).toBe(200);

  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const problems = problemsOf(page);
  await openHistory(page, `${shop.url}/history`);
  await page.getByRole("link", { name: "Workbench" }).click();
  await expect(page).toHaveURL(/at=\d+$/);
  const link = page.url();

  const funnel = page.getByRole("region", { name: "From sign-up to delivery" });
  await expect(funnel.getByText(/^Of .+ who signed up/)).toBeVisible();
  const sold = page.getByRole("region", { name: "Best sellers" });
  const orders = page.getByRole("region", { name: "Orders and revenue over time" });
  await expect(orders.getByText(/submitted/)).toBeVisible();
  const said = await orders.getByText(/submitted/).textContent();
  await expect(page.getByText("Admins set the limits")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await sold.getByRole("button", { name: "Table" }).click();
  // By worth; the second table is by number.
  const kettle = sold.getByRole("row", { name: /^Uva Kettle Rs/ });
  await expect(kettle).toBeVisible();
  // Only the reports scroll, not the page around them.
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(tall).toBeLessThanOrEqual(900);
  const download = page.waitForEvent("download");
  await sold.getByRole("button", { name: "Download Best sellers as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^shop-best-sellers-\d+\.csv$/);
  await page.keyboard.press("t");
  await expect(kettle).toHaveCount(0);
  await page.keyboard.press("t");
  await expect(kettle).toBeVisible();
  await orders.getByRole("button", { name: "Table" }).click();
  await expect(
    orders.getByRole("columnheader", { name: "Value of orders placed" }).first(),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await kettle.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/history\?.*type=OrderSubmitted&product=uva-kettle/);
  await expect(
    page.getByRole("region", { name: "Event table" }).getByRole("link").first(),
  ).toBeVisible();

  expect((await order()).status).toBe(200);
  await page.goto(link);
  await expect(orders.getByText(said ?? "", { exact: true })).toBeVisible();
  const day = orders.getByRole("link").last();
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/history\?.*type=OrderPlaced/);

  await page.goto(`${shop.url}/history/workbench?at=99999999`);
  await expect(funnel.getByText(/there is no event 99999999 yet/)).toBeVisible();
  await page.getByRole("button", { name: "Newest" }).click();
  await expect(funnel.getByText(/^Of .+ who signed up/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});
