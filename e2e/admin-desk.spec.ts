import { someAddress } from "../testing/api-client.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an admin configures when an order is late, and finds it with the keyboard only", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("wattala");
  const order = async (productId: string, totalPrice: number) => {
    await shop.api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId, quantity: 1 }],
      shippingAddress: { ...someAddress, firstName: "Wasantha", lastName: "Wattala" },
      totalPrice,
      again: true,
    });
  };
  await order("uva-kettle", 10_350);
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");

  // The day's figures update without a reload.
  await admin.goto(`${shop.url}/admin/orders`);
  const today = admin.getByRole("region", { name: "Today" });
  const ordered = today.getByRole("paragraph").filter({ hasText: "Ordered today" });
  await expect(ordered).toContainText(/\d+ ?orders?$/);
  const known = Number(/\d+/.exec(await ordered.innerText())?.[0]);
  expect(known).toBeGreaterThan(0);
  await order("poya-mirror", 27_800);
  await expect(ordered).toContainText(new RegExp(`${known + 1} ?orders$`));

  // An invalid value is reported at its field; a valid one is saved with the admin who changed it.
  await admin.getByRole("link", { name: "Settings" }).click();
  const late = admin.getByLabel("Item Packing: late from, in hours");
  await expect(late).toHaveValue("6");
  await late.fill("soon");
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Please enter a whole number of hours from 1 to 720")).toBeVisible();
  await expect(late).toBeFocused();
  await late.fill("3");
  await expect(admin.getByText("was 6 hours")).toBeVisible();
  const note = admin.getByLabel("Delivery note");
  const noteBefore = await note.inputValue();
  await note.fill("Ring twice.");
  await admin.getByRole("button", { name: "Save 2 changes" }).click();
  const changes = admin.getByRole("list", { name: "Changes, newest first" }).getByRole("listitem");
  await expect(changes.first()).toContainText("Item Packing, late from6 hours to 3 hours");
  await expect(changes.first()).toContainText("Shop Admin");
  await expect(admin.getByRole("form", { name: "Settings" })).toBeFocused();

  // Another admin's change appears by itself and doesn't overwrite what is being typed.
  await note.fill("Ring three times.");
  const api = await shop.api.admin();
  const set = (input: string) =>
    shop.api.graphql(
      api,
      `mutation { changeSettings(input: { ${input} }) { ... on ShopSettingsSaved { message } } }`,
    );
  await set("packingLateHours: 6");
  await expect(late).toHaveValue("6");
  await expect(note).toHaveValue("Ring three times.");
  await admin.getByRole("button", { name: "Discard change" }).click();
  await expect(note).toHaveValue("Ring twice.");

  // Found by the buyer's name and opened; the packing slip has the configured note.
  await admin.keyboard.press("Control+k");
  const menu = admin.getByRole("dialog", { name: "Command menu" });
  await expect(menu.getByRole("combobox")).toBeFocused();
  await admin.keyboard.type("wattala");
  await expect(
    menu.getByRole("option", { name: /Wasantha Wattala, .*, Item Preparing/ }).first(),
  ).toHaveAttribute("aria-selected", "true");
  await expect(menu.getByRole("option", { name: /^Call/ })).toBeVisible();
  await expect(menu.getByRole("option", { name: "Move to Item Packing" })).toBeVisible();
  await admin.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  const desk = admin.getByRole("dialog", { name: /^Order NV-/ });
  await expect(desk.getByText("Wasantha Wattala").first()).toBeVisible();
  await expect(admin.locator(".packing-slip")).toContainText("Ring twice.");

  // The shortcuts of the top layer first, then those of the page beneath.
  await admin.keyboard.press("?");
  const keys = admin.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("slip")).toBeVisible();
  // The dialog handles Escape once it has the focus.
  await expect.poll(() => keys.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await admin.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(desk).toBeVisible();
  await admin.keyboard.press("Control+k");
  await admin.keyboard.type("stoc");
  await admin.keyboard.press("ArrowDown");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { name: "Stock", level: 1 })).toBeVisible();

  await set(`deliveryNote: ${JSON.stringify(noteBefore)}`);
  expect(problems).toEqual([]);
  await admin.context().close();
});
