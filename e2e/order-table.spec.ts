import { someAddress } from "../testing/api-client.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an admin selects a range by mouse, moves it and undoes that by keyboard; no column moves", async ({
  shop,
  browser,
}) => {
  const buyer = await shop.api.signUp("tablebuyer");
  for (const quantity of [1, 2, 3, 4, 5]) {
    await shop.api.rest(buyer, "POST", "/order/", {
      orderItems: [{ productId: "uva-kettle", quantity }],
      shippingAddress: someAddress,
      totalPrice: 9850 * quantity + 500,
    });
  }
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/orders?view=table&person=${buyer.id}`);
  const table = admin.getByRole("table", { name: "All orders" });
  const boxes = table.locator("tbody").getByRole("checkbox");
  await expect(boxes).toHaveCount(5);

  // The checkboxes are aligned in the first column.
  const places = () =>
    table
      .getByRole("checkbox")
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().x));
  expect(new Set(await places()).size).toBe(1);

  await boxes.nth(0).click();
  await boxes.nth(3).click({ modifiers: ["Shift"] });
  const chosen = admin.getByRole("group", { name: "Selected orders" });
  await expect(chosen.getByText("4 selected")).toBeVisible();
  expect(await admin.evaluate(() => String(getSelection()))).toBe("");
  await table.getByRole("checkbox", { name: "Select all listed orders" }).click();
  await expect(chosen.getByText("5 selected")).toBeVisible();
  await boxes.nth(4).click();

  const edges = () =>
    table
      .locator("thead th")
      .evaluateAll((all) => all.map((th) => th.getBoundingClientRect().right));
  const before = await edges();
  await admin.getByLabel("Move 4 orders to").selectOption("Item Packing");
  await expect(table.locator("tr.glow-odd, tr.glow-even").first()).toBeVisible();
  expect(await edges()).toEqual(before);
  const packing = table.locator("tbody select").filter({ visible: true });
  await expect
    .poll(() => packing.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)))
    .toEqual([...Array.from({ length: 4 }, () => "ITEM_PACKING"), "ITEM_PREPARING"]);

  // The message offers Undo when the shop has answered.
  await expect(admin.getByText("4 orders moved to Item Packing")).toBeVisible();

  // Shortcuts of the board work while a checkbox has the focus.
  await boxes.nth(4).click();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).toBeFocused();
  await admin.keyboard.press("z");
  await expect
    .poll(() => packing.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)))
    .toEqual(Array.from({ length: 5 }, () => "ITEM_PREPARING"));
  await admin.keyboard.press("x");
  await expect(boxes.nth(4)).toBeChecked();

  // Figures are aligned with the end of their heading, and search results shift nothing down.
  const ends = await table.evaluate((element) => {
    const rightOf = (node: Node | null | undefined) => {
      const range = document.createRange();
      if (node) range.selectNodeContents(node);
      return Math.round(range.getBoundingClientRect().right);
    };
    const words = [...element.querySelectorAll("thead th")]
      .at(-1)
      ?.querySelector("button")?.firstChild;
    return [rightOf(words), rightOf(element.querySelector("tbody tr td:last-child"))];
  });
  expect(ends[0]).toBe(ends[1]);
  const top = () => table.evaluate((element) => element.getBoundingClientRect().top);
  const topBefore = await top();
  await admin.getByLabel("Find an order").fill("kettle");
  await expect(admin).toHaveURL(/search=kettle/);
  expect(await top()).toBe(topBefore);
  expect(problems).toEqual([]);
});
