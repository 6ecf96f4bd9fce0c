import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { boxGlb } from "../testing/glb.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { patienceMs } from "../testing/patience.ts";
import { layWire } from "../testing/wire.ts";
import { signInAs } from "./shop-test.ts";

const megabyte = 1024 * 1024;

/** A picture of about 3 MB: noise doesn't compress. */
const picture = async () => ({
  name: "bench.png",
  mimeType: "image/png",
  buffer: await sharp(randomBytes(1000 * 1050 * 3), {
    raw: { width: 1000, height: 1050, channels: 3 },
  })
    .png()
    .toBuffer(),
});

/** A model of about 12 MB because of its binary content. */
const model = () => ({
  name: "bench.glb",
  mimeType: "model/gltf-binary",
  buffer: boxGlb([1.4, 0.45, 0.4], {}, randomBytes(12 * megabyte)),
});

/** The metadata of each upload of a page, and the offsets at which its parts started. */
const sendingsOf = (page: Page) => {
  const begun: string[] = [];
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/api/uploads")) return;
    if (request.method() === "POST") begun.push(request.headers()["upload-metadata"] ?? "");
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  return { begun, offsets };
};

test("a picture and a model arrive complete over a connection that breaks twice, at a shop that is killed once @faults", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "nivasa-e2e-"));
  const open = () => startShopProcess({ dataDir, environment: { KEEP_OFFLINE: "false" } });
  let shop = await open();
  const wire = await layWire(shop.url);
  await signInAs(page, wire.url, "admin");
  await page.goto(`${wire.url}/admin/add`);
  const { begun, offsets } = sendingsOf(page);
  const form = page.getByRole("form", { name: "Add a product" });
  const pictureZone = form.getByRole("group", { name: "Picture", exact: true });
  const modelZone = form.getByRole("group", { name: "3D model" });

  const partOfPicture = wire.carried(1.4 * megabyte);
  await pictureZone.locator("input").setInputFiles(await picture());
  await partOfPicture;
  wire.cut();
  wire.restore();
  // The upload continues after a pause, and the shop then makes renditions of several megapixels.
  const isStored = pictureZone.getByText("Location and camera data removed");
  await expect(isStored).toBeVisible({ timeout: 2 * patienceMs });

  const partOfModel = wire.carried(3 * megabyte);
  await modelZone.locator("input").setInputFiles(model());
  await partOfModel;
  wire.cut();
  wire.restore();
  await wire.carried(5 * megabyte);
  shop.kill();
  await shop.ended;
  shop = await open();
  wire.lead(shop.url);
  await expect(modelZone.getByText("Measured: 140 × 40 × 45 cm")).toBeVisible({
    timeout: 2 * patienceMs,
  });

  // No upload restarted, and each interruption cost one part at most.
  const files = begun.filter((each) => !each.includes(btoa("quick-look")));
  expect(files).toHaveLength(2);
  expect(offsets.filter((offset) => offset === 0).length).toBeLessThanOrEqual(3);

  await form.getByLabel("Name").fill("Weligama Bench");
  await form.getByLabel("Description").fill("A bench that was long on its way.");
  await form.getByLabel("Category").selectOption("Furnitures");
  await form.getByLabel("Price, Rs.").fill("42,000");
  await form.getByLabel("Stock", { exact: true }).fill("2");
  await form.getByRole("button", { name: "Add product" }).click();
  await form.getByRole("link", { name: "View in shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weligama Bench");
  const image = page.getByRole("main").locator("img[src^='/uploads/images/']").first();
  await expect
    .poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await wire.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
