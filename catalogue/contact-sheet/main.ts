import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { modelOf } from "../models/make.ts";
import { sampleProducts, type SampleProduct } from "../products.ts";
import { openStudio, type Studio } from "../open-studio.ts";
import { fewOnASheet, sizeOfSheet, wholeSheet } from "./layout.ts";

// `npm run contact-sheet` renders each sample product's drawing next to its model into one picture
// for the documents. `npm run contact-sheet -- FILE.png kettle sofa` renders only some, larger.

const [file, ...words] = process.argv.slice(2);
const chosen = sampleProducts
  .filter(({ slug }) => words.length === 0 || words.some((word) => slug.includes(word)))
  .toSorted((a, b) => a.category.localeCompare(b.category));
const layout = words.length > 0 ? fewOnASheet : wholeSheet;
const { columns, tile } = layout;
const paper = "#f3efe4";

const drawingOf = ({ slug }: SampleProduct): Promise<Buffer> =>
  sharp(readFileSync(new URL(`../pictures/${slug}.svg`, import.meta.url)), {
    density: 144,
  })
    .resize({ ...tile, fit: "contain", background: paper })
    .flatten({ background: paper })
    .png()
    .toBuffer();

const modelPictureOf = async (studio: Studio, product: SampleProduct): Promise<Buffer> => {
  const onWall = product.placement === "wall";
  const view = {
    url: "/model.glb",
    onWall,
    width: tile.width * 1.5,
    height: tile.height * 1.5,
    // Camera angles in degrees, to the right and up.
    turn: onWall ? 20 : 26,
    rise: onWall ? 6 : 14,
  };
  const picture = await studio.photograph(view, { "/model.glb": await modelOf(product) });
  return sharp(picture)
    .resize({ ...tile })
    .png()
    .toBuffer();
};

const studio = await openStudio(new URL("./", import.meta.url));
const layers: OverlayOptions[] = [];
for (const [index, product] of chosen.entries()) {
  const left = (index % columns) * tile.width * 2;
  const top = Math.floor(index / columns) * tile.height;
  layers.push(
    { input: await drawingOf(product), left, top },
    { input: await modelPictureOf(studio, product), left: left + tile.width, top },
  );
}
await studio.close();
const sheet = sharp({
  create: {
    ...sizeOfSheet(layout, chosen.length),
    channels: 3,
    background: paper,
  },
}).composite(layers);
if (file) await sheet.png().toFile(file);
else
  await sheet
    .avif({ quality: 58, effort: 6 })
    .toFile(fileURLToPath(new URL("models.avif", import.meta.url)));
