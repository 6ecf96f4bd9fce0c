import sharp from "sharp";
import { boxGlb } from "../testing/glb.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

/** A photograph that doesn't compress. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#b98f45",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

test("an admin adds an item that shoppers see at once, edits it, deletes it and restores it", async ({
  shop,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const shopper = await (await browser.newContext()).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin`);
  await expect(admin).toHaveURL(/\/admin\/add$/);
  await expect(admin.getByRole("heading", { name: "Add Items" })).toBeVisible();

  await admin.getByRole("button", { name: "Add product" }).click();
  await expect(admin.getByText("Please select an image")).toBeVisible();
  await expect(admin.getByText("Please upload a 3D model")).toBeVisible();
  await expect(admin.getByText("Please enter a name")).toBeVisible();
  await expect(admin.getByLabel("Name", { exact: true })).toBeFocused();

  await admin.getByLabel("Name", { exact: true }).fill("Hikkaduwa Bench");
  await admin.getByLabel("Category").selectOption("Furnitures");
  await admin.getByLabel("Description").fill("A low bench of teak for the verandah.");
  await admin.getByLabel("Price, Rs.").fill("42,500.50");
  await admin.getByLabel("Stock", { exact: true }).fill("6");
  await admin.getByText("Table", { exact: true }).click();
  const pictureZone = admin.getByRole("group", { name: "Picture" });
  const modelZone = admin.getByRole("group", { name: "3D model" });
  const svg = {
    name: "bench.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  };
  await pictureZone.locator("input").setInputFiles(svg);
  await expect(
    pictureZone.getByText(
      "This isn’t a JPEG, PNG, WebP or AVIF picture. Save an HEIC photo as JPEG first.",
    ),
  ).toBeVisible();

  // Form input and uploaded files survive a reload.
  const picture = { name: "bench.jpg", mimeType: "image/jpeg", buffer: await photo(1600, 2000) };
  await pictureZone.locator("input").setInputFiles(picture);
  await expect(pictureZone.getByText("Location and camera data removed")).toBeVisible();
  await admin.reload();
  await expect(admin.getByLabel("Name", { exact: true })).toHaveValue("Hikkaduwa Bench");
  await expect(pictureZone.getByText("Location and camera data removed")).toBeVisible();

  const model = {
    name: "bench.glb",
    mimeType: "model/gltf-binary",
    buffer: boxGlb([1.4, 0.45, 0.4]),
  };
  await modelZone.locator("input").setInputFiles(model);
  await expect(modelZone.getByText("Measured: 140 × 40 × 45 cm")).toBeVisible();
  await expect(admin.getByLabel("Width, cm")).toHaveValue("140");
  const card = admin.getByRole("complementary", { name: "Preview" });
  await expect(card.getByText("Hikkaduwa Bench")).toBeVisible();
  await expect(card.getByText("Rs. 42,500.50")).toBeVisible();

  await admin.getByRole("button", { name: "Add product" }).click();
  await expect(admin.getByText("Product added successfully: Hikkaduwa Bench")).toBeVisible();
  await expect(admin.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(pictureZone.getByText("Drop a picture or choose one")).toBeVisible();

  await shopper.goto(`${shop.url}/category?q=hikkaduwa`);
  const shown = shopper.getByRole("listitem").filter({ hasText: "Hikkaduwa Bench" });
  await expect(shown.getByText("Rs. 42,500.50")).toBeVisible();
  const image = shown.locator("img");
  await expect
    .poll(() => image.evaluate((each) => (each as HTMLImageElement).currentSrc))
    .toMatch(/\/uploads\/images\/[0-9a-f]{32}-\d+\.avif$/);
  await expect
    .poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  // Edits in the list, with a notification of another admin's concurrent change.
  await admin.getByRole("navigation", { name: "Admin" }).getByText("List Items").click();
  await admin.getByLabel("Search items").fill("hikkaduwa");
  const row = admin.getByRole("row").filter({ hasText: "Hikkaduwa Bench" });
  await expect(row).toHaveCount(1);
  await expect(admin).toHaveURL(/\?q=hikkaduwa$/);
  await row.getByRole("button", { name: "Edit Hikkaduwa Bench" }).click();
  const form = admin.getByRole("form", { name: "Edit Hikkaduwa Bench" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Price, Rs.").fill("39,900");
  await form.getByLabel("Price, Rs.").press("Enter");
  await expect(row.getByText("Rs. 39,900.00")).toBeVisible();
  await expect(row.getByRole("button", { name: "Edit Hikkaduwa Bench" })).toBeFocused();
  await expect(shown.getByText("Rs. 39,900.00")).toBeVisible();

  await row.getByRole("button", { name: "Edit Hikkaduwa Bench" }).click();
  await form.getByLabel("Stock").fill("9");
  const other = await shop.api.admin();
  const found = await shop.api.rest(null, "GET", "/products?search=hikkaduwa");
  const [{ _id: id }] = found.body as unknown as [{ _id: string }];
  await shop.api.rest(other, "PUT", `/products/${id}`, { countInStock: 5 });
  await expect(form.getByText("Changed meanwhile: stock is now 5.")).toBeVisible();
  await form.getByRole("button", { name: "Update" }).click();
  await expect(form.getByText("The stock changed in the meantime.")).toBeVisible();
  await form.getByRole("button", { name: "Keep my changes" }).click();
  await expect(form.getByLabel("Stock")).toHaveValue("9");
  await form.getByRole("button", { name: "Update" }).click();
  await expect(row.getByText("9 in stock")).toBeVisible();
  await row.getByRole("button", { name: "Edit Hikkaduwa Bench" }).click();
  await form.getByLabel("Name").fill("Something else");
  await form.getByLabel("Name").press("Escape");
  await expect(row.getByRole("link", { name: "Hikkaduwa Bench" })).toBeVisible();

  await row.getByRole("button", { name: "History of Hikkaduwa Bench" }).click();
  const history = admin.getByRole("dialog", { name: "History of Hikkaduwa Bench" });
  await expect(history.getByText("Stock changed from 5 to 9")).toBeVisible();
  await expect(
    history.getByText("Price changed from Rs. 42,500.50 to Rs. 39,900.00"),
  ).toBeVisible();
  await expect(history.getByText(/^Added to the shop/)).toBeVisible();
  await admin.keyboard.press("Escape");

  // Deletes, undoes it, deletes again, and restores from the archive.
  const remove = async () => {
    await row.getByRole("button", { name: "Delete Hikkaduwa Bench" }).click();
    const dialog = admin.getByRole("dialog", { name: "Delete Hikkaduwa Bench?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(admin.getByText("Item deleted successfully").last()).toBeVisible();
  };
  await remove();
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(row.getByRole("link", { name: "Hikkaduwa Bench" })).toBeVisible();
  await remove();
  await expect(admin.getByText("No items found")).toBeVisible();
  await expect(shown).toHaveCount(0);
  await admin.getByRole("button", { name: /^Archived/ }).click();
  await expect(admin).toHaveURL(/show=archived/);
  await row.getByRole("button", { name: "Restore Hikkaduwa Bench" }).click();
  await expect(admin.getByText("Item is back in the shop").last()).toBeVisible();
  await admin.getByRole("button", { name: /^All/ }).click();
  await expect(row.getByRole("link", { name: "Hikkaduwa Bench" })).toBeVisible();

  const [file] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("shop-items.csv");
  expect(problems.filter((each) => !each.includes("415"))).toEqual([]);
});
