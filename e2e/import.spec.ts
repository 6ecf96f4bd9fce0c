import { readFile } from "node:fs/promises";
import { isAlive } from "./open-settled.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an admin imports the exported file with changes, and undoes the import", async ({
  shop,
  browser,
}) => {
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/list`);
  const [download] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  const exported = await readFile(await download.path(), "utf8");

  await admin.getByRole("button", { name: "Import from CSV" }).click();
  const choose = (text: string) =>
    admin
      .getByLabel("Drop a CSV file or choose one")
      .setInputFiles({ name: "items.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("_id,widthCm\n1,2\n");
  await expect(admin.getByRole("alert")).toContainText("all three columns");

  // The unchanged export causes no changes.
  await choose(exported);
  await expect(admin.getByText("This file contains no changes.")).toBeVisible();

  // One changed price, and one row of an unknown item.
  const [, first = ""] = exported.split("\r\n");
  const [id = ""] = first.split(",");
  await admin.getByRole("button", { name: "Another file" }).click();
  await choose(`_id,price\n${id},123.45\nnowhere,5\n`);
  const table = admin.getByRole("table", { name: "Rows of the file" });
  await expect(table).toContainText("123.45");
  await expect(table).toContainText("No item on sale has this id");
  const [refused] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("button", { name: "Download the refused row" }).click(),
  ]);
  expect(await readFile(await refused.path(), "utf8")).toContain("nowhere,5,_id: No item");
  await admin.getByRole("button", { name: "Import 1 row" }).click();
  await expect(admin.getByText("1 row was imported.")).toBeVisible();
  const price = async () => {
    const answer = await shop.api.rest(null, "GET", `/products/${id}`);
    return (answer.body as { readonly price: number }).price;
  };
  expect(await price()).toBe(123.45);
  await admin.getByRole("button", { name: "Undo 1 row" }).click();
  await expect(admin.getByText("1 row was undone.")).toBeVisible();
  expect(await price()).not.toBe(123.45);
  await admin.getByRole("button", { name: "Close import" }).click();
  await expect(admin.getByRole("table", { name: "Items" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("an admin maps the columns of another shop's file once", async ({ shop, browser }) => {
  const admin = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/list`);
  await admin.getByRole("button", { name: "Import from CSV" }).click();
  const file = (words: string) => {
    const text = `Handle,Title,Body (HTML),Stücke,Variant Price,Image Src\r\nstool,${words},<p>Low &amp; soft</p>,4,"1,250.00",/uploads/a.webp\r\n`;
    return { name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  };
  const input = admin.getByLabel("Drop a CSV file or choose one");
  await input.setInputFiles(file("Reed stool"));
  await expect(admin.getByLabel("Name")).toHaveValue("Title");
  await expect(admin.getByLabel("Description")).toHaveValue("Body (HTML)");
  await admin.getByLabel("Units in stock").selectOption("Stücke");
  await admin.getByLabel("Other categories become").selectOption("Furnitures");
  await admin.getByRole("button", { name: "Show the rows" }).click();
  const table = admin.getByRole("table", { name: "Rows of the file" });
  await expect(table).toContainText("Low & soft");
  await expect(admin.getByRole("button", { name: "Import 1 row" })).toBeVisible();

  // The next file of this kind reuses the mapping.
  await admin.reload();
  await admin.waitForFunction(isAlive);
  await admin.getByRole("button", { name: "Import from CSV" }).click();
  await input.setInputFiles(file("Cane stool"));
  await expect(admin.getByLabel("Units in stock")).toHaveValue("Stücke");
  await expect(admin.getByLabel("Other categories become")).toHaveValue("FURNITURES");
  expect(problems).toEqual([]);
});
