import { expect, it } from "vitest";
import { plainOf } from "./forms.ts";

it("finds the uncompressed file of the shop's own models only", () => {
  expect(plainOf("/models/uva-kettle.glb")).toBe("/models/uva-kettle.plain.glb");
  expect(plainOf("/uploads/models/chair.glb")).toBe("/uploads/models/chair.glb");
  expect(plainOf(null)).toBeNull();
});
