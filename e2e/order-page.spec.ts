import type { Page } from "@playwright/test";
import { someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { openSettled } from "./open-settled.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

/** Orders two kettles as the page's shopper; returns the order's number. */
const orderKettles = async (page: Page, url: string): Promise<string> => {
  const answer = await page.request.post(`${url}/api/order/`, {
    data: {
      orderItems: [{ productId: "uva-kettle", quantity: 2 }],
      shippingAddress: someAddress,
      totalPrice: 20_200,
      again: true,
    },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { readonly data: { readonly number: string } };
  return data.number;
};

const stockOf = async (page: Page, url: string): Promise<unknown> => {
  const answer = await page.request.get(`${url}/api/products/uva-kettle`);
  return ((await answer.json()) as { readonly countInStock: unknown }).countInStock;
};

const idOf = async (api: ApiClient, admin: Person, number: string): Promise<string> => {
  const query = "query ($number: String!) { orderByNumber(number: $number) { id } }";
  const { body } = (await api.graphql(admin, query, { number })) as {
    readonly body: { readonly data: { readonly orderByNumber: { readonly id: string } } };
  };
  return body.data.orderByNumber.id;
};

const whatHappened = (page: Page) => page.getByRole("region", { name: "What happened" });

test("a shopper changes an order's address and cancels it, and the admin's board shows both at once", async ({
  shop,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  const problems = problemsOf(shopper);
  await signInAs(shopper, shop.url, "fickle");
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/orders`);
  await expect(admin.getByText("Live", { exact: true })).toBeVisible();
  // Other orders of this shop may be waiting as well.
  const stillToPrepare = admin.getByText("Still to prepare").locator("..");
  const preparedBefore = await stillToPrepare.innerText();

  const before = await stockOf(shopper, shop.url);
  const number = await orderKettles(shopper, shop.url);
  await admin.reload();
  await expect(stillToPrepare).not.toHaveText(preparedBefore, { useInnerText: true });
  const ticket = admin.getByRole("article", { name: `Order ${number}` });
  await expect(ticket.getByLabel(`Status of ${number}`)).toHaveValue("ITEM_PREPARING");
  await expect(admin.getByText("Live", { exact: true })).toBeVisible();

  await shopper.goto(`${shop.url}/my-orders`);
  await shopper.getByRole("link", { name: `Open the order with number ${number}` }).click();
  await expect(shopper).toHaveURL(`${shop.url}/my-orders/${number}`);
  await expect(shopper.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();

  await shopper.getByRole("button", { name: "Change address" }).click();
  const form = shopper.getByRole("dialog", { name: "Where should we deliver?" });
  await expect(form.getByLabel("Address", { exact: true })).toHaveValue(someAddress.address);
  await form.getByLabel("City").fill("");
  await form.getByRole("button", { name: "Change address" }).click();
  await expect(form.getByText("Please enter your city")).toBeVisible();
  await form.getByLabel("City").fill("Dehiwala");
  await form.getByRole("button", { name: "Change address" }).click();
  await expect(form).toBeHidden();
  await expect(shopper.getByRole("button", { name: "Change address" })).toBeFocused();
  await expect(whatHappened(shopper).getByText("You changed the address")).toBeVisible();
  await expect(ticket.getByText("Dehiwala")).toBeVisible();

  const deliverTo = shopper.getByRole("region", { name: "Deliver to" });
  const town = deliverTo.locator("summary", { hasText: "Dehiwala" });
  await town.click();
  await expect(deliverTo.getByText("Address changed")).toBeVisible();
  await shopper.keyboard.press("Escape");
  await expect(deliverTo.getByText("Address changed")).toBeHidden();
  await expect(town).toBeFocused();

  await shopper.getByRole("button", { name: "Cancel order" }).click();
  const question = shopper.getByRole("dialog", { name: `Cancel order ${number}?` });
  await question.getByLabel("Why?").selectOption("I changed my mind");
  await question.getByRole("button", { name: "Cancel order" }).click();
  await expect(question).toBeHidden();
  await expect(
    shopper.getByText("Cancelled. The items are back in stock.", { exact: true }),
  ).toBeVisible();
  await expect(whatHappened(shopper).getByText("You cancelled the order")).toBeVisible();
  await expect(shopper.getByRole("button", { name: "Cancel order" })).toBeHidden();
  expect(await shopper.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  expect(await stockOf(shopper, shop.url)).toBe(before);

  const cancelled = admin.getByRole("region", { name: "Cancelled" });
  await expect(cancelled.getByRole("article", { name: `Order ${number}` })).toBeVisible();
  await expect(admin.getByLabel(`Status of ${number}`)).toBeHidden();
  await expect(stillToPrepare).toHaveText(preparedBefore, { useInnerText: true });

  await shopper.goto(`${shop.url}/my-orders`);
  await shopper.getByRole("tab", { name: /Previous/ }).click();
  await expect(shopper.locator("summary", { hasText: number })).toContainText("Cancelled");
  expect(problems).toEqual([]);
});

test("an order that moves on closes its page to changes at once, and refers to customer service @screens", async ({
  shop,
  page,
}) => {
  await signInAs(page, shop.url, "latecomer");
  const number = await orderKettles(page, shop.url);
  await page.goto(`${shop.url}/my-orders/${number}`);
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const admin = await shop.api.admin();
  const id = await idOf(shop.api, admin, number);
  const move = (status: string) => shop.api.rest(admin, "PUT", `/order/${id}`, { status });
  await move("Item Packing");
  await expect(page.getByText("We’re packing your items.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeHidden();
  await expect(page.getByText("You can no longer change the address here.")).toBeVisible();
  for (const status of ["Item Preparing", "Item Packing", "Item Preparing", "Item Packing"]) {
    await move(status);
  }
  await expect(
    whatHappened(page).getByText("Moved between Item Preparing and Item Packing 4 times"),
  ).toBeVisible();

  await page.getByRole("link", { name: "Report an Issue" }).first().click();
  await expect(page.getByLabel("Order number")).toHaveValue(number);
});

test("an order is added to the cart again, with shortages and price changes @screens", async ({
  shop,
  page,
}) => {
  await signInAs(page, shop.url, "again");
  const number = await orderKettles(page, shop.url);
  const admin = await shop.api.admin();
  const before = await stockOf(page, shop.url);
  await shop.api.rest(admin, "PUT", "/products/uva-kettle", { countInStock: 1 });
  await page.goto(`${shop.url}/my-orders/${number}`);
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page.getByText("1 of 2 items are in your cart again.")).toBeVisible();
  await expect(page.getByText("Only 1 of Uva Kettle left.")).toBeVisible();
  await page.getByRole("link", { name: "Open cart" }).click();
  await expect(page.getByText("Uva Kettle").first()).toBeVisible();
  await shop.api.rest(admin, "PUT", "/products/uva-kettle", { countInStock: before });
});

test("a printed order is one white page without buttons, also in the dark theme @screens", async ({
  shop,
  browser,
}) => {
  const page = await (await browser.newContext({ colorScheme: "dark" })).newPage();
  await signInAs(page, shop.url, "printer");
  const number = await orderKettles(page, shop.url);
  await page.goto(`${shop.url}/my-orders/${number}`);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Pay the driver Rs. 20,200.00")).toBeVisible();
  await expect(page.getByText(`Order ${number}`).locator("visible=true")).toHaveCount(1);
  await expect(page.locator("button:visible, a:visible, summary:visible")).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("another user's order can't be found @screens", async ({ shop, browser, page }) => {
  const owner = await (await browser.newContext()).newPage();
  await signInAs(owner, shop.url, "owner");
  const number = await orderKettles(owner, shop.url);
  await signInAs(page, shop.url, "curious");
  await page.goto(`${shop.url}/my-orders/${number}`);
  await expect(page.getByRole("heading", { name: "Order not found." })).toBeVisible();
  await page.getByRole("link", { name: "Open My Orders" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`no layout shift while an order's page opens at ${size.width} @screens`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize(size);
    await signInAs(page, shop.url, `calm${size.width}`);
    const number = await orderKettles(page, shop.url);
    await openSettled(page, `${shop.url}/my-orders/${number}`);
    await expect(page.getByRole("heading", { level: 2, name: "What happened" })).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
