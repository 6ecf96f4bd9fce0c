import { randomUUID } from "node:crypto";
import { someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];
const address = { ...someAddress, city: "Galle", district: "Galle", province: "Southern" };

/** The dates on which orders to Galle can be delivered. */
const datesOf = async (api: ApiClient): Promise<readonly string[]> => {
  const answer = await api.graphql(
    null,
    `{ deliveryDates(district: "Galle", province: "Southern") { dates { date morning } } }`,
  );
  const { data } = answer.body as {
    data: { deliveryDates: { dates: { date: string; morning: boolean }[] } };
  };
  const { dates } = data.deliveryDates;
  return dates.filter(({ morning }) => morning).map(({ date }) => date);
};

const place = async (api: ApiClient, buyer: Person, date: string): Promise<string> => {
  const answer = await api.graphql(
    buyer,
    `mutation ($input: PlaceOrderInput!, $id: ID) {
      placeOrder(input: $input, commandId: $id) {
        ... on OrderAccepted { order { number } }
        ... on Refusal { message }
      }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: { ...address, zipCode: "80000" },
        totalPrice: 10_350,
        again: true,
        deliveryDay: { date, half: "MORNING" },
      },
      id: randomUUID(),
    },
  );
  const { data } = answer.body as { data: { placeOrder: { order: { number: string } } } };
  return data.placeOrder.order.number;
};

test("staff filter the board by delivery day and select columns and ranges by keyboard @screens", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("dayboard");
  const dates = await datesOf(shop.api);
  const [first = "", second = "", third = ""] = [dates[2], dates[3], dates[4]];
  const numbers = [];
  for (const date of [first, second, second, third]) {
    numbers.push(await place(shop.api, buyer, date));
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await context.newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  const board = `${shop.url}/admin/orders?person=${buyer.id}`;
  const tickets = admin.getByRole("article", { name: /^Order NV-/ });
  const preset = (name: string | RegExp) =>
    admin.getByRole("group", { name: "Delivery", exact: true }).getByRole("button", { name });

  const overflow = () =>
    admin.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

  // The server counts the open orders of each day; the next day is named by its date.
  await admin.goto(`${shop.url}/admin/orders`);
  await expect(preset(/^Today \d+$/)).toBeVisible();
  await expect(preset(/^Past its day 0$/)).toBeVisible();
  const next = preset(/^\w{3} \d+ \w{3} [1-9]\d*$/);
  const count = Number(/\d+$/.exec((await next.textContent()) ?? "")?.[0]);
  await next.click();
  await expect(admin).toHaveURL(/due=\d{4}-\d\d-\d\d/);
  await expect(tickets).toHaveCount(count);
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.getByRole("button", { name: "Filters: 1" }).click();
  await expect(preset(/^Past its day 0$/)).toBeVisible();
  if (shots) await admin.screenshot({ path: `${shots}/presets-390.png` });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.getByRole("button", { name: "Filters: 1" }).click();
  if (shots) await admin.screenshot({ path: `${shots}/presets-1440.png` });
  expect(await axeViolations(admin)).toEqual([]);

  // On a promised day, T filters by it; the address keeps the filter.
  await admin.clock.setFixedTime(new Date(`${second}T06:00:00Z`));
  await admin.goto(board);
  await expect(tickets).toHaveCount(4);
  await admin.keyboard.press("t");
  await expect(admin).toHaveURL(/due=today/);
  await expect(tickets).toHaveCount(2);
  await expect(tickets.first().getByText("Today, morning")).toBeVisible();

  // The column stays selected when another filter hides it.
  await admin.keyboard.press("Control+a");
  const chosen = admin.getByRole("group", { name: "Selected orders" });
  await expect(chosen.getByText("2 selected")).toBeVisible();
  await expect(admin.getByRole("checkbox", { name: "Select all in Item Preparing" })).toBeChecked();
  if (shots) await admin.screenshot({ path: `${shots}/board-today-1440.png` });
  await preset("Past its day").click();
  await expect(tickets).toHaveCount(1);
  await expect(tickets.first()).toContainText(/Promised \w{3} \d+ \w{3}/);
  await expect(tickets.first()).toContainText(numbers[0] ?? "");
  await expect(chosen).toContainText("2 hidden by the filter");
  expect(await axeViolations(admin)).toEqual([]);
  if (shots) {
    await admin.screenshot({ path: `${shots}/board-past-1440.png` });
    await admin.emulateMedia({ colorScheme: "dark" });
    await admin.screenshot({ path: `${shots}/board-past-1440-dark.png` });
    await admin.emulateMedia({ colorScheme: "light" });
  }

  // Hidden orders move too, with their current revision.
  await admin.getByLabel("Move 2 orders to").selectOption("Item Packing");
  await expect(admin.getByText("2 orders moved to Item Packing")).toBeVisible();
  await preset("Any day").click();
  await expect(tickets).toHaveCount(4);
  const packing = admin.getByRole("region", { name: "Item Packing" });
  await expect(packing.getByRole("article")).toHaveCount(2);

  // Shift X selects up to the focused ticket; the column's checkbox shows a part as a dash.
  await admin.keyboard.press("j");
  await admin.keyboard.press("x");
  await admin.keyboard.press("j");
  await admin.keyboard.press("j");
  await admin.keyboard.press("Shift+X");
  await expect(chosen.getByText("3 selected")).toBeVisible();
  const box = admin.getByRole("checkbox", { name: "Select all in Item Packing" });
  expect(await box.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);
  await box.click();
  await expect(chosen.getByText("4 selected")).toBeVisible();
  await box.click();
  await expect(chosen.getByText("2 selected")).toBeVisible();

  // Late is also a passed day.
  await admin.getByRole("button", { name: "Late", exact: true }).click();
  await expect(admin).toHaveURL(/late=1/);

  await admin.goto(`${board}&view=table&sort=delivery-day`);
  const table = admin.getByRole("table", { name: "All orders" });
  await expect(table.getByRole("columnheader", { name: "Delivery day" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(table.locator("tbody tr").first()).toContainText(numbers[0] ?? "");
  await expect(table.locator("tbody tr").nth(3)).toContainText(numbers[3] ?? "");
  expect(await axeViolations(admin)).toEqual([]);
  if (shots) await admin.screenshot({ path: `${shots}/table-1440.png` });

  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(`${board}&due=today&column=packing`);
  await expect(tickets.first()).toBeVisible();
  await expect(admin.getByRole("button", { name: "Filters: 2" })).toBeVisible();
  await expect(preset("Today")).toHaveAttribute("aria-pressed", "true");
  expect(await axeViolations(admin)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (shots) {
    await admin.screenshot({ path: `${shots}/filters-390.png` });
    await admin.emulateMedia({ colorScheme: "dark" });
    await admin.screenshot({ path: `${shots}/filters-390-dark.png` });
  }
  await admin.getByRole("button", { name: "Clear filters" }).click();
  await expect(admin).not.toHaveURL(/due=/);
  expect(problems).toEqual([]);
  await context.close();
});
