import { expect, it } from "vitest";
import { lamp } from "../../../../testing/filed-products.ts";
import { fileChanges, valuesOf, type FiledProduct } from "./file-changes.ts";

it("nothing is sent of a product that stays as it is", () => {
  expect(fileChanges(lamp, valuesOf(lamp), {})).toBeNull();
  expect(fileChanges(lamp, valuesOf(lamp), { modelUrl: "/models/lamp.glb" })).toBeNull();
});

it("what is to be another is sent with what it was, and nothing else", () => {
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

it("a size can be taken away, and given where there was none", () => {
  const none = { ...valuesOf(lamp), widthCm: "", depthCm: "", heightCm: "" };
  expect(fileChanges(lamp, none, {})?.changes).toEqual({ size: null });
  const unmeasured: FiledProduct = { ...lamp, size: null, modelUrl: null };
  expect(fileChanges(unmeasured, none, {})).toBeNull();
  expect(fileChanges(unmeasured, valuesOf(lamp), { modelUrl: "/uploads/m.glb" })).toMatchObject({
    seen: { size: null, modelUrl: null },
  });
});
