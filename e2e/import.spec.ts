import { readFile } from "node:fs/promises";
import { axeViolations } from "./axe.ts";
import { isAlive } from "./open-settled.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

test("an admin imports the exported file with changes, and undoes the import @screens", async ({
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
  await admin.getByRole("button", { name: "Import 1 item" }).click();
  await expect(admin.getByText("1 item was imported.")).toBeVisible();
  const price = async () => {
    const answer = await shop.api.rest(null, "GET", `/products/${id}`);
    return (answer.body as { readonly price: number }).price;
  };
  expect(await price()).toBe(123.45);
  await admin.getByRole("button", { name: "Undo 1 item" }).click();
  await expect(admin.getByText("1 item was undone.")).toBeVisible();
  expect(await price()).not.toBe(123.45);
  await admin.getByRole("button", { name: "Close import" }).click();
  await expect(admin.getByRole("table", { name: "Items" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("an admin maps the columns of another shop's file once @screens", async ({
  shop,
  browser,
}) => {
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
  await expect(admin.getByLabel("Name", { exact: true })).toHaveValue("Title");
  await expect(admin.getByLabel("Description")).toHaveValue("Body (HTML)");
  await admin.getByLabel("Units in stock").selectOption("Stücke");
  await admin.getByLabel("Other categories become").selectOption("Furnitures");
  await admin.getByRole("button", { name: "Show the rows" }).click();
  const table = admin.getByRole("table", { name: "Rows of the file" });
  await expect(table).toContainText("Low & soft");
  await expect(admin.getByRole("button", { name: "Import 1 item" })).toBeVisible();

  // The next file of this kind reuses the mapping.
  await admin.reload();
  await admin.waitForFunction(isAlive);
  await admin.getByRole("button", { name: "Import from CSV" }).click();
  await input.setInputFiles(file("Cane stool"));
  await expect(admin.getByLabel("Units in stock")).toHaveValue("Stücke");
  await expect(admin.getByLabel("Other categories become")).toHaveValue("Furnitures");
  expect(problems).toEqual([]);
});

test("an admin imports one item with four variants, and its export changes nothing", async ({
  shop,
  browser,
}) => {
  const admin = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin/list`);
  const kettle = await shop.api.rest(null, "GET", "/products/uva-kettle");
  const { image } = kettle.body as { readonly image: string };
  const head =
    "Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src";
  const file = (third: string) =>
    [
      head,
      `daybed,Lunu Daybed,<p>Low &amp; wide</p>,Furnitures,Colour,Indigo,Size,2 seats,LD-I2,4,152300.00,${image}`,
      "daybed,,,,,Indigo,,3 seats,LD-I3,2,184000.00,",
      third,
      "daybed,,,,,Rust,,3 seats,LD-R3,0,189000.00,",
    ].join("\r\n");
  const choose = (text: string) =>
    admin
      .getByLabel("Drop a CSV file or choose one")
      .setInputFiles({ name: "daybed.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

  // A combination twice refuses the whole item.
  await admin.getByRole("button", { name: "Import from CSV" }).click();
  await choose(file("daybed,,,,,Indigo,,2 seats,LD-R2,6,155000.00,"));
  await expect(admin.getByLabel("Option 1, value")).toHaveValue("Option1 Value");
  await expect(admin.getByText("Proposed").first()).toBeVisible();
  expect(await axeViolations(admin)).toEqual([]);
  await admin.getByRole("button", { name: "Show the rows" }).click();
  const table = admin.getByRole("table", { name: "Rows of the file" });
  await expect(table).toContainText("Row 4, variantValues: Row 2 is the same variant");
  await expect(admin.getByRole("button", { name: "Download 4 refused rows" })).toBeVisible();

  await admin.getByRole("button", { name: "Another file" }).click();
  await choose(file("daybed,,,,,Rust,,2 seats,LD-R2,6,155000.00,"));
  await expect(admin.getByText("As last time").first()).toBeVisible();
  await admin.getByRole("button", { name: "Show the rows" }).click();
  await expect(admin.getByText("1 item, 4 variants")).toBeVisible();
  await expect(table).toContainText("Rust, 3 seats");
  expect(await axeViolations(admin)).toEqual([]);
  await admin.getByRole("button", { name: "Import 1 item" }).click();
  await expect(admin.getByText("1 item was imported.")).toBeVisible();
  await admin.getByRole("button", { name: "Close import" }).click();

  const listed = (await shop.api.rest(null, "GET", "/products")).body as readonly {
    readonly _id: string;
    readonly name: string;
  }[];
  const daybed = listed.find(({ name }) => name === "Lunu Daybed");
  const shopper = await browser.newPage();
  await shopper.goto(`${shop.url}/Item-Page/${daybed?._id ?? ""}`);
  await expect(shopper.getByRole("heading", { name: "Lunu Daybed" })).toBeVisible();
  const colour = shopper.getByRole("group", { name: /^Colour:/ });
  await expect(colour.getByRole("radio")).toHaveCount(2);
  await colour.getByRole("radio", { name: "Rust" }).check();
  await expect(shopper.locator("h1 ~ div").first()).toContainText("Rs. 155,000.00");

  const [download] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  const exported = await readFile(await download.path(), "utf8");
  expect(exported).toContain('LD-R2,"Colour, Size","Rust, 2 seats"');
  await admin.getByRole("button", { name: "Import from CSV" }).click();
  await choose(exported);
  await expect(admin.getByText("This file contains no changes.")).toBeVisible();

  // One price in the export changes one variant, and the undo restores it.
  await admin.getByRole("button", { name: "Another file" }).click();
  await choose(exported.replace("Furnitures,155000,6", "Furnitures,99000,6"));
  await admin.getByRole("button", { name: "Import 1 item" }).click();
  await expect(admin.getByText("1 item was imported.")).toBeVisible();
  const priceOf = async () => {
    const answer = await shop.api.rest(null, "GET", `/products/${daybed?._id ?? ""}.3`);
    return (answer.body as { readonly price: number }).price;
  };
  expect(await priceOf()).toBe(99_000);
  await admin.getByRole("button", { name: "Undo 1 item" }).click();
  await expect(admin.getByText("1 item was undone.")).toBeVisible();
  expect(await priceOf()).toBe(155_000);
  expect(problems).toEqual([]);
});
