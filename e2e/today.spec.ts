import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, openHistory, problemsOf, signInAs, test } from "./shop-test.ts";

test("Today and the sidebar follow the shop; the history shows how long an order took and replays its day", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("todaybuyer");
  const order = async () => {
    const answer = await shop.api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity: 1 }],
      shippingAddress: someAddress,
      totalPrice: 10_350,
    });
    return (answer.body as { readonly data: { readonly _id: string; readonly number: string } })
      .data;
  };
  const { _id: id, number } = await order();
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/today`);
  const orders = page.getByRole("link", { name: "Orders", exact: true });
  await expect(orders).toHaveText(/^Orders\d+$/);
  const before = Number(/\d+/.exec((await orders.textContent()) ?? "")?.[0]);
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Orders placed: / })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await shop.api.rest(buyer, "POST", "/order/", {
    orderItems: [{ productId: "uva-kettle", quantity: 2 }],
    shippingAddress: someAddress,
    totalPrice: 20_200,
  });
  await expect(orders).toHaveText(`Orders${before + 1}`);
  await page
    .getByRole("navigation", { name: "Orders by status" })
    .getByRole("link", { name: /Item Preparing/ })
    .click();
  await expect(page).toHaveURL(/status=preparing/);

  const admin = await shop.api.admin();
  await shop.api.rest(admin, "PUT", `/order/${id}`, { status: "Item Packing" });
  const analyst = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const analystProblems = problemsOf(analyst);
  await openHistory(analyst, `${shop.url}/history/order/${number}`);
  const took = analyst.getByRole("region", { name: /^Time taken/ });
  await expect(took.getByRole("row").filter({ hasText: "Item Preparing" })).toContainText("6 h");
  await expect(
    analyst.getByText(/^Submitted on \d\d\/\d\d\/\d{4} at .* and placed at once\./),
  ).toBeVisible();
  const causes = analyst.getByRole("region", { name: "Causes and effects", exact: true });
  await expect(causes.getByRole("link").filter({ hasText: "submitted" })).toBeVisible();
  await expect(analyst.getByRole("region", { name: "Event at this moment" })).toContainText(
    "+ Item Packing",
  );
  await expect(analyst.getByRole("region", { name: "Where each field comes from" })).toContainText(
    "Rs. 9,850.00 + Rs. 500.00 = Rs. 10,350.00",
  );
  expect(await axeViolations(analyst)).toEqual([]);

  await analyst.goto(`${shop.url}/history/replay`);
  const stretch = analyst.getByRole("group", { name: "Range of the log" });
  await stretch.getByRole("button", { name: "Day", exact: true }).click();
  await expect(analyst).toHaveURL(/from=.*T18%3A30%3A00\.000Z&to=/);
  await expect(stretch.getByLabel("Day, Colombo time")).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await stretch.getByRole("button", { name: "Next range" }).click();
  await expect(analyst.getByText("Nothing to replay")).toBeVisible();
  await stretch.getByRole("button", { name: "Previous range" }).click();
  const status = analyst.getByRole("status").filter({ hasText: "Paused" });
  await expect(status).toBeVisible();
  // After a click on a speed, the space bar still controls the player.
  await analyst.getByRole("button", { name: "Fastest" }).click();
  await analyst.keyboard.press(" ");
  await expect(status).not.toContainText("start of the log");
  await expect(analyst.getByRole("button", { name: "Play" })).toBeVisible();
  await analyst.getByRole("checkbox", { name: "Skip quiet periods" }).uncheck();
  await expect(analyst).toHaveURL(/quiet=keep/);
  expect([...problems, ...analystProblems]).toEqual([]);
});
