import { describe, expect, it } from "vitest";
import { galleryOf, type TakenPicture } from "./gallery-pictures.ts";

const size = { widthCm: 25, depthCm: 19, heightCm: 26 };
const taken = (kind: TakenPicture["kind"]) => ({ kind, url: `/${kind}.webp` }) as TakenPicture;
const keysOf = (...given: Parameters<typeof galleryOf>) =>
  galleryOf(...given).map(({ key }) => key);

describe("the pictures of a product", () => {
  it("given none that were taken, then they are the drawing: with its size, whole, and from near", () => {
    expect(keysOf(size, [])).toEqual(["size", "whole", "close"]);
  });

  it("given no size, then no lengths are drawn", () => {
    expect(keysOf(null, [])).toEqual(["whole", "close"]);
  });

  it("given pictures that were taken, then they follow the drawing in the order they were given", () => {
    expect(keysOf(size, [taken("BEHIND"), taken("ROOM")])).toEqual([
      "size",
      "whole",
      "close",
      "BEHIND",
      "ROOM",
    ]);
  });

  it("given that somebody took one from near, then the drawing is no close-up of its own", () => {
    expect(keysOf(null, [taken("CLOSE")])).toEqual(["whole", "CLOSE"]);
  });

  it("have words and a key of their own each, by which they are chosen", () => {
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
