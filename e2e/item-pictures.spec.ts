import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { boxGlb } from "../testing/glb.ts";
import { startShopProcess } from "../testing/shop-process.ts";
import { axeViolations } from "./axe.ts";
import { problemsOf, signInAs } from "./shop-test.ts";

/** A picture file of one colour. */
const picture = async (name: string, background: string) => {
  const create = { width: 500, height: 400, channels: 3, background } as const;
  return {
    name: `${name}.jpg`,
    mimeType: "image/jpeg",
    buffer: await sharp({ create }).jpeg().toBuffer(),
  };
};

/** Names of the pictures of an item page, in order. */
const thumbnailsOf = (page: Page) =>
  page.getByRole("list", { name: "Pictures" }).getByRole("button").allTextContents();

test("an item with three pictures shows them in their order, at night another one, also after a restart @screens", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "nivasa-e2e-"));
  const open = () => startShopProcess({ dataDir, environment: { KEEP_OFFLINE: "false" } });
  let shop = await open();
  const problems = problemsOf(page);
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/add`);
  const form = page.getByRole("form", { name: "Add a product" });
  const strip = form.getByRole("region", { name: /^All pictures/ });
  const tiles = strip.getByRole("list").getByRole("listitem");
  await strip
    .getByLabel("Add pictures")
    .setInputFiles([await picture("front", "#aa5533"), await picture("leg", "#3355aa")]);
  await strip.getByLabel("Add pictures").setInputFiles(await picture("lid", "#55aa33"));
  await expect(strip.getByRole("img")).toHaveCount(3);
  await strip.getByLabel("What picture 1 shows").fill("The front");
  await strip.getByLabel("What picture 2 shows").fill("The leg");
  await strip.getByLabel("What picture 3 shows").fill("The lid");
  await strip
    .getByLabel("Night version of picture 2", { exact: true })
    .setInputFiles(await picture("dark leg", "#111122"));
  await expect(strip.getByRole("img", { name: "Night version of picture 2" })).toBeVisible();

  // The pictures stay after a reload. The keyboard moves the lid to the first place.
  await page.reload();
  await expect(strip.getByRole("img")).toHaveCount(4);
  await strip.getByRole("button", { name: "Move earlier: picture 3" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(strip.getByRole("img", { name: "The lid" })).toBeVisible();
  await expect(tiles.first().getByText("Main picture")).toBeVisible();
  await expect(strip.getByLabel("What picture 1 shows")).toHaveValue("The lid");
  await strip.getByRole("button", { name: "Remove picture 2" }).click();
  await expect(strip.getByRole("img", { name: "The front" })).toHaveCount(0);
  await strip.getByRole("button", { name: "Undo" }).click();
  await expect(strip.getByLabel("What picture 2 shows")).toHaveValue("The front");
  await tiles.nth(2).dragTo(tiles.nth(1));
  await expect(strip.getByLabel("What picture 2 shows")).toHaveValue("The leg");
  expect(await axeViolations(page)).toEqual([]);

  await form
    .getByRole("group", { name: "3D model" })
    .locator("input")
    .setInputFiles({
      name: "chest.glb",
      mimeType: "model/gltf-binary",
      buffer: boxGlb([0.9, 0.5, 0.5]),
    });
  await expect(form.getByText("Measured: 90 × 50 × 50 cm")).toBeVisible();
  await form.getByLabel("Name").fill("Tangalle Chest");
  await form.getByLabel("Description").fill("A chest with three pictures.");
  await form.getByLabel("Category").selectOption("Furnitures");
  await form.getByLabel("Price, Rs.").fill("42,000");
  await form.getByLabel("Stock", { exact: true }).fill("2");
  await form.getByRole("button", { name: "Add product" }).click();
  await form.getByRole("link", { name: "View in shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tangalle Chest");
  const order = ["Size", "Full view", "The leg", "The front"];
  await expect.poll(() => thumbnailsOf(page)).toEqual(order);
  const { pathname } = new URL(page.url());

  // A page that is open during the restart would report its lost connection.
  await page.goto("about:blank");
  await shop.stop();
  shop = await open();
  await page.goto(shop.url + pathname);
  await expect.poll(() => thumbnailsOf(page)).toEqual(order);
  await page.getByRole("button", { name: "The leg" }).click();
  // Only the picture of the theme is displayed.
  const leg = page.getByRole("main").getByRole("img", { name: "The leg" });
  const sources = () => leg.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));
  await expect(leg).toHaveCount(1);
  const [byDay = ""] = await sources();
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await expect.poll(sources).not.toEqual([byDay]);
  await expect(leg).toHaveCount(1);
  const [byNight = ""] = await sources();
  expect(byNight).toMatch(/\/uploads\/images\//);
  await page.evaluate(() => delete document.documentElement.dataset["theme"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(sources).toEqual([byNight]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(sources).toEqual([byDay]);
  await expect
    .poll(() => leg.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
