import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { externalModels, type ExternalModel } from "../testing/external-models.ts";
import { openAndroidPhone } from "./android-phone.ts";
import { pixelsOfHue } from "./hues.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";
import { softwareWebGl } from "./software-webgl.ts";

test.use(softwareWebGl);

/** Width, depth and height in centimetres, as measured by the form. */
const sidesOf = ({ size }: ExternalModel): readonly number[] => {
  const [width, height, depth] = size.map((metres) => Math.round(metres * 1000) / 10);
  return [width ?? 0, depth ?? 0, height ?? 0];
};

const openForm = async (page: Page, url: string) => {
  await signInAs(page, url, "admin");
  await page.goto(`${url}/admin/add`);
  const form = page.getByRole("form", { name: "Add a product" });
  const model = form.getByRole("group", { name: "3D model" });
  const picture = form.getByRole("group", { name: "Picture", exact: true });
  const sides = ["Width", "Depth", "Height"].map((side) => form.getByLabel(`${side}, cm`));
  const shown = page.getByRole("complementary", { name: "Preview" }).locator("img");
  const download = page.waitForResponse.bind(page);
  return {
    /**
     * Uploads a model and waits for its picture, its USDZ form and its dimensions; returns the
     * addresses of the model and the picture.
     */
    async upload(of: ExternalModel) {
      const kept = download(
        (answer) => isKept(answer.url()) && answer.request().method() === "GET",
      );
      await model.locator("input[type=file]").setInputFiles({
        name: `${of.name}.glb`,
        mimeType: "model/gltf-binary",
        buffer: of.glb,
      });
      await expect(model.getByText("iPhones show it at its real size")).toBeVisible({
        timeout: 60_000,
      });
      await expect(picture.getByText(/^Saved as AVIF and WebP/)).toBeVisible({ timeout: 60_000 });
      for (const [index, length] of sidesOf(of).entries()) {
        await expect(sides[index] ?? form).toHaveValue(String(length));
      }
      const { url } = (await (await kept).json()) as { readonly url: string };
      return { modelImageUrl: url, image: await shown.getAttribute("src") };
    },
    async clear() {
      await model.getByRole("button", { name: "Remove" }).click();
      await picture.getByRole("button", { name: "Remove" }).click();
      for (const side of sides) await side.fill("");
    },
  };
};

/** Whether a request asks for the state of an upload. */
const isKept = (url: string): boolean => /\/api\/uploads\/[^/]+$/.test(new URL(url).pathname);

/** The model element's source and the model's width, depth and height in centimetres. */
const elementOn = (page: Page) =>
  page.locator("model-viewer").evaluate((element) => {
    const viewer = element as unknown as {
      src: string;
      getDimensions: () => Record<"x" | "y" | "z", number>;
    };
    const { x, y, z } = viewer.getDimensions();
    return {
      sides: [x, z, y].map((metres) => Math.round(metres * 1000) / 10),
      src: viewer.src,
      quickLook: element.getAttribute("ios-src"),
    };
  });

/** A screenshot of the model on a transparent background. */
const drawnBy = async (page: Page): Promise<Buffer> => {
  const picture = await page.locator("model-viewer").evaluate(async (element) => {
    const viewer = element as unknown as { toDataURL: () => string };
    return viewer.toDataURL();
  });
  return Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
};

