import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

const phone = { width: 390, height: 844 };

test("the offline banner leaves Place Order free, and a reload keeps the chosen slot @screens", async ({
  shop,
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await signInAs(page, shop.url, "dayholder");
  await page.request.post(`${shop.url}/api/cart`, {
    data: { productId: "uva-kettle", quantity: 1 },
  });
  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);
  const days = page.getByRole("group", { name: "Delivery day and time" });
  const chosen = () =>
    days
      .getByRole("radio", { checked: true })
      .evaluate((radio) => radio.closest("label")?.textContent);
  await days
    .getByRole("radio", { name: /Afternoon/ })
    .last()
    .check();
  const name = await chosen();
  await page.reload();
  await expect(days).toBeVisible();
  expect(await chosen()).toBe(name);

  await context.setOffline(true);
  await expect(page.getByText("No connection.")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const button = page.getByRole("button", { name: "Place Order" }).last();
  const isFree = () =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    });
  await expect.poll(isFree).toBe(true);
  await context.setOffline(false);
});

test("nothing moves when the notification of a merged cart closes @screens", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  await page.clock.install();
  await page.goto(`${shop.url}/category`);
  await page.getByRole("button", { name: "Add to Cart: Uva Kettle" }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await signInAs(page, shop.url, "stillform");
  await page.goto(`${shop.url}/deliverydetailscheckout`);
  const notice = page.getByRole("region", { name: "Your cart" });
  await expect(notice).toBeVisible();
  const place = () =>
    page.getByLabel("City").evaluate((field) => field.getBoundingClientRect().top);
  const before = await place();
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
  expect(await place()).toBe(before);
  expect(problems).toEqual([]);
});

test("chosen options and the progress of an order show in forced colours @screens", async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: "active" });
  const page = await context.newPage();
  await page.goto(`${shop.url}/Item-Page/kandalama-sofa`);
  const outline = (checked: boolean) =>
    page
      .locator(`label:has(> input[type=radio]${checked ? ":checked" : ":not(:checked)"})`)
      .first()
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await outline(true)).toBe("solid");
  expect(await outline(false)).toBe("none");
});
