import { expect, it } from "vitest";
import { uncompressedUrl } from "./uncompressed-model.ts";

it("finds the uncompressed file of the shop's own models only", () => {
  expect(uncompressedUrl("/models/uva-kettle.glb")).toBe("/models/uva-kettle.plain.glb");
  expect(uncompressedUrl("/uploads/models/chair.glb")).toBe("/uploads/models/chair.glb");
  expect(uncompressedUrl(null)).toBeNull();
});
