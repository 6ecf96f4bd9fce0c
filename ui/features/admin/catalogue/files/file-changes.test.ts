import { expect, it } from "vitest";
import { lamp } from "../../../../testing/filed-products.ts";
import { fileChanges, picturesOf, valuesOf, type FiledProduct } from "./file-changes.ts";

it("sends nothing for an unchanged product", () => {
  expect(fileChanges(lamp, valuesOf(lamp), {})).toBeNull();
  expect(fileChanges(lamp, valuesOf(lamp), { modelUrl: "/models/lamp.glb" })).toBeNull();
});

it("sends only changed values, with the previous ones", () => {
  expect(fileChanges(lamp, valuesOf(lamp), { image: "/uploads/a.webp" })).toEqual({
    changes: { image: "/uploads/a.webp" },
    seen: { image: "/pictures/lamp.svg" },
  });
  expect(fileChanges(lamp, valuesOf(lamp), { modelUrl: null })).toEqual({
    changes: { modelUrl: null },
    seen: { modelUrl: "/models/lamp.glb" },
  });
  const taller = { ...valuesOf(lamp), heightCm: "60", placement: "FLOOR" };
  expect(fileChanges(lamp, taller, {})).toEqual({
    changes: { size: { widthCm: 30, depthCm: 30, heightCm: 60 }, placement: "FLOOR" },
    seen: { size: { widthCm: 30, depthCm: 30, heightCm: 52.5 }, placement: "TABLE" },
  });
});

it("sends further pictures together, and the text and night picture with a new first one", () => {
  const dusk = { ...lamp, imageText: "Lit", nightImage: "/dusk.webp" };
  const leg = { url: "/leg.webp", text: "Its leg", night: null };
  const pictures = { ...picturesOf(dusk), furtherPictures: [leg] };
  expect(fileChanges(dusk, valuesOf(dusk), pictures)).toEqual({
    changes: { furtherPictures: [leg] },
    seen: { furtherPictures: [] },
  });
  const { image, imageText, nightImage } = dusk;
  expect(fileChanges(dusk, valuesOf(dusk), { ...picturesOf(dusk), image: "/a.webp" })).toEqual({
    changes: { image: "/a.webp", imageText, nightImage },
    seen: { image, imageText, nightImage },
  });
});

it("sends all facts together, with the previous ones", () => {
  const none = { material: "", care: "", assembly: "", warranty: "", weightKg: null };
  const heavy = { ...valuesOf(lamp), weightKg: "2.5", material: "Brass" };
  const facts = { ...none, weightKg: 2.5, material: "Brass" };
  expect(fileChanges(lamp, heavy, {})).toEqual({ changes: { facts }, seen: { facts: none } });
  const known: FiledProduct = { ...lamp, facts: { __typename: "ProductFacts", ...facts } };
  expect(fileChanges(known, valuesOf(known), {})).toBeNull();
  expect(fileChanges(known, valuesOf(lamp), {})).toEqual({
    changes: { facts: none },
    seen: { facts },
  });
});

it("removes a size, and adds one where there was none", () => {
  const none = { ...valuesOf(lamp), widthCm: "", depthCm: "", heightCm: "" };
  expect(fileChanges(lamp, none, {})?.changes).toEqual({ size: null });
  const unmeasured: FiledProduct = { ...lamp, size: null, modelUrl: null };
  expect(fileChanges(unmeasured, none, {})).toBeNull();
  expect(fileChanges(unmeasured, valuesOf(lamp), { modelUrl: "/uploads/m.glb" })).toMatchObject({
    seen: { size: null, modelUrl: null },
  });
});
