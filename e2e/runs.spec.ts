import { randomUUID } from "node:crypto";
import { someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { ask } from "../testing/ask.ts";
import { axeInBothThemes, axeViolations } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];
const region = { district: "Jaffna", province: "Northern" };

const place = async (api: ApiClient, buyer: Person, firstName: string) => {
  const { order } = await ask<{
    readonly order: {
      readonly id: string;
      readonly number: string;
      readonly deliveryDay: { readonly date: string };
    };
  }>(
    api,
    buyer,
    `mutation ($input: PlaceOrderInput!, $id: ID) {
      placeOrder(input: $input, commandId: $id) {
        ... on OrderAccepted { order { id number deliveryDay { date } } }
      }
    }`,
    {
      input: {
        items: [{ productId: "uva-kettle", quantity: 1 }],
        shippingAddress: { ...someAddress, ...region, city: "Jaffna", firstName },
        totalPrice: 10_350,
        again: true,
      },
      id: randomUUID(),
    },
  );
  return order;
};

test("the office plans a run, sorts its stops by keyboard, starts it and prints its sheet", async ({
  shop,
  browser,
}) => {
  const { api } = shop;
  const buyer = await api.signUp("runbuyer");
  const [first, , third] = [
    await place(api, buyer, "Kumari"),
    await place(api, buyer, "Nadeesha"),
    await place(api, buyer, "Aisha"),
  ];
  const { date } = first.deliveryDay;

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/runs?zone=northern&date=${date}`);
  const plan = page.getByRole("region", { name: "Plan a run" });
  await expect(plan.getByText("Kumari Wijesinghe", { exact: true })).toBeVisible();
  // Other journeys may have orders on this day.
  for (const name of ["Kumari", "Nadeesha", "Aisha"]) {
    await plan.getByRole("checkbox", { name: `${name} Wijesinghe` }).check();
  }
  await expect(plan.getByText(/^3 of \d+/)).toBeVisible();
  await plan.getByLabel("Driver").selectOption({ index: 1 });
  expect(await axeViolations(page)).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/runs-plan.png`, fullPage: true });
  await plan.getByRole("button", { name: "Plan a run" }).click();

  const stops = page.getByRole("list", { name: "Stops" }).getByRole("listitem");
  await expect(stops).toHaveCount(3);
  await expect(stops.first()).toContainText("Kumari");
  await page.getByRole("button", { name: "Move Kumari Wijesinghe down" }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(stops.nth(1)).toContainText("Kumari");
  await expect(page.getByText("Kumari Wijesinghe, stop 2 of 3")).toBeAttached();
  await page.getByRole("button", { name: "Take Aisha Wijesinghe off the run" }).click();
  await expect(stops).toHaveCount(2);
  expect(await axeInBothThemes(page)).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/run-page.png`, fullPage: true });
  if (shots) await page.pdf({ path: `${shots}/run-sheet.pdf`, preferCSSPageSize: true });

  // One slip a page, for all orders of the run. All papers carry the name of the settings.
  const owner = await api.admin();
  const named = (name: string) =>
    ask(
      api,
      owner,
      "mutation ($name: String) { changeSettings(input: { shopName: $name }) { __typename } }",
      { name },
    );
  await named("Sagara Furniture");
  await expect(page.locator(".run-sheet")).toContainText("Sagara Furniture");
  await page.evaluate(() => {
    window.print = () => {
      const slips = [...document.querySelectorAll(".packing-slip")];
      document.body.dataset["printed"] = slips
        .map((slip) => slip.querySelector(".packing-slip-mark")?.textContent)
        .join(", ");
    };
  });
  await page.getByRole("button", { name: "Print 2 slips" }).click();
  await expect(page.locator("body")).toHaveAttribute(
    "data-printed",
    "Sagara Furniture, Sagara Furniture",
  );
  await named("Nivasa");

  await page.getByRole("button", { name: "Start the run" }).click();
  await expect(page.getByText(/is on the road\. 2 orders are out for delivery\./)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBe(0);
  if (shots) await page.screenshot({ path: `${shots}/run-page-390.png`, fullPage: true });
  expect(await axeInBothThemes(page)).toEqual([]);

  // An order of an open run can't be chosen for another one.
  await page.goto(`${shop.url}/admin/runs?zone=northern&date=${date}`);
  await expect(plan.getByText(/On run \d+, .* already/)).toHaveCount(2);
  await expect(plan.getByRole("checkbox", { name: "Kumari Wijesinghe" })).toHaveCount(0);
  await expect(plan.getByRole("checkbox", { name: "Aisha Wijesinghe" })).toBeVisible();
  if (shots) await page.screenshot({ path: `${shots}/runs-390.png`, fullPage: true });

  // A run of orders that were selected on the board, whatever their zones.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/admin/orders?search=${third.number}`);
  await page.getByRole("checkbox", { name: `Select ${third.number}` }).check();
  await page.getByRole("button", { name: "Plan a run" }).click();
  await expect(page).toHaveURL(/\/admin\/runs\?run=/);
  await expect(stops).toHaveCount(1);
  await expect(stops.first()).toContainText("Aisha");
  expect(problems).toEqual([]);
  await context.close();
});
