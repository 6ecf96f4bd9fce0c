import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

const region = { district: "Jaffna", province: "Northern" };

test("an admin sees a zone fill up, closes days and opens them again", async ({
  shop,
  page: shopper,
  browser,
}) => {
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  const capacity = admin.getByLabel("Northern: morning");
  const saveCapacity = async (places: string) => {
    await admin.goto(`${shop.url}/admin/settings`);
    await capacity.fill(places);
    await admin.getByRole("button", { name: "Save 1 change to zones" }).click();
    await expect(admin.getByText("Delivery zones saved").first()).toBeVisible();
  };

  // One place a morning: the next order fills it.
  await saveCapacity("1");
  expect(await axeViolations(admin)).toEqual([]);
  const buyer = await shop.api.signUp("jaffnabuyer");
  await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: { ...someAddress, ...region, city: "Jaffna", zipCode: "40000" },
    totalPrice: 10_350,
  });

  await admin.getByRole("navigation", { name: "Admin" }).getByText("Deliveries").click();
  const grid = admin.getByRole("grid", { name: "Places by zone and day" });
  const taken = grid.getByRole("button", {
    name: /^Northern, .+: morning 1 of 1, full; afternoon/,
  });
  await expect(taken).toHaveCount(1);
  const name = await taken.locator(".sr-only").textContent();
  const day = grid.getByRole("button", { name: name?.split(":")[0] ?? "" });
  expect(await axeViolations(admin)).toEqual([]);
  if (shots) await admin.screenshot({ path: `${shots}/calendar-1440.png`, fullPage: true });

  // By keyboard from the first cell to the full one.
  await grid.getByRole("button").first().focus();
  await admin.keyboard.press("Control+End");
  const [rows, columns] = [
    await day.getAttribute("data-row"),
    await day.getAttribute("data-column"),
  ];
  await admin.keyboard.press("Control+Home");
  for (let row = 0; row < Number(rows); row += 1) await admin.keyboard.press("ArrowDown");
  for (let column = 0; column < Number(columns); column += 1) {
    await admin.keyboard.press("ArrowRight");
  }
  await expect(day).toBeFocused();
  await admin.keyboard.press("Enter");
  const dialog = admin.getByRole("dialog", { name: /^Northern, \w+day / });
  await dialog.getByRole("button", { name: "Close this day" }).click();
  await expect(dialog.getByText("Please enter a reason")).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  if (shots) await admin.screenshot({ path: `${shots}/day-1440.png` });
  expect(await axeViolations(admin)).toEqual([]);
  await admin.keyboard.type("Poya day");
  await admin.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(day).toHaveAccessibleName(/: closed, Poya day; morning 1 of 1, full; /);
  await expect(day).toBeFocused();
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(day).toHaveAccessibleName(/: morning 1 of 1, full; /);

  // A shopper sees the reason while the day is closed.
  await day.press("Enter");
  await dialog.getByLabel("Reason").fill("Poya day");
  await dialog.getByRole("button", { name: "Close this day" }).click();
  await expect(day).toHaveAccessibleName(/closed, Poya day/);
  if (shots) await admin.screenshot({ path: `${shots}/closed-1440.png`, fullPage: true });
  await signInAs(shopper, shop.url, "jaffnashopper");
  await shopper.request.post(`${shop.url}/api/cart`, {
    data: { productId: "uva-kettle", quantity: 1 },
  });
  await shopper.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(shopper);
  await shopper.getByLabel("Province").selectOption(region.province);
  await shopper.getByLabel("District").selectOption(region.district);
  const days = shopper.getByRole("group", { name: "Delivery day and time" });
  await expect(days.getByText("Poya day")).toBeVisible();

  await day.press("Enter");
  await dialog.getByRole("button", { name: "Open again" }).click();
  await expect(day).toHaveAccessibleName(/: morning 1 of 1, full; /);
  await shopper.getByLabel("Province").selectOption("Western");
  await shopper.getByLabel("Province").selectOption(region.province);
  await shopper.getByLabel("District").selectOption(region.district);
  await expect(days.getByText("Poya day")).toBeHidden();
  await expect(days.getByText("Full").first()).toBeVisible();

  // One day for all zones but one.
  await admin.getByRole("button", { name: "Next two weeks" }).click();
  await expect(admin).toHaveURL(/\?from=\d{4}-\d\d-\d\d$/);
  const [year = "", month = "", date = ""] =
    new URL(admin.url()).searchParams.get("from")?.split("-") ?? [];
  await admin.getByRole("button", { name: "Close a day" }).click();
  const all = admin.getByRole("dialog", { name: "Close a day" });
  await all.getByRole("button", { name: "Close the day" }).click();
  await expect(all.getByText("Please enter a date")).toBeVisible();
  await all.getByLabel("Date", { exact: true }).fill(`${date}/${month}/${year}`);
  await all.getByLabel("Reason").fill("Stock count");
  await all.getByRole("checkbox", { name: /^Western/ }).uncheck();
  if (shots) await admin.screenshot({ path: `${shots}/close-1440.png` });
  expect(await axeViolations(admin)).toEqual([]);
  await all.getByRole("button", { name: "Close the day" }).click();
  const message = admin.locator(".toast").filter({ hasText: "is closed in 8 zones" });
  await expect(message).toBeVisible();
  const closed = grid.getByRole("button", { name: /closed, Stock count/ });
  await expect(closed).toHaveCount(8);
  if (shots) await admin.screenshot({ path: `${shots}/all-closed-1440.png`, fullPage: true });
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(closed).toHaveCount(0);

  // Other tests share the shop.
  await saveCapacity("8");
  expect(problems).toEqual([]);
});
