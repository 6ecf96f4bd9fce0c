import { openSlots } from "../testing/open-slots.ts";
import { axeViolations } from "./axe.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

test("a shopper chooses a delivery day by keyboard, changes it, and the shop sees it", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await openSlots(shop.api, await shop.api.admin());
  await signInAs(page, shop.url, "nimali");
  await page.request.post(`${shop.url}/api/cart`, {
    data: { productId: "uva-kettle", quantity: 1 },
  });
  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);

  const days = page.getByRole("group", { name: "Delivery day and time" });
  const checked = days.getByRole("radio", { checked: true });
  await expect(checked).toHaveAccessibleName(/^\w{3} \d+ \w+, Morning Earliest$/);
  expect(await axeViolations(page)).toEqual([]);
  // Arrow keys move within the one group, and choose at once.
  await checked.focus();
  await page.keyboard.press("ArrowRight");
  await expect(checked).toHaveAccessibleName(/Afternoon$/);
  await page.getByRole("button", { name: "Later days" }).click();
  await days
    .getByRole("radio", { name: /Morning$/ })
    .last()
    .check();
  const chosen = await days
    .getByRole("radio", { checked: true })
    .evaluate((radio) => radio.closest("label")?.textContent ?? "");
  expect(chosen).toContain("Morning");
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await expect(page.getByText("Order successfully placed!").first()).toBeVisible();
  const promised = page.getByText(/^\w+day \d+ \w+, morning$/).first();
  await expect(promised).toBeVisible();
  const words = (await promised.textContent()) ?? "";

  await page.goto(`${shop.url}/my-orders`);
  await page
    .getByRole("link", { name: /^Open the order/ })
    .first()
    .click();
  const panel = page.getByRole("region", { name: "Delivery day" });
  await expect(panel).toContainText(`${words.split(" ")[0]}, morning`);
  await panel.getByRole("button", { name: "Change day" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the delivery day" });
  const change = dialog.getByRole("button", { name: "Change day" });
  await expect(change).toBeDisabled();
  await expect(dialog.getByText("Chosen now")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog
    .getByRole("radio", { name: /Afternoon$/ })
    .first()
    .check();
  await change.click();
  await expect(page.getByText("Delivery day changed").first()).toBeVisible();
  await expect(panel).toContainText(/, afternoon/);
  await expect(page.getByText("You changed the delivery day")).toBeVisible();
  await expect(page.getByText(`From ${words} to`)).toBeVisible();

  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/orders/${number}`);
  await expect(
    admin.getByText(/moved the delivery from .+, morning to .+, afternoon/),
  ).toBeVisible();

  // After Item Preparing only the shop can change the day.
  const order = await shop.api.graphql(
    await shop.api.admin(),
    `{ orderBoard { items { id number } } }`,
  );
  const { data } = order.body as {
    readonly data: {
      readonly orderBoard: { readonly items: readonly { id: string; number: string }[] };
    };
  };
  const found = data.orderBoard.items.find((each) => each.number === number);
  await shop.api.rest(await shop.api.admin(), "PUT", `/order/${found?.id}`, {
    status: "Item Packing",
  });
  await expect(panel).toContainText("The order is being packed");
  await expect(panel.getByRole("button")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a slot that fills up while ordering sends the shopper back to the days @screens", async ({
  shop,
  page,
}) => {
  await signInAs(page, shop.url, "kasun");
  await page.request.post(`${shop.url}/api/cart`, {
    data: { productId: "uva-kettle", quantity: 1 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);
  const days = page.getByRole("group", { name: "Delivery day and time" });
  await expect(days.getByRole("radio", { checked: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const admin = await shop.api.admin();
  const calendar = await shop.api.graphql(
    admin,
    "{ deliveryCalendar(days: 42) { zone { id } days { date delivers } } }",
  );
  const close =
    "mutation ($zoneId: ID!, $date: String!, $reason: String) { closeDeliveryDay(zoneId: $zoneId, date: $date, reason: $reason) { __typename } }";
  const { data } = calendar.body as {
    readonly data: {
      readonly deliveryCalendar: readonly {
        readonly zone: { readonly id: string };
        readonly days: readonly { readonly date: string; readonly delivers: boolean }[];
      }[];
    };
  };
  const western = data.deliveryCalendar.find(({ zone }) => zone.id === "western");
  const soon = western?.days.filter(({ delivers }) => delivers).slice(0, 3) ?? [];
  for (const { date } of soon) {
    await shop.api.graphql(admin, close, { zoneId: "western", date, reason: "Poya day" });
  }
  await page.getByRole("button", { name: "Place Order" }).last().click();
  await expect(
    page.getByRole("heading", { name: "This delivery time has just filled up" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect(page.getByText("Poya day").first()).toBeVisible();
  await page.getByRole("button", { name: "Place Order" }).last().click();
  await expect(page.getByText("Order successfully placed!").first()).toBeVisible();
  for (const { date } of soon) {
    await shop.api.graphql(admin, close, { zoneId: "western", date, reason: null });
  }
});
