import { describe, expect, it } from "vitest";
import { moved, pictureList, picturesInput, pictureWith } from "./picture-list.ts";

const leg = { url: "/leg.webp", text: "Its leg", night: "/leg-night.webp" };
const values = { image: "/a.webp", imageText: "", nightImage: null, furtherPictures: [leg] };

describe("the pictures of a form", () => {
  it("are those of the product, and become its values again", () => {
    expect(picturesInput(pictureList(values))).toEqual(values);
  });

  it("take their text and night picture along when another one becomes the first", () => {
    const [, second] = pictureList(values);
    expect(picturesInput(moved(pictureList(values), second?.key ?? "", 0))).toEqual({
      image: leg.url,
      imageText: leg.text,
      nightImage: leg.night,
      furtherPictures: [{ url: "/a.webp", text: "", night: null }],
    });
  });

  it("are no values while one of them or a night picture uploads, or without any", () => {
    const uploading = pictureWith("b");
    const night = { key: "n", url: null, file: null };
    expect(picturesInput([])).toBeNull();
    expect(picturesInput([...pictureList(values), uploading])).toBeNull();
    expect(picturesInput([pictureWith("b", { url: "/b.webp", night })])).toBeNull();
  });
});
