import { describe, expect, it } from "vitest";
import { galleryOf, type FurtherPicture, type Photo } from "./gallery-pictures.ts";

const size = { widthCm: 25, depthCm: 19, heightCm: 26 };
const taken = (kind: Photo["kind"]) => ({ kind, url: `/${kind}.webp` }) as Photo;
const gallery = (
  withSize: typeof size | null,
  pictures: readonly Photo[],
  furtherPictures: readonly FurtherPicture[] = [],
) => galleryOf({ name: "Uva Kettle", size: withSize, pictures, furtherPictures });
const keysOf = (...given: Parameters<typeof gallery>) => gallery(...given).map(({ key }) => key);

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

  it("chosen by an admin are before the rendered ones, at most eight with the first", () => {
    const chosen = (url: string, text = "") => ({ url, text, night: null });
    const shown = gallery(
      null,
      [taken("CLOSE"), taken("ROOM")],
      [chosen("/b", "Its leg"), chosen("/a")],
    );
    expect(shown.map(({ key, words }) => [key, words])).toEqual([
      ["whole", "Full view"],
      ["chosen /b", "Its leg"],
      ["chosen /a", "Picture 3"],
      ["CLOSE", "Material"],
      ["ROOM", "In a room"],
    ]);
    expect(shown[2]?.taken?.alt).toBe("Uva Kettle, Picture 3");
    const many = Array.from({ length: 6 }, (_, at) => chosen(`/${at}`));
    expect(keysOf(null, [taken("CLOSE"), taken("ROOM")], many).slice(-2)).toEqual([
      "chosen /5",
      "CLOSE",
    ]);
    expect(keysOf(null, [], many)).not.toContain("close");
  });

  it("have unique labels and keys", () => {
    const kinds = ["THREE_QUARTER", "BEHIND", "SIDE", "BELOW", "PERSON", "ROOM"] as const;
    const shown = gallery(size, kinds.map(taken));
    expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
    expect(new Set(shown.map(({ words }) => words)).size).toBe(shown.length);
    expect(
      shown.every(
        (each) => (each.taken === null) === ["size", "whole", "close"].includes(each.key),
      ),
    ).toBe(true);
  });
});
