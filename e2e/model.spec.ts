import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { openAndroidPhone } from "./android-phone.ts";
import { axeViolations } from "./axe.ts";
import { countLinks, longestTask, longestTaskMs } from "./main-thread.ts";
import { expect, problemsOf, test } from "./shop-test.ts";
import { softwareWebGl } from "./software-webgl.ts";

test.use(softwareWebGl);

test("a product's 3D model replaces its drawing, in its colours, without external requests @screens", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const requested: URL[] = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  const ofModels = () =>
    requested.filter(({ pathname }) => /\.glb$|\/(?:model-view|three)-|wasm$/.test(pathname));

  const linksInFrames = await countLinks(page);
  await page.goto(`${shop.url}/Item-Page/uva-kettle`);
  const stage = page.locator(".stage").first();
  const before = await stage.boundingBox();
  await expect(page.getByRole("button", { name: "Enlarge the picture" })).toBeVisible();
  const open = page.getByRole("button", { name: "View in 3D" });
  await expect(open).toBeVisible();
  expect(ofModels()).toEqual([]);

  const longest = await longestTask(browser, page, async () => {
    await open.click();
    await expect(page.getByText("The 3D model is shown.")).toBeAttached();
  });
  expect(longest).toBeLessThan(longestTaskMs);
  expect(await linksInFrames()).toBe(0);
  await expect(page.getByText("25 × 19 × 26 cm")).toBeVisible();
  expect(ofModels().map(({ pathname }) => pathname.replace(/-[\w-]{8}\.js$/, ".js"))).toEqual([
    "/assets/model-view.js",
    "/assets/three.js",
    "/models/uva-kettle.glb",
  ]);
  expect(await stage.boundingBox()).toEqual(before);

  // The number of mostly blue pixels of the model, and its number of shades.
  const pixels = () =>
    page.locator("model-viewer").evaluate(async (element) => {
      const viewer = element as unknown as { toBlob: () => Promise<Blob> };
      const picture = await createImageBitmap(await viewer.toBlob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no pixels");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const shades = new Set<number>();
      let blue = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at, at + 4);
        if (a < 250) continue;
        shades.add((r >> 3) * 1024 + (g >> 3) * 32 + (b >> 3));
        if (b > g + 10 && b > r + 10) blue++;
      }
      return { shades: shades.size, blue };
    });
  const first = await pixels();
  expect(first.shades).toBeGreaterThan(30);
  expect(first.blue).toBeLessThan(1_000);
  const colours = page.getByRole("group", { name: "Colour" });
  await expect(colours.getByRole("radio", { name: "Leaf" })).toBeChecked();
  const swatches = colours.locator("i");
  await expect(swatches).toHaveCount(4);
  // The enamel and the rim of the model in this colour.
  await expect(swatches.first()).toHaveCSS(
    "background-image",
    /^linear-gradient\(90deg, rgb\(79, 111, 88\) .*rgb\(56, 84, 67\) 67%\)$/,
  );
  await page.keyboard.press("Tab");
  await colours.getByRole("radio", { name: "Leaf" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(colours.getByRole("radio", { name: "Indigo" })).toBeChecked();
  await expect.poll(async () => (await pixels()).blue).toBeGreaterThan(5_000);

  // Its dimensions are those of the product record, if they are shown.
  const sides = page.getByText(/^(25 cm wide|19 cm deep|26 cm high)$/);
  await expect(sides).toHaveText([/wide/, /deep/, /high/]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Size", pressed: true }).click();
  await expect(sides).toHaveCount(0);

  const back = page.getByRole("button", { name: "Back to the drawing" });
  await back.click();
  await expect(page.locator("model-viewer")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "View in 3D" })).toBeFocused();

  // A computer has no camera; the QR code opens the same product on a phone.
  await page.getByRole("button", { name: "Place in my room" }).click();
  const dialog = page.getByRole("dialog", { name: "Your room is on your phone" });
  const code = await dialog.getByRole("img", { name: /^QR code/ }).screenshot();
  expect(await textIn(code)).toBe(`${shop.url}/Item-Page/uva-kettle?ar=1`);
  expect(
    new Set(requested.map(({ host, protocol }) => (protocol === "blob:" ? "blob" : host))),
  ).toEqual(new Set([new URL(shop.url).host, "blob"]));
  // Logged by the element if a busy machine draws late.
  expect(problems.filter((each) => each !== "rAF timed out in updateSource")).toEqual([]);
});

test("the chosen variant selects the material of the model @screens", async ({ shop, page }) => {
  const problems = problemsOf(page);
  const fan = "kolpetty-desk-fan";
  await page.goto(`${shop.url}/Item-Page/${fan}`);
  await page.getByRole("button", { name: "View in 3D" }).click();
  await expect(page.getByText("The 3D model is shown.")).toBeAttached();
  const viewer = page.locator("model-viewer");
  await expect(viewer).toHaveJSProperty("variantName", "Green");
  // The page has one choice of colours.
  await expect(page.getByRole("radio")).toHaveCount(3);
  await page.getByRole("radio", { name: "Green" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toHaveJSProperty("variantName", "Cream");
  await page.getByRole("button", { name: "Place in my room" }).click();
  const dialog = page.getByRole("dialog", { name: "Your room is on your phone" });
  await expect(dialog.getByLabel("Link to this page")).toHaveValue(
    `${shop.url}/Item-Page/${fan}?variant=${fan}.2&ar=1`,
  );
  expect(problems.filter((each) => each !== "rAF timed out in updateSource")).toEqual([]);
});

test("a phone opened for the room view opens the model with one tap @screens", async ({
  shop,
  browser,
}) => {
  const { context, page, opened } = await openAndroidPhone(browser);
  await page.goto(`${shop.url}/category?3d=1`);
  await expect(page.getByRole("main").getByText("3D", { exact: true }).first()).toBeVisible();
  // The page first hydrates and loads the viewer, which takes most of the time on a busy machine.
  const loaded = page.waitForResponse(`${shop.url}/models/poya-mirror.glb`);
  await page.goto(`${shop.url}/Item-Page/poya-mirror?ar=1`);
  await loaded;
  await expect(page.getByText("The 3D model is shown.")).toBeAttached();
  await page.getByRole("button", { name: "Place in my room" }).click();
  await expect.poll(opened).toMatch(/^intent:/);
  const intent = await opened();
  expect(intent).toContain(encodeURIComponent(`${shop.url}/models/poya-mirror.plain.glb`));
  expect(intent).toContain("enable_vertical_placement=true");
  expect(intent).toContain("resizable=false");
  expect((await page.request.get(`${shop.url}/models/poya-mirror.plain.glb`)).ok()).toBe(true);
  await context.close();
});

/** The text in a picture's QR code. */
const textIn = async (picture: Buffer): Promise<string | undefined> => {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = new Uint8Array(readFileSync(wasm)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ["QRCode"] });
  return code?.text;
};
