import { expect, it } from "vitest";
import { lamp } from "../../../../testing/filed-products.ts";
import { fileChanges, valuesOf, type FiledProduct } from "./file-changes.ts";

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

it("removes a size, and adds one where there was none", () => {
  const none = { ...valuesOf(lamp), widthCm: "", depthCm: "", heightCm: "" };
  expect(fileChanges(lamp, none, {})?.changes).toEqual({ size: null });
  const unmeasured: FiledProduct = { ...lamp, size: null, modelUrl: null };
  expect(fileChanges(unmeasured, none, {})).toBeNull();
  expect(fileChanges(unmeasured, valuesOf(lamp), { modelUrl: "/uploads/m.glb" })).toMatchObject({
    seen: { size: null, modelUrl: null },
  });
});
