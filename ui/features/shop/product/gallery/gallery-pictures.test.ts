import { describe, expect, it } from "vitest";
import { galleryOf, type Photo } from "./gallery-pictures.ts";

const size = { widthCm: 25, depthCm: 19, heightCm: 26 };
const taken = (kind: Photo["kind"]) => ({ kind, url: `/${kind}.webp` }) as Photo;
const keysOf = (...given: Parameters<typeof galleryOf>) =>
  galleryOf(...given).map(({ key }) => key);

describe("the pictures of a product", () => {
  it("without photos are the drawing: with its size, whole, and close up", () => {
    expect(keysOf(size, [])).toEqual(["size", "whole", "close"]);
  });

  it("have no dimensions if the size is unknown", () => {
    expect(keysOf(null, [])).toEqual(["whole", "close"]);
  });

  it("with photos are the drawing, then the photos in their order", () => {
    expect(keysOf(size, [taken("BEHIND"), taken("ROOM")])).toEqual([
      "size",
      "whole",
      "close",
      "BEHIND",
      "ROOM",
    ]);
  });

  it("omit the drawn close-up if there is a close-up photo", () => {
    expect(keysOf(null, [taken("CLOSE")])).toEqual(["whole", "CLOSE"]);
  });

  it("have unique labels and keys", () => {
    const kinds = ["THREE_QUARTER", "BEHIND", "SIDE", "BELOW", "PERSON", "ROOM"] as const;
    const gallery = galleryOf(size, kinds.map(taken));
    expect(new Set(gallery.map(({ key }) => key)).size).toBe(gallery.length);
    expect(new Set(gallery.map(({ words }) => words)).size).toBe(gallery.length);
    expect(
      gallery.every(
        (each) => (each.taken === null) === ["size", "whole", "close"].includes(each.key),
      ),
    ).toBe(true);
  });
});
