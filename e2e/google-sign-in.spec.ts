import type { Page } from "@playwright/test";
import { expect, problemsOf, test } from "./shop-test.ts";

/**
 * Opens the login popup, continues with Google, and picks a sample user in the window that opens.
 */
const continueAs = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole("dialog");
  if (!(await dialog.isVisible())) {
    await page.getByRole("button", { name: "Sign In" }).first().click();
  }
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opened;
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name }).click();
  await closed;
};

test("continues with Google, and returns to the same account", async ({ shop, page }) => {
  const problems = problemsOf(page);
  await page.goto(shop.url);
  await continueAs(page, "Nimali Fernando");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Nimali Fernando" })).toBeVisible();
  const me = "{ me { id email emailVerified } }";
  const first = await page.request.post(`${shop.url}/graphql`, { data: { query: me } });
  const { data } = (await first.json()) as { data: { me: { id: string; email: string } } };
  expect(data.me).toMatchObject({ email: "nimali@sample.example", emailVerified: true });

  await page.getByRole("button", { name: "Nimali Fernando" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await continueAs(page, "Nimali Fernando");
  await expect(page.getByRole("button", { name: "Nimali Fernando" })).toBeVisible();
  const again = await page.request.post(`${shop.url}/graphql`, { data: { query: me } });
  expect((await again.json()) as unknown).toEqual({ data });
  expect(problems).toEqual([]);
});

test("creates an unverified account if Google hasn't verified the email address @screens", async ({
  shop,
  page,
}) => {
  await page.goto(shop.url);
  await continueAs(page, "Kasun Jayasuriya");
  await expect(page.getByRole("button", { name: "Kasun Jayasuriya" })).toBeVisible();
  const answer = await page.request.post(`${shop.url}/graphql`, {
    data: { query: "{ me { emailVerified } }" },
  });
  expect(await answer.json()).toEqual({ data: { me: { emailVerified: false } } });
});

test("explains why a user can't continue @faults", async ({ shop, page }) => {
  await page.goto(shop.url);
  const dialog = page.getByRole("dialog");
  await continueAs(page, "Priya Selvam");
  await expect(dialog.getByText("Your Google account has no email address.")).toBeVisible();
  await shop.api.rest(null, "POST", "/users", {
    name: "Somebody",
    email: "ruwan@sample.example",
    password: "a good password",
  });
  await continueAs(page, "Ruwan Silva");
  await expect(dialog.getByText("User already exists. Please log in with")).toBeVisible();
  await continueAs(page, "Cancel");
  await expect(dialog.getByText("GOOGLE LOGIN FIILE. Please try again.")).toBeVisible();
  const answer = await page.request.post(`${shop.url}/graphql`, {
    data: { query: "{ me { id } }" },
  });
  expect(await answer.json()).toEqual({ data: { me: null } });
});

test("leads from the cart to the checkout if the browser blocks popups @faults", async ({
  shop,
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${shop.url}/category`);
  await page.getByRole("button", { name: "Add to Cart: Uva Kettle" }).click();
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Nimali Fernando" }).click();
  await expect(page).toHaveURL(`${shop.url}/deliverydetailscheckout`);
  await expect(page.getByText("Uva Kettle").first()).toBeVisible();
});
