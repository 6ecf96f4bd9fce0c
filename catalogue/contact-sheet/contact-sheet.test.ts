import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sampleProducts } from "../products.ts";
import { sizeOfSheet, wholeSheet } from "./layout.ts";

const root = new URL("../../", import.meta.url);

it("has a cell for every product and is referenced by the document about models", async () => {
  const sheet = await sharp(readFileSync(new URL("models.avif", import.meta.url))).metadata();
  expect(sheet).toMatchObject(sizeOfSheet(wholeSheet, sampleProducts.length));
  expect(readFileSync(new URL("docs/design/models.md", root), "utf8")).toContain(
    "](../../catalogue/contact-sheet/models.avif)",
  );
});

it("has a picture in every cell", async () => {
  const { columns, tile } = wholeSheet;
  const sheet = sharp(readFileSync(new URL("models.avif", import.meta.url))).greyscale();
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  for (const place of Array.from(sampleProducts, (_product, index) => index)) {
    for (const side of [0, 1]) {
      const left = ((place % columns) * 2 + side) * tile.width;
      const top = Math.floor(place / columns) * tile.height;
      let [least, most] = [255, 0];
      for (let y = top; y < top + tile.height; y += 2) {
        for (let x = left; x < left + tile.width; x += 2) {
          const shade = data[(y * info.width + x) * info.channels] ?? 0;
          [least, most] = [Math.min(least, shade), Math.max(most, shade)];
        }
      }
      expect(most - least, `place ${place}, side ${side}`).toBeGreaterThan(40);
    }
  }
});
