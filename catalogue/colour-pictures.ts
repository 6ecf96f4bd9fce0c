import { readFileSync, writeFileSync } from "node:fs";
import { hexOf, toLinear, type Lab } from "../domain/values/srgb.ts";
import { sampleProducts } from "./products.ts";
import type { SampleProduct } from "./sample-product.ts";
import { variantsOf } from "./variants.ts";

/**
 * Writes the pictures of the sample products' further colours: each is the product's picture with
 * its painted colours shifted. Run it after a change of a picture or of a colour.
 */

/** The OKLab colour of #rrggbb. */
const labOf = (hex: string): Lab => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** A painted colour in another colour: as much lighter or darker than the middle tone as before. */
const shifted = (hex: string, middle: string, target: string): string => {
  const [lightness] = labOf(hex);
  const [middleLightness] = labOf(middle);
  const [targetLightness, a, b] = labOf(target);
  const moved = targetLightness + (lightness - middleLightness) * 0.8;
  return hexOf([Math.min(0.98, Math.max(0.12, moved)), a, b]);
};

/** The pictures of a product's further colours, by file name. */
export const colourPictures = (
  product: SampleProduct,
  svg: string,
): ReadonlyMap<string, string> => {
  const pictures = new Map<string, string>();
  const [middle, ...others] = product.options?.painted ?? [];
  for (const { image, material } of variantsOf(product)) {
    const colour = product.options?.colours.find(({ name }) => name === material);
    if (image === null || middle === undefined || !colour) continue;
    let picture = svg;
    for (const hex of [middle, ...others]) {
      picture = picture.replaceAll(hex, shifted(hex, middle, colour.tones[1]));
    }
    pictures.set(image.slice("/pictures/".length), picture);
  }
  return pictures;
};

export const picturesFolder = new URL("./pictures/", import.meta.url);

export const pictureOf = ({ slug }: SampleProduct): string =>
  readFileSync(new URL(`${slug}.svg`, picturesFolder), "utf8");

if (import.meta.main) {
  for (const product of sampleProducts) {
    for (const [name, picture] of colourPictures(product, pictureOf(product))) {
      writeFileSync(new URL(name, picturesFolder), picture);
    }
  }
}
