import type { Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expect, fillDelivery, problemsOf, signInAs, test } from "./shop-test.ts";

const shots = process.env["SHOTS"];

const given = {
  landmark: "Opposite the Buddhist temple",
  floor: "2nd floor, no lift",
  secondPhone: "011 234 5678",
  driverNote: "The gate is on the lane side. Please ring twice.",
};

/** Pictures of a page in both widths and both themes, if they are wanted. */
const shoot = async (page: Page, name: string, ready: () => Promise<void>): Promise<void> => {
  if (!shots) return;
  for (const width of [390, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await ready();
      await page.screenshot({
        path: `${shots}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: "light" });
};

test("a shopper helps the driver to find the place, and the shop and its papers show it @screens", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "driverfields");
  await page.request.post(`${shop.url}/api/cart`, {
    data: { productId: "uva-kettle", quantity: 1 },
  });
  await page.goto(`${shop.url}/deliverydetailscheckout`);
  await fillDelivery(page);
  const help = page.getByRole("group", { name: "Help the driver find you" });
  await expect(help).toHaveAccessibleDescription(
    "All optional. Only the shop and your driver see this.",
  );
  await help.getByLabel("Landmark").fill(given.landmark);
  await help.getByLabel("Floor").fill(given.floor);
  await help.getByLabel("Second phone").fill("12");
  const note = help.getByLabel("Note for the driver");
  await note.fill(given.driverNote);
  await expect(note).toHaveAccessibleDescription("48 of 200 characters");
  await expect(help.getByText("Please enter 10 digits")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await help.getByLabel("Second phone").fill("+94112345678");
  await note.focus();
  await expect(help.getByLabel("Second phone")).toHaveValue(given.secondPhone);
  await expect(help.getByRole("alert")).toHaveCount(0);
  await shoot(page, "checkout", () => expect(help).toBeVisible());

  // The input survives a reload.
  await page.reload();
  await expect(note).toHaveValue(given.driverNote);
  await page.getByRole("button", { name: "Place Order" }).first().click();
  await expect(page.getByText("Order successfully placed!").first()).toBeVisible();
  await page.goto(`${shop.url}/my-orders`);
  await page
    .getByRole("link", { name: /^Open the order/ })
    .first()
    .click();
  const deliverTo = page.getByRole("region", { name: "Deliver to" });
  for (const words of [
    given.floor,
    given.landmark,
    `Second phone: ${given.secondPhone}`,
    `Note for the driver: ${given.driverNote}`,
  ]) {
    await expect(deliverTo.getByText(words)).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "order", () => expect(deliverTo).toBeVisible());

  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/orders/${number}`);
  const customer = admin.getByRole("region", { name: "Customer" });
  await expect(
    customer.getByRole("link", { name: `${given.secondPhone} second phone` }),
  ).toHaveAttribute("href", "tel:+94112345678");
  await expect(customer.getByText(given.floor)).toBeVisible();
  await expect(customer.getByText(given.landmark)).toBeVisible();
  await expect(customer.getByText(given.driverNote)).toBeVisible();
  expect(await axeViolations(admin)).toEqual([]);
  await shoot(admin, "desk", () => expect(customer).toBeVisible());

  await admin.emulateMedia({ media: "print" });
  const slip = admin.locator(".packing-slip");
  await expect(slip.getByText(given.landmark)).toBeVisible();
  await expect(slip.getByText(`Note for the driver: ${given.driverNote}`)).toBeVisible();
  if (shots) await slip.screenshot({ path: `${shots}/slip.png` });
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".order-paper");
  await expect(paper.getByText(`Note for the driver: ${given.driverNote}`)).toBeVisible();
  if (shots) await paper.screenshot({ path: `${shots}/paper.png` });
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog", { name: "Where should we deliver?" });
  await expect(dialog.getByLabel("Landmark")).toHaveValue(given.landmark);
  await dialog.getByLabel("Floor").fill("Ground floor");
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "dialog", () => dialog.getByLabel("Floor").scrollIntoViewIfNeeded());
  await dialog.getByRole("button", { name: "Change address" }).click();
  await expect(dialog).toBeHidden();
  await expect(deliverTo.getByText("Ground floor")).toBeVisible();
  const happened = page.getByRole("region", { name: "What happened" });
  await expect(happened.getByText("You changed the address")).toBeVisible();
  await expect(happened.getByText("Floor", { exact: true })).toBeVisible();
  await admin.emulateMedia({ media: null });
  await expect(customer.getByText("Ground floor")).toBeVisible();
  expect(problems).toEqual([]);
});
