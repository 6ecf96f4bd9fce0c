import { expect, it } from "vitest";
import { sizesOf } from "./picture-sizes.ts";

it("lists every size that the shop stores of a picture, none wider than the original", () => {
  expect(sizesOf("/uploads/images/ab12-600.webp")).toEqual({
    avif: "/uploads/images/ab12-240.avif 240w,/uploads/images/ab12-480.avif 480w,/uploads/images/ab12-600.avif 600w",
    webp: "/uploads/images/ab12-240.webp 240w,/uploads/images/ab12-480.webp 480w,/uploads/images/ab12-600.webp 600w",
    smallest: "/uploads/images/ab12-240.webp",
    blurred: "/uploads/images/ab12-blur.webp",
  });
  expect(sizesOf("/uploads/images/ab12-96.webp")?.webp).toBe("/uploads/images/ab12-96.webp 96w");
});

it.each(["/pictures/chair.svg", "https://example.lk/a-240.webp", "/uploads/ab12.png"])(
  "has a single size of %s",
  (address) => {
    expect(sizesOf(address)).toBeNull();
  },
);
