import { axeViolations } from "./axe.ts";
import { expect, openHistory, problemsOf, test } from "./shop-test.ts";

test("an analyst verifies every read model against the log, and one of them again", async ({
  shop,
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const problems = problemsOf(page);
  await openHistory(page, `${shop.url}/history`);
  await page.getByRole("link", { name: "Verify" }).click();

  await page.getByRole("button", { name: /^Check all \d+/ }).click();
  const models = page.getByRole("region", { name: "Read models" });
  await expect(models.getByText(/all the same, checked to/).first()).toBeVisible();
  await expect(page.getByText(/events from the first one, in/)).toBeVisible();
  await expect(models.getByText(/^\d+ differences?$/)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await models
    .getByRole("button", { name: "Products with stock and ratings", exact: true })
    .click();
  await expect(page).toHaveURL(/model=products$/);
  await page.keyboard.press("v");
  await expect(page.getByText(/^No differences: \d+ documents match the events/)).toBeVisible();
  await page.reload();
  await expect(models.getByText("not checked yet").first()).toBeVisible();
  expect(problems).toEqual([]);
});
