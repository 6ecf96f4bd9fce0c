import { someAddress } from "../testing/api-client.ts";
import { useSession } from "./screens.ts";
import { expect, openHistory, problemsOf, test } from "./shop-test.ts";

test("an analyst explores the log: filters, live events, one event, and an order at an earlier time", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("historybuyer");
  const order = async () => {
    const answer = await shop.api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    });
    return (answer.body as { readonly data: { readonly _id: string } }).data._id;
  };
  const id = await order();
  const admin = await shop.api.admin();
  await shop.api.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });

  const page = await (await browser.newContext()).newPage();
  const problems = problemsOf(page);
  await openHistory(page, `${shop.url}/history?actor=${buyer.id}`);

  const table = page.getByRole("region", { name: "Event table" });
  const rows = table.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows.filter({ hasText: "OrderSubmitted" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "OrderStatusChanged" })).toHaveCount(0);
  await expect(table.getByText("historybuyer")).toHaveCount(0);

  await page.getByRole("button", { name: "Cart", exact: true }).click();
  await expect(page).toHaveURL(/category=cart/);
  await shop.api.rest(buyer, "POST", "/cart", { productId: "poya-mirror", quantity: 1 });
  await expect(rows.filter({ hasText: "Poya Mirror" })).toHaveCount(1);
  await page.getByRole("button", { name: "Pause" }).click();
  await shop.api.rest(buyer, "POST", "/cart", { productId: "sigiri-table-lamp", quantity: 1 });
  await page.getByRole("button", { name: "1 new" }).click();
  await expect(rows.first()).toContainText("Sigiri Table Lamp");

  await page.goto(`${shop.url}/history?order=${id}`);
  await expect(rows.filter({ hasText: "OrderStatusChanged" })).toHaveCount(1);
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Parquet" }).click();
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^shop-events-${id}-in-1-\\d+\\.parquet$`),
  );
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const inspector = page.getByRole("region", { name: "Inspector" });
  await expect(inspector.getByRole("heading", { name: "OrderStatusChanged" })).toBeVisible();
  await expect(inspector.getByRole("cell", { name: "− Item Preparing" })).toBeVisible();
  await expect(page).toHaveURL(/\/history\/event\/\d+\?order=/);
  await inspector.getByRole("textbox", { name: "Note" }).fill("Packed early");
  await inspector.getByRole("button", { name: "Save note" }).click();
  await expect(rows.first().getByText("Note: Packed early")).toBeAttached();
  await inspector.getByRole("button", { name: "Previous event in its stream" }).click();
  await expect(inspector.getByRole("heading", { name: "OrderPlaced" })).toBeVisible();
  await inspector.getByRole("link", { name: "OrderSubmitted" }).click();
  await inspector.getByRole("tab", { name: "Pretty" }).click();
  await expect(inspector.getByText("Masked for your role: shippingAddress")).toBeVisible();
  await expect(inspector.getByText("Temple Road")).toHaveCount(0);
  await inspector.getByRole("link", { name: /^NV-\w+ at this moment/ }).click();
  const moment = page.getByRole("status").filter({ hasText: "as of" });
  await expect(page.getByText("Submitted, not placed yet")).toBeVisible();
  await expect(page.getByText("masked for your role")).toBeVisible();
  await expect(page.getByText("Item Preparing to Item Packing")).toBeVisible();
  await expect(page.getByText("still to come").first()).toBeVisible();
  await page
    .getByRole("link", { name: /The order as of event/ })
    .last()
    .click();
  await expect(page.getByRole("region", { name: "The order", exact: true })).toContainText(
    "Item Packing",
  );
  await expect(page.getByText("still to come")).toHaveCount(0);
  const last = page.url();
  await page.keyboard.press("Escape");
  await expect(moment).toHaveCount(0);
  await page.goto(last.replace(/at=.*/, "at=2020-01-01T00:00:00Z"));
  await expect(page.getByText("This order had not been submitted yet")).toBeVisible();
  await page.goto(`${shop.url}/history/order/NV-000000`);
  await expect(page.getByText("The log has no order with this number")).toBeVisible();

  await page.getByRole("link", { name: "Compare" }).click();
  const words = page.getByRole("region", { name: "In words" });
  await expect(words).toContainText(/the shop placed \d+ orders? worth Rs\./);
  await page.getByRole("textbox", { name: "Moment A by event number" }).fill("1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/compare\?a=1$/);
  await page.getByRole("button", { name: "table" }).click();
  await expect(page.getByRole("cell", { name: "Item Packing" }).first()).toBeVisible();
  const stock = page.getByRole("region", { name: "Stock" });
  await expect(stock.getByText("Uva Kettle")).toBeVisible();
  await page.getByRole("button", { name: "Swap A and B" }).click();
  await expect(words).toContainText("go back in time");
  await page.goto(`${shop.url}/history/compare?a=999999`);
  await expect(page.getByText("there is no event 999999 yet")).toBeVisible();

  await page.goto(`${shop.url}/history/event/999999`);
  await expect(inspector.getByText(/The log ends with event \d+/)).toBeVisible();
  await page.getByRole("button", { name: "Close the inspector" }).click();
  await expect(inspector).toBeHidden();

  await page.goto(`${shop.url}/Item-Page/poya-mirror`);
  await expect(page.getByRole("button", { name: "Shop Analyst" })).toBeVisible();
  const panel = page.getByRole("complementary", { name: "Events behind this page" });
  // Shortcuts work once the session is known.
  await expect(async () => {
    await page.keyboard.press("e");
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(panel.getByText("CartItemAdded")).toHaveCount(1);
  await shop.api.rest(buyer, "DELETE", "/cart/poya-mirror");
  await expect(panel.getByText("CartItemRemoved")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/history`);
  await page.getByRole("button", { name: "What to show" }).click();
  await page.getByRole("button", { name: "Order", exact: true }).click();
  await expect(rows.filter({ hasText: "OrderStatusChanged" }).first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: /^Notes/ }).click();
  await page.getByRole("link", { name: /Packed early/ }).click();
  await expect(inspector.getByRole("textbox", { name: "Note" })).toHaveValue("Packed early");
  await page.getByRole("button", { name: "Close the inspector" }).click();
  await expect(page).toHaveURL(/\/history\?category=order$/);
  expect(problems).toEqual([]);
});

test("a shopper is refused access to the history @screens", async ({ shop, page }) => {
  await useSession(page, shop.url, await shop.api.signUp("historyreader"));
  await page.goto(`${shop.url}/history`);
  await expect(page.getByText("The history is for staff")).toBeVisible();
});
