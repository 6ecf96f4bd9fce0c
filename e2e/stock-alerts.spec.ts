import { ask } from "../testing/ask.ts";
import { axeInBothThemes } from "./axe.ts";
import { mailed } from "./outbox.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

/** Sold-out variants of the sample shop. */
const soldOut = { product: "kandalama-sofa", variant: "kandalama-sofa.3" };
const other = { product: "monsoon-ceiling-fan", variant: "monsoon-ceiling-fan.4" };

test("a guest waits for a sold-out variant, staff see it, and its return is emailed", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await page.goto(`${shop.url}/Item-Page/${soldOut.product}?variant=${soldOut.variant}`);
  const box = page.getByRole("form", { name: "Email me when it’s back" });
  await box.getByRole("button", { name: "Email me when it’s back" }).click();
  await expect(box.getByText("Please enter your email")).toBeVisible();
  await box.getByLabel("Your email").fill("waiting@example.lk");
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^We’ve sent an email to waiting@example\.lk/)).toBeVisible();

  const confirm = await mailed(shop.dataDir, "waiting@example.lk", /(http\S+\/stock-alert#\S+)/);
  // A scanner of emails opens the link in a browser, and presses nothing.
  await page.goto(confirm);
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your email" })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Your email is confirmed" }),
  ).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);

  const context = await browser.newContext();
  const office = await context.newPage();
  await signInAs(office, shop.url, "admin");
  await office.goto(`${shop.url}/admin/demand`);
  await office.getByRole("button", { name: /^1 waiting for/ }).click();
  await expect(office.getByRole("heading", { name: /^Who waits for/ })).toBeFocused();
  await expect(office.getByRole("list", { name: "People" })).toContainText("waiting@example.lk");
  expect(await axeInBothThemes(office)).toEqual([]);

  const admin = await shop.api.admin();
  await ask(
    shop.api,
    admin,
    `mutation ($id: ID!) {
      receiveStock(productId: $id, quantity: 3, reason: "Delivery") { __typename }
    }`,
    { id: soldOut.variant },
  );
  const unsubscribe = await mailed(
    shop.dataDir,
    "waiting@example.lk",
    /is back in stock\. We have 3,[\s\S]*(http\S+\/unsubscribe\/\S+)/,
  );
  await office.reload();
  await expect(office.getByText("Nothing yet.", { exact: false })).toBeVisible();
  await context.close();

  await page.goto(unsubscribe);
  await expect(
    page.getByRole("heading", { level: 1, name: "Unsubscribe from these emails?" }),
  ).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re unsubscribed" })).toBeVisible();
  await expect(page.getByText("You’ll still get emails about your orders.")).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.goto(confirm);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "This link no longer works" }),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

test("an account waits by one press, and can stop waiting @screens", async ({ shop, page }) => {
  await signInAs(page, shop.url, "patient");
  await page.goto(`${shop.url}/Item-Page/${other.product}?variant=${other.variant}`);
  await page.getByRole("button", { name: "Email me when it’s back" }).click();
  await expect(page.getByText("We’ll email you when it’s back.")).toBeVisible();
  await expect(page.getByText(/we only email a verified address/)).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Email me when it’s back" })).toBeFocused();
});

test("emails and alerts are turned off in the profile @screens", async ({ shop, page }) => {
  await signInAs(page, shop.url, "quiet");
  for (const mutation of [
    `requestStockAlert(productId: "${other.variant}") { __typename }`,
    `addToWishList(productId: "uva-kettle") { __typename }`,
    `changeWishAlert(productId: "uva-kettle", on: true) { __typename }`,
  ]) {
    const query = `mutation { ${mutation} }`;
    expect((await page.request.post(`${shop.url}/graphql`, { data: { query } })).ok()).toBe(true);
  }
  await page.goto(`${shop.url}/profile/notifications`);
  const alerts = page.getByRole("list", { name: "Alerts" });
  await expect(alerts.getByRole("listitem")).toHaveCount(2);
  expect(await axeInBothThemes(page)).toEqual([]);
  await alerts.getByRole("button", { name: "Remove: Uva Kettle" }).click();
  await alerts.getByRole("button", { name: /^Remove: Monsoon Ceiling Fan/ }).click();
  await expect(page.getByText("No alerts", { exact: true })).toBeVisible();

  const drops = page.getByRole("switch", { name: /^Price drops/ });
  await expect(drops).toBeChecked();
  await drops.uncheck();
  await page.reload();
  await expect(page.getByRole("switch", { name: /^Price drops/ })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: /^Back in stock/ }).first()).toBeChecked();
});
