import { randomUUID } from "node:crypto";
import { someAddress, type ApiClient, type Person } from "../testing/api-client.ts";
import { ask } from "../testing/ask.ts";
import { axeInBothThemes, axeViolations } from "./axe.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

const place = async (api: ApiClient, buyer: Person, firstName: string) =>
  (
    await ask<{ readonly order: { readonly id: string; readonly number: string } }>(
      api,
      buyer,
      `mutation ($input: PlaceOrderInput!, $id: ID) {
        placeOrder(input: $input, commandId: $id) { ... on OrderAccepted { order { id number } } }
      }`,
      {
        input: {
          items: [{ productId: "uva-kettle", quantity: 1 }],
          shippingAddress: { ...someAddress, firstName },
          totalPrice: 10_350,
          again: true,
        },
        id: randomUUID(),
      },
    )
  ).order;

const kettles = async (api: ApiClient) =>
  (
    await ask<{ readonly countInStock: number }>(
      api,
      null,
      `{ product(id: "uva-kettle") { countInStock } }`,
    )
  ).countInStock;

test("the office closes a run with a difference, and receives the goods that came back", async ({
  shop,
  browser,
}) => {
  const { api } = shop;
  const buyer = await api.signUp("cashbuyer");
  const admin = await api.admin();
  const orders = [
    await place(api, buyer, "Kumari"),
    await place(api, buyer, "Nadeesha-with-a-name-that-never-ends-and-never-breaks"),
    await place(api, buyer, "Aisha"),
    await place(api, buyer, "Sanduni"),
  ];
  const [paid, refused, damaged, short] = orders as [
    (typeof orders)[number],
    (typeof orders)[number],
    (typeof orders)[number],
    (typeof orders)[number],
  ];
  const { run } = await ask<{ readonly run: { readonly id: string; readonly edition: number } }>(
    api,
    admin,
    `mutation ($plan: RunPlanInput!, $orderIds: [ID!]!) {
      planRun(date: "2030-03-01", plan: $plan, orderIds: $orderIds) {
        ... on RunSaved { run { id edition } }
      }
    }`,
    {
      plan: { driverId: admin.id, zoneId: "western", leavesAt: "07:30" },
      orderIds: orders.map(({ id }) => id),
    },
  );
  await ask(
    api,
    admin,
    `mutation ($id: ID!, $seen: Int!) { startRun(id: $id, seen: $seen) { __typename } }`,
    { id: run.id, seen: run.edition },
  );
  const answer = (orderId: string, given: object) =>
    ask(
      api,
      admin,
      `mutation ($id: ID!, $orderId: ID!, $at: DateTime!, $delivered: StopDeliveredInput,
          $failed: StopFailedInput, $commandId: ID!) {
        answerStop(id: $id, orderId: $orderId, answeredAt: $at, delivered: $delivered,
          failed: $failed, commandId: $commandId) { __typename }
      }`,
      { id: run.id, orderId, at: "2030-03-01T03:00:00.000Z", commandId: randomUUID(), ...given },
    );

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/runs?run=${run.id}`);
  await page.getByRole("link", { name: "Close in Cash" }).click();
  await expect(page.getByRole("heading", { name: "Close run 1" })).toBeFocused();

  // Not all stops are answered, and the page names those that are not.
  await page.getByLabel("Handed in, counted").fill("0");
  await page.getByRole("button", { name: "Close run 1", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("4 stops without an answer: 1, 2, 3, 4.");
  expect(await axeInBothThemes(page)).toEqual([]);

  // Each answer arrives while the page is open.
  await answer(paid.id, { delivered: { collected: 10_350 } });
  await answer(refused.id, { failed: { failure: "REFUSED", note: "" } });
  await answer(damaged.id, { failed: { failure: "DAMAGED", note: "" } });
  await answer(short.id, {
    delivered: { collected: 10_000, shortReason: "CUSTOMER_WAS_SHORT" },
  });
  const runs = page.getByRole("list", { name: "Runs to close" });
  await expect(runs.getByRole("listitem")).toContainText("Rs. 20,350");
  await expect(page.getByRole("region", { name: "Cash" })).toContainText("Rs. 20,350");

  const before = await kettles(api);
  await page.getByLabel("Handed in, counted").fill("20,000");
  await page.getByRole("button", { name: "Close run 1", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose a reason");
  await expect(page.getByLabel("Reason for the difference")).toBeFocused();
  await page.getByLabel("Reason for the difference").selectOption("Parking or toll");
  await page.getByLabel("Details (optional)").fill("Ferry, receipt in the folder");
  await page.getByRole("checkbox", { name: new RegExp(refused.number) }).check();
  await expect(page.getByText("Stock rises by 1 when the run is closed.")).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/cash-close.png`, fullPage: true });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      )
      .toBe(0);
  }
  if (shots) await page.screenshot({ path: `${shots}/cash-close-390.png`, fullPage: true });
  if (shots) {
    for (const [name, width] of [
      ["cash-close-dark", 1440],
      ["cash-close-390-dark", 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
      await page.emulateMedia({ colorScheme: "light" });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Close run 1", exact: true }).click();
  await expect(
    page.getByText(
      /Run 1 is closed\. Handed in Rs\. 20,000.* \(parking or toll\)\. 1 item is back in stock\./,
    ),
  ).toBeVisible();
  expect(await kettles(api)).toBe(before + 1);

  // The damaged kettle comes back later.
  const awaited = page.getByRole("region", { name: "Goods not received yet" });
  await expect(awaited.getByRole("listitem")).toHaveCount(1);
  await page
    .getByRole("group", { name: "Show" })
    .getByRole("button", { name: "Closed", exact: true })
    .click();
  await expect(page.getByRole("list", { name: "Closed runs" })).toContainText("−Rs. 350");
  expect(await axeViolations(page)).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/cash-closed.png`, fullPage: true });
  await awaited.getByRole("button", { name: `Receive goods of ${damaged.number}` }).click();
  await expect(awaited).toHaveCount(0);
  expect(await kettles(api)).toBe(before + 2);
  await page.setViewportSize({ width: 390, height: 844 });
  if (shots) await page.screenshot({ path: `${shots}/cash-closed-390.png`, fullPage: true });
  expect(await axeViolations(page)).toEqual([]);

  // The report shows the order's cash, and each figure opens its events.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Report: from order to cash" }).click();
  const report = page.getByRole("region", { name: "From order to cash", exact: true });
  await expect(report).toContainText(/Of \d+ orders, .* cash in hand: Rs\. /);
  await expect(report).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  if (shots) await report.screenshot({ path: `${shots}/cash-report-chart.png` });
  await report.getByRole("button", { name: "Table" }).click();
  const drivers = report.getByRole("region", { name: "Not delivered, by driver, table" });
  await expect(drivers.getByRole("row", { name: /Shop Admin/ })).toContainText("50 %");
  if (shots) await report.screenshot({ path: `${shots}/cash-report-table.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  if (shots) await report.screenshot({ path: `${shots}/cash-report-390.png` });
  await page.setViewportSize({ width: 1440, height: 900 });
  const cashStep = report
    .getByRole("region", { name: "Ordered to cash in hand, table" })
    .getByRole("row", { name: /Cash in hand/ });
  await cashStep.getByRole("link").first().click();
  await expect(page).toHaveURL(/type=CashHandedIn/);

  expect(problems).toEqual([]);
  await context.close();
});
