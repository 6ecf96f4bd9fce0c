import { readFileSync } from "node:fs";
import { someAddress } from "../testing/api-client.ts";
import { axeViolations } from "./axe.ts";
import { expect, openHistory, problemsOf, test } from "./shop-test.ts";

test("an analyst simulates another delivery fee, finds the simulation by its link, and nothing is stored", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("whatifbuyer");
  const order = {
    orderItems: [{ productId: "uva-kettle", quantity: 1 }],
    shippingAddress: someAddress,
    totalPrice: 10_350,
    again: true,
  };
  await shop.api.rest(buyer, "POST", "/order/", order);

  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const problems = problemsOf(page);
  await openHistory(page, `${shop.url}/history`);
  await page.getByRole("link", { name: "What if" }).click();

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Add at least one change.");
  await page.getByLabel("Fork at, by event number").fill("1");
  await page.getByLabel("Add a change").selectOption("Delivery fee");
  await page.getByLabel(/^Delivery fee:/).fill("750");
  await page.keyboard.press("Control+Enter");
  const fees = page.getByRole("row", { name: /^Delivery fees included/ });
  await expect(fees).toContainText("+Rs. ");
  await expect(page).toHaveURL(/fork=1&to=\d+&change=delivery-fee%3A750$/);
  const said = await fees.textContent();
  await expect(page.getByText("Simulation, not saved").first()).toBeVisible();
  await expect(page.getByText(/does not model customers who leave/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^shop-simulation-1-\d+\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^\ufeff"?Simulation, not saved/);
  await page.keyboard.press("t");
  await expect(page.getByRole("table", { name: "Order value since the fork" })).toBeVisible();

  expect(
    (await shop.api.rest(buyer, "POST", "/order/", { ...order, totalPrice: 10_350 })).status,
  ).toBe(200);
  await page.reload();
  await expect(fees).toHaveText(said ?? "");

  await page.getByLabel("Add a change").selectOption("Close a delivery zone");
  await page.getByLabel("Close a delivery zone: zone").selectOption("Western");
  await page.getByLabel("Add a change").selectOption("Capacity of a delivery zone");
  await page.getByLabel("Capacity of a delivery zone: zone").selectOption("Uva");
  await page.getByLabel(/^Capacity of a delivery zone: orders/).fill("501");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toHaveText("Enter a whole number from 0 to 500.");
  await page.getByLabel(/^Capacity of a delivery zone: orders/).fill("4");
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/&change=close-zone%3Awestern&change=zone-capacity%3Auva%3A4$/);
  const refused = page.getByRole("row", { name: /^Refused: delivery zone closed/ });
  await expect(refused).toContainText(/\+\d/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/history\/what-if$/);
  await expect(fees).toHaveCount(0);
  await page.goto(`${shop.url}/history/what-if?fork=99999999&change=delivery-fee:1`);
  await expect(page.getByRole("alert")).toContainText("there is no event 99999999 yet");
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});
