import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an owner adds and renames a category, shoppers see it and old links lead to it", async ({
  shop,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const shopper = await (await browser.newContext()).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await shopper.goto(`${shop.url}/category`);
  const chips = shopper.getByRole("group", { name: "Categories" });
  await expect(chips.getByRole("button")).toHaveCount(5);

  await admin.goto(`${shop.url}/admin/shop/categories`);
  await admin.getByRole("button", { name: "Add a category" }).click();
  const added = admin.getByRole("form", { name: "New category" });
  await added.getByLabel("Name, English").fill("Bathwares");
  await expect(added.getByLabel("Address")).toHaveValue("bathwares");
  await added.getByRole("button", { name: "Add category" }).click();
  await expect(added.getByText("Another category has the name Bathwares.")).toBeVisible();
  await added.getByLabel("Name, English").fill("Garden");
  await added.getByLabel("Name, தமிழ்").fill("தோட்டம்");
  await added.getByText("Sea", { exact: true }).click();
  await added.getByRole("button", { name: "Add category" }).click();
  await expect(added).toHaveCount(0);
  await expect(chips.getByRole("button", { name: "Garden" })).toBeVisible();

  const rows = admin.getByRole("list", { name: "Categories, in order" });
  await rows.getByRole("button", { name: "Garden up" }).click();
  await expect(chips.getByRole("button").nth(4)).toHaveText("Garden");
  await rows.getByRole("button", { name: "Edit Garden" }).press("Alt+ArrowUp");
  await expect(chips.getByRole("button").nth(3)).toHaveText("Garden");

  await rows.getByRole("button", { name: "Edit Garden" }).click();
  const form = admin.getByRole("form", { name: "Edit Garden" });
  await form.getByLabel("Name, English").fill("Terrace");
  await form.getByLabel("Address").fill("terrace");
  await form.getByRole("button", { name: "Save Garden" }).click();
  await chips.getByRole("button", { name: "Terrace" }).click();
  await expect(shopper).toHaveURL(/room=terrace/);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText("Terrace");

  const answer = await shopper.request.get(`${shop.url}/category?room=garden`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/category?room=terrace"]);
  await shopper.goto(`${shop.url}/category?room=garden`);
  await expect(shopper).toHaveURL(/room=terrace/);

  await rows.getByRole("button", { name: "Archive Bathwares" }).click();
  const dialog = admin.getByRole("dialog", { name: "Archive Bathwares?" });
  await dialog.getByLabel(/go to/).selectOption("Terrace");
  await dialog.getByRole("button", { name: /Archive and move/ }).click();
  const message = admin.locator("li").filter({ hasText: "items moved to Terrace." });
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(rows.getByRole("listitem").filter({ hasText: "/bath" })).toContainText("8 items");
  await expect(chips.getByRole("button", { name: "Bathwares" })).toBeVisible();
  expect(problems).toEqual([]);
});
