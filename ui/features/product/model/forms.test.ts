import { expect, it } from "vitest";
import { plainOf, quickLookOf } from "./forms.ts";

it("finds the other forms of a model that the shop made, and of no other", () => {
  expect(quickLookOf("/models/uva-kettle.glb")).toBe("/models/uva-kettle.usdz");
  expect(quickLookOf("/models/uva-kettle.glb#2")).toBe("/models/uva-kettle.usdz");
  expect(quickLookOf("/uploads/models/chair.glb")).toBeNull();
  expect(plainOf("/models/uva-kettle.glb")).toBe("/models/uva-kettle.plain.glb");
  expect(plainOf("/uploads/models/chair.glb")).toBe("/uploads/models/chair.glb");
  expect(plainOf(null)).toBeNull();
});