test("models of other programs are drawn, measured, placed in a room and opened on phones @screens", async ({
  shop,
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  const { upload, clear } = await openForm(page, shop.url);
  const admin = await shop.api.admin();
  const models = await externalModels();
  const sold: (ExternalModel & { readonly id: string; readonly src: string })[] = [];
  for (const model of models) {
    const files = await upload(model);
    const [widthCm, depthCm, heightCm] = sidesOf(model);
    const added = await shop.api.rest(admin, "POST", "/products/addProduct", {
      ...files,
      name: `Elsewhere, ${model.name}`,
      description: "Drawn by another program.",
      price: 4200,
      category: "Furnitures",
      countInStock: 3,
      size: { widthCm, depthCm, heightCm },
    });
    sold.push({ ...model, id: (added.body as { _id: string })._id, src: files.modelImageUrl });
    await clear();
  }
  expect(problems).toEqual([]);

  const phone = await openAndroidPhone(browser);
  const problemsThere = problemsOf(phone.page);
  await signInAs(phone.page, shop.url, "collector");
  await phone.page.goto(`${shop.url}/category?q=elsewhere`);
  for (const model of sold) {
    await test.step(model.name, async () => {
      await phone.page.getByRole("heading", { name: model.name }).getByRole("link").click();
      await phone.page.getByRole("button", { name: "View in 3D" }).click();
      await expect(phone.page.getByText("The 3D model is shown.")).toBeAttached();
      expect(await pixelsOfHue(await drawnBy(phone.page), model.hue)).toBeGreaterThan(500);

      // Each dimension line has its figure and the length of the model's side.
      const [width, depth, height] = sidesOf(model);
      const figures = [`${width} cm wide`, `${depth} cm deep`, `${height} cm high`];
      const lines = await phone.page.locator(".dimension-label").allTextContents();
      expect(lines).toEqual(figures.filter((figure) => lines.includes(figure)));
      // A flat board's height is too short to draw.
      expect(lines.length).toBeGreaterThanOrEqual(model.name === "papered board" ? 2 : 3);
      const { sides, src, quickLook } = await elementOn(phone.page);
      expect(sides).toEqual([width, depth, height]);

      // iPhones get the USDZ form, Android's viewer the GLB itself.
      expect(src).toBe(model.src);
      expect(quickLook).toBe(model.src.replace(/\.glb$/, ".usdz"));
      const usdz = await phone.page.request.get(`${shop.url}${quickLook}`);
      expect(usdz.headers()["content-type"]).toBe("model/vnd.usdz+zip");
      expect(Object.keys(unzipSync(new Uint8Array(await usdz.body())))[0]).toBe("model.usda");
      await phone.page.getByRole("button", { name: "Place in my room" }).click();
      await expect.poll(phone.opened).toContain(encodeURIComponent(`${shop.url}${model.src}`));
      const glb = await phone.page.request.get(`${shop.url}${model.src}`);
      expect(glb.headers()["content-type"]).toBe("model/gltf-binary");
      expect(model.glb.equals(await glb.body())).toBe(true);
      await phone.page.goBack();
    });
  }

  for (const { id } of sold) {
    await phone.page.request.post(`${shop.url}/api/cart`, { data: { productId: id, quantity: 1 } });
  }
  await phone.page.goto(`${shop.url}/cart`);
  await phone.page.getByRole("link", { name: "See it in a room" }).click();
  await expect(phone.page.getByText("The room is shown in 3D.")).toBeAttached({ timeout: 60_000 });
  const plan = phone.page.getByRole("group", { name: /^The room from above/ });
  const room = await phone.page.locator("canvas").screenshot();
  for (const { name, hue } of sold) {
    await expect(
      plan.getByRole("button", { name: new RegExp(`^Elsewhere, ${name}`) }),
    ).toBeVisible();
    expect(await pixelsOfHue(room, hue), name).toBeGreaterThan(20);
  }
  expect(problemsThere.filter((each) => !each.includes("GL Driver Message"))).toEqual([]);
  await phone.context.close();
});

test("a product's model is replaced in the list, with its dimensions and picture, and removed again @screens", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  const [other] = await externalModels();
  if (!other) throw new Error("There is no other model");
  await signInAs(page, shop.url, "admin");
  await page.goto(`${shop.url}/admin/list?q=pettah+radio`);
  const openFiles = async () => {
    await page.getByRole("button", { name: "Edit Pettah Radio" }).click();
    await page.getByRole("button", { name: "Picture, 3D model and size…" }).click();
  };
  const files = page.getByRole("form", { name: "Picture and model of Pettah Radio" });
  await openFiles();
  const zone = files.getByRole("group", { name: "3D model" });
  await zone.locator("input[type=file]").setInputFiles({
    name: "other.glb",
    mimeType: "model/gltf-binary",
    buffer: other.glb,
  });
  await zone.getByRole("button", { name: "Use a picture of the model" }).click({ timeout: 60_000 });
  await zone.getByRole("button", { name: /^Use / }).click();
  await expect(files.getByText("Location and camera data removed")).toBeVisible({
    timeout: 60_000,
  });
  await expect(zone.getByText("iPhones show it at its real size")).toBeVisible();
  await files.getByRole("button", { name: "Save" }).click();
  await expect(files).toBeHidden();
  const productNow = async () => {
    const answer = await shop.api.rest(null, "GET", "/products/pettah-radio");
    return answer.body as { readonly modelImageUrl: string | null };
  };
  expect((await productNow()).modelImageUrl).toMatch(/^\/uploads\/models\//);
  await page.getByRole("button", { name: "Cancel" }).click();
  await openFiles();
  await files.getByLabel("Remove the 3D model").check();
  await files.getByRole("button", { name: "Save" }).click();
  await expect(files).toBeHidden();
  expect((await productNow()).modelImageUrl ?? "").toBe("");
  expect(problems).toEqual([]);
});
