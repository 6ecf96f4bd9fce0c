import { expect, it } from "vitest";
import { detailsOf } from "../../testing/shop.ts";
import { createProductPictures } from "./product-pictures.ts";

const uploaded = `/uploads/models/${"a".repeat(32)}.glb`;
const { pictures, quickLookOf } = createProductPictures({
  quickLookOf: async (url) => (url === uploaded ? url.replace(".glb", ".usdz") : null),
});
const derivedFrom = async (modelUrl: string | null) => {
  const product = { ...detailsOf({ name: "Sigiri Lamp" }), modelUrl };
  const shown = await pictures(product);
  return { pictures: shown.length, quickLook: await quickLookOf(modelUrl) };
};

it("takes pictures and the form for iPhones from the product's present model only", async () => {
  const sample = "/models/sigiri-table-lamp.glb";
  const own = await derivedFrom(sample);
  expect(own).toEqual({ pictures: 5, quickLook: "/models/sigiri-table-lamp.usdz" });
  expect(await derivedFrom(uploaded)).toEqual({
    pictures: 0,
    quickLook: uploaded.replace(".glb", ".usdz"),
  });
  expect(await derivedFrom(uploaded.replaceAll("a", "b"))).toEqual({
    pictures: 0,
    quickLook: null,
  });
  expect(await derivedFrom(null)).toEqual({ pictures: 0, quickLook: null });
  expect(await derivedFrom(sample)).toEqual(own);
});
