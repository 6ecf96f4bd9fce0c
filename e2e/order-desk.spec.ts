import type { Page } from "@playwright/test";
import { someAddress } from "../testing/api-client.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

/** Orders a kettle as the page's shopper; returns the order's number. */
const orderKettle = async (page: Page, url: string): Promise<string> => {
  const answer = await page.request.post(`${url}/api/order/`, {
    data: {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
      again: true,
    },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { readonly data: { readonly number: string } };
  return data.number;
};

test("two admins work on one order, from the board and from a phone", async ({ shop, browser }) => {
  const shopper = await (await browser.newContext()).newPage();
  await signInAs(shopper, shop.url, "delivered-to");
  const number = await orderKettle(shopper, shop.url);
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");

  // From its ticket, by mouse and keyboard; Back and Escape close it and return the focus to the
  // ticket.
  await admin.goto(`${shop.url}/admin/orders`);
  const ticket = admin.getByRole("article", { name: `Order ${number}` });
  const desk = admin.getByRole("dialog", { name: `Order ${number}` });
  await ticket.getByText("Uva Kettle").click();
  await expect(desk.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(admin).toHaveURL(`${shop.url}/admin/orders/${number}`);
  await admin.goBack();
  await expect(desk).toBeHidden();
  await expect(ticket).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(desk.getByText(someAddress.address)).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(desk).toBeHidden();
  await expect(admin).toHaveURL(`${shop.url}/admin/orders`);
  await expect(ticket).toBeFocused();

  // By its address, on a phone: call, map, change of status, comment.
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  const problemsOfPhone = problemsOf(phone);
  await signInAs(phone, shop.url, "admin");
  await phone.goto(`${shop.url}/admin/orders/${number}`);
  await expect(phone.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(phone.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    `tel:${someAddress.phone}`,
  );
  const map = phone.getByRole("link", { name: "Map", exact: true });
  await expect(map).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search\/\?/);
  await expect(map).toHaveAttribute("target", "_blank");
  await admin.keyboard.press("Enter");
  await expect(desk.getByText("placed the order: 1 item, Rs. 10,350.00")).toBeVisible();

  await phone.getByRole("button", { name: "Move to Item Packing" }).click();
  const moved = "moved it to Item Packing";
  await expect(desk.getByText(moved)).toBeVisible();
  await expect(desk.getByLabel(`Status of ${number}`)).toHaveValue("ITEM_PACKING");
  const step = desk.getByRole("listitem").filter({ hasText: moved });

  const field = phone.getByRole("textbox", { name: "Comment" });
  await phone.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(phone.getByText("Please write a comment")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("The gate is behind the shop.");
  await phone.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(field).toHaveValue("");
  await expect(phone.getByText("The gate is behind the shop.")).toBeVisible();
  await expect(desk.getByText("The gate is behind the shop.")).toBeVisible();
  // The email appears without a reload.
  await expect(step.getByText(/^Emailed \d/)).toBeVisible();
  await phone.getByRole("button", { name: "Orders", exact: true }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();

  // Only the packing slip is printed.
  await admin.emulateMedia({ media: "print" });
  await expect(admin.getByText("Cash to collect")).toBeVisible();
  await expect(desk.getByText("Only staff see this")).toBeHidden();
  await admin.emulateMedia({ media: "screen" });
  await expect(admin.getByText("Cash to collect")).toBeHidden();

  // The buyer's page shows the change of status and no comment.
  await shopper.goto(`${shop.url}/my-orders/${number}`);
  await expect(shopper.getByRole("region", { name: "What happened" })).toContainText("Packing");
  await expect(shopper.getByText("The gate is behind the shop.")).toHaveCount(0);
  expect([...problems, ...problemsOfPhone]).toEqual([]);
});

test("an order is dragged to another column, moved back by undo, and moved with others as a group @screens", async ({
  shop,
  page,
}) => {
  const buyer = await shop.api.signUp("dragged");
  for (let order = 0; order < 2; order += 1) {
    await shop.api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: { ...someAddress, firstName: "Dragged" },
      totalPrice: 10_350,
      again: true,
    });
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/orders?search=dragged`);
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const tickets = (name: string) => column(name).getByRole("article");
  await expect(tickets("Item Preparing")).toHaveCount(2);

  await tickets("Item Preparing")
    .first()
    .dragTo(column("Out for Delivery"), { targetPosition: { x: 120, y: 300 } });
  await expect(tickets("Out for Delivery")).toHaveCount(1);
  await expect(page.getByText("Order status updated to Out for Delivery")).toBeVisible();
  await page.keyboard.press("z");
  await expect(tickets("Item Preparing")).toHaveCount(2);
  await expect(page.getByText("Order status updated to Item Preparing")).toBeVisible();

  // The same key undoes a move at the desk, where the message is out of the keyboard's reach.
  await tickets("Item Preparing").first().focus();
  await page.keyboard.press("Enter");
  const desk = page.getByRole("dialog");
  const status = desk.getByLabel(/^Status of NV-/);
  await expect(status).toHaveValue("ITEM_PREPARING");
  await page.keyboard.press("2");
  await expect(status).toHaveValue("ITEM_PACKING");
  await expect(page.getByText("Order status updated to Item Packing")).toBeVisible();
  await page.keyboard.press("z");
  await expect(status).toHaveValue("ITEM_PREPARING");
  await page.keyboard.press("Escape");
  await expect(desk).toBeHidden();
  await expect(tickets("Item Preparing")).toHaveCount(2);

  for (const ticket of await tickets("Item Preparing").all()) {
    await ticket.getByRole("checkbox").check();
  }
  await page.getByLabel("Move 2 orders to").selectOption("Item Packing");
  await expect(tickets("Item Packing")).toHaveCount(2);
  await expect(page.getByRole("group", { name: "Selected orders" })).toBeHidden();
  // Toasts of earlier moves may still be behind it.
  const toast = page.getByRole("listitem").filter({ hasText: "2 orders" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(tickets("Item Preparing")).toHaveCount(2);
});
