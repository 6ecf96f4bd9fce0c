import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { modelsOfElsewhere, type ModelOfElsewhere } from "../testing/models-of-elsewhere.ts";
import { expect, problemsOf, signInAs, test } from "./shop-test.ts";
import { softwareWebGl } from "./software-webgl.ts";

test.use(softwareWebGl);

test.describe.configure({ mode: "parallel" });

const openForm = async (page: Page, url: string) => {
  await signInAs(page, url, "admin");
  await page.goto(`${url}/admin/add`);
  const form = page.getByRole("form", { name: "Add a product" });
  const model = form.getByRole("group", { name: "3D model" });
  const picture = form.getByRole("group", { name: "Picture", exact: true });
  const sides = ["Width", "Depth", "Height"].map((side) => form.getByLabel(`${side}, cm`));
  return {
    form,
    /** Uploads a model, and waits until it has a picture, a form for iPhones, and its size in the fields. */
    async upload({ name, glb, size }: ModelOfElsewhere) {
      const [width, height, depth] = size.map((metres) => String(Math.round(metres * 1000) / 10));
      await model.locator("input[type=file]").setInputFiles({
        name: `${name}.glb`,
        mimeType: "model/gltf-binary",
        buffer: glb,
      });
      await expect(model.getByText("iPhones open it at its true size")).toBeVisible({
        timeout: 60_000,
      });
      await expect(picture.getByText(/^Saved as AVIF and WebP/)).toBeVisible({ timeout: 60_000 });
      for (const [index, length] of [width, depth, height].entries()) {
        await expect(sides[index] ?? form).toHaveValue(length ?? "");
      }
    },
    async clear() {
      await model.getByRole("button", { name: "Remove" }).click();
      await picture.getByRole("button", { name: "Remove" }).click();
      for (const side of sides) await side.fill("");
    },
  };
};

const sold = "lying bowl";

test("models that other programs wrote get a picture, a size and a form for iPhones", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  const { upload, clear } = await openForm(page, shop.url);
  for (const model of await modelsOfElsewhere()) {
    if (model.name === sold) continue;
    await upload(model);
    await clear();
  }
  expect(problems).toEqual([]);
});

test("a model that another program wrote is sold with its picture and its form for iPhones", async ({
  shop,
  page,
}) => {
  const problems = problemsOf(page);
  const { form, upload } = await openForm(page, shop.url);
  const model = (await modelsOfElsewhere()).find(({ name }) => name === sold);
  if (!model) throw new Error(`There is no ${sold}`);
  await upload(model);
  await form.getByLabel("Name").fill("Negombo Bowl");
  await form.getByLabel("Description").fill("A bowl that glows.");
  await form.getByLabel("Category").selectOption("ELECTRONICS");
  await form.getByLabel("Price, Rs.").fill("4200");
  await form.getByLabel("Stock", { exact: true }).fill("3");
  await form.getByRole("button", { name: "Add the product" }).click();
  await form.getByRole("link", { name: "See it in the shop" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Negombo Bowl");
  await page.getByRole("button", { name: "View in 3D" }).click();
  const viewer = page.locator("model-viewer");
  await expect(page.getByText("The 3D model is shown.")).toBeAttached({ timeout: 60_000 });
  const quickLook = await viewer.getAttribute("ios-src");
  expect(quickLook).toMatch(/^\/uploads\/models\/[0-9a-f]{32}\.usdz$/);
  const answer = await page.request.get(`${shop.url}${quickLook}`);
  expect(answer.headers()["content-type"]).toBe("model/vnd.usdz+zip");
  const [scene] = Object.keys(unzipSync(new Uint8Array(await answer.body())));
  expect(scene).toBe("model.usda");
  expect(problems).toEqual([]);
});
