import sharp from "sharp";
import { boxGlb } from "../testing/glb.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";

/** A photograph that does not shrink. */
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

test("an admin adds an item with a picture and a model, and shoppers see it", async ({
  shop,
  browser,
}) => {
  const admin = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const shopper = await (await browser.newContext()).newPage();
  const problems = problemsOf(admin);
  await signInAs(admin, shop.url, "admin");
  await admin.goto(`${shop.url}/admin`);
  await expect(admin).toHaveURL(/\/admin\/add$/);
  await expect(admin.getByRole("heading", { name: "Add Items" })).toBeVisible();

  await admin.getByRole("button", { name: "Add the product" }).click();
  await expect(admin.getByText("Please select an image")).toBeVisible();
  await expect(admin.getByText("Please upload a 3D model")).toBeVisible();
  await expect(admin.getByText("Please enter a name")).toBeVisible();
  await expect(admin.getByLabel("Name")).toBeFocused();

  await admin.getByLabel("Name").fill("Hikkaduwa Bench");
  await admin.getByLabel("Category").selectOption("Furnitures");
  await admin.getByLabel("Description").fill("A low bench of teak for the verandah.");
  await admin.getByLabel("Price, Rs.").fill("42,500.50");
  await admin.getByLabel("Stock").fill("6");
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
    pictureZone.getByText("This is not a JPEG, PNG, WebP or AVIF picture."),
  ).toBeVisible();

  // What was typed and chosen stays over a reload, and so does what had arrived.
  const picture = { name: "bench.jpg", mimeType: "image/jpeg", buffer: await photo(1600, 2000) };
  await pictureZone.locator("input").setInputFiles(picture);
  await expect(pictureZone.getByText("Place and camera data removed")).toBeVisible({
    timeout: 30_000,
  });
  await admin.reload();
  await expect(admin.getByLabel("Name")).toHaveValue("Hikkaduwa Bench");
  await expect(pictureZone.getByText("Place and camera data removed")).toBeVisible({
    timeout: 30_000,
  });

  const model = {
    name: "bench.glb",
    mimeType: "model/gltf-binary",
    buffer: boxGlb([1.4, 0.45, 0.4]),
  };
  await modelZone.locator("input").setInputFiles(model);
  await modelZone.getByRole("button", { name: "Use 140 × 40 × 45 cm" }).click();
  await expect(admin.getByLabel("Width, cm")).toHaveValue("140");
  const card = admin.getByRole("complementary", { name: "As shoppers see it" });
  await expect(card.getByText("Hikkaduwa Bench")).toBeVisible();
  await expect(card.getByText("Rs. 42,500.50")).toBeVisible();

  await admin.getByRole("button", { name: "Add the product" }).click();
  await expect(admin.getByText("Product added successfully: Hikkaduwa Bench")).toBeVisible();
  await expect(admin.getByLabel("Name")).toHaveValue("");
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
  expect(problems.filter((each) => !each.includes("415"))).toEqual([]);
});
