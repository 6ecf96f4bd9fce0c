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

  // Its size stands on it, and it stands in the room of the cart.
  const bowl = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const model3d = await viewer.getAttribute("src");
  await page.request.post(`${shop.url}/api/cart`, { data: { productId: bowl, quantity: 1 } });
  await page.goto(`${shop.url}/cart`);
  await page.getByRole("link", { name: "See it together" }).click();
  await expect(page.getByText("The room is shown in 3D.")).toBeAttached({ timeout: 60_000 });
  const plan = page.getByRole("group", { name: /^The room from above/ });
  await expect(plan.getByRole("button", { name: /^Negombo Bowl/ })).toBeVisible();

  // Another model takes its place from the list, with its size and its picture, and is taken away again.
  await page.goto(`${shop.url}/admin/list?q=negombo`);
  const openFiles = async () => {
    await page.getByRole("button", { name: "Edit Negombo Bowl" }).click();
    await page.getByRole("button", { name: "Picture, 3D model and size…" }).click();
  };
  const files = page.getByRole("form", { name: "Picture and model of Negombo Bowl" });
  await openFiles();
  const other = (await modelsOfElsewhere()).find(({ name }) => name !== sold);
  if (!other) throw new Error("There is no other model");
  const zone = files.getByRole("group", { name: "3D model" });
  await zone.locator("input[type=file]").setInputFiles({
    name: "other.glb",
    mimeType: "model/gltf-binary",
    buffer: other.glb,
  });
  await zone.getByRole("button", { name: "Take its picture too" }).click({ timeout: 60_000 });
  await zone.getByRole("button", { name: /^Use / }).click();
  await expect(files.getByText("Place and camera data removed")).toBeVisible({ timeout: 60_000 });
  await expect(zone.getByText("iPhones open it at its true size")).toBeVisible();
  await files.getByRole("button", { name: "Save" }).click();
  await expect(files).toBeHidden();
  const productNow = async () => {
    const answer = await shop.api.rest(null, "GET", `/products/${bowl}`);
    return answer.body as { readonly modelImageUrl: string | null };
  };
  const replaced = await productNow();
  expect(replaced.modelImageUrl).toMatch(/^\/uploads\/models\//);
  expect(replaced.modelImageUrl).not.toBe(model3d);
  await page.getByRole("button", { name: "Cancel" }).click();
  await openFiles();
  await files.getByLabel("Take the 3D model away").check();
  await files.getByRole("button", { name: "Save" }).click();
  await expect(files).toBeHidden();
  expect((await productNow()).modelImageUrl ?? "").toBe("");
  expect(problems).toEqual([]);
});
