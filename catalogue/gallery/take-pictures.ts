import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { digestOf } from "./digest.ts";
import {
  avifWidths,
  fileOf,
  heightOf,
  galleryPictures,
  webpWidth,
  type GalleryPicture,
} from "./gallery.ts";
import { shotsOf, type Shot } from "./shots.ts";
import { modelOf } from "../models/make.ts";
import { sampleProducts, type SampleProduct } from "../products.ts";
import { openStudio, type Studio } from "../open-studio.ts";

// `npm run gallery`: takes missing and outdated pictures of the sample products in Chromium with
// software rendering, and updates their manifest. A picture is outdated if its model or setting has
// changed. `npm run gallery -- kettle` only checks the named products.

const folder = fileURLToPath(new URL("pictures", import.meta.url));
const [widest = 0] = avifWidths.toReversed();
/** Exposures per picture. Fewer exposures show grain in shadows. */
const passes = 8;
/** A single studio leaves the processor idle between pictures. */
const studios = 2;

const models = new Map<string, Promise<Uint8Array>>();

const productOf = (slug: string): SampleProduct => {
  const product = sampleProducts.find((each) => each.slug === slug);
  if (!product) throw new Error(`There is no product ${slug}`);
  return product;
};

const modelOfSlug = (slug: string): Promise<Uint8Array> => {
  const model = models.get(slug) ?? modelOf(productOf(slug));
  models.set(slug, model);
  return model;
};

const take = async (studio: Studio, shot: Shot): Promise<Buffer> => {
  const given: Record<string, Uint8Array> = {};
  for (const { slug } of [shot, ...shot.others]) given[`/${slug}.glb`] = await modelOfSlug(slug);
  return studio.photograph(
    {
      ...shot.setting,
      kind: shot.kind,
      url: `/${shot.slug}.glb`,
      others: shot.others.map(({ slug, at, turn }) => ({ url: `/${slug}.glb`, at, turn })),
      width: widest,
      height: heightOf(widest),
      passes,
    },
    given,
  );
};

const namesOf = (slug: string, picture: Pick<GalleryPicture, "kind" | "digest">) => [
  ...avifWidths.map((width) => fileOf(slug, picture, width, "avif")),
  fileOf(slug, picture, webpWidth, "webp"),
];

const colourOf = async (png: Buffer): Promise<string> => {
  const { data } = await sharp(png).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString("hex")}`;
};

const keep = async (png: Buffer, shot: Shot, digest: string): Promise<GalleryPicture> => {
  const picture = { kind: shot.kind, digest, colour: await colourOf(png) };
  const sized = (width: number) => sharp(png).resize(width, heightOf(width));
  const pathOf = (width: number, type: "avif" | "webp") =>
    `${folder}/${fileOf(shot.slug, picture, width, type)}`;
  for (const width of avifWidths) {
    await sized(width).avif({ quality: 50, effort: 4 }).toFile(pathOf(width, "avif"));
  }
  await sized(webpWidth).webp({ quality: 66 }).toFile(pathOf(webpWidth, "webp"));
  return picture;
};

const isKept = (slug: string, picture: GalleryPicture): boolean =>
  namesOf(slug, picture).every((name) => existsSync(`${folder}/${name}`));

const manifest: Record<string, readonly GalleryPicture[]> = {};
const write = (): void =>
  writeFileSync(
    new URL("manifest.json", import.meta.url),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );

interface Missing {
  readonly shot: Shot;
  readonly digest: string;
}

const missing: Missing[] = [];
for (const product of sampleProducts) {
  const known = galleryPictures[product.slug] ?? [];
  manifest[product.slug] = shotsOf(product).flatMap((shot) => {
    const digest = digestOf(shot);
    const kept = known.find((each) => each.kind === shot.kind && each.digest === digest);
    if (kept && isKept(product.slug, kept)) return [kept];
    missing.push({ shot, digest });
    return [];
  });
}

mkdirSync(folder, { recursive: true });
sharp.concurrency(1);
const words = process.argv.slice(2);
const wanted = missing.filter(
  ({ shot }) => words.length === 0 || words.some((word) => shot.slug.includes(word)),
);

/** Takes pictures until none is left. */
const work = async (): Promise<void> => {
  if (wanted.length === 0) return;
  const studio = await openStudio(new URL("./studio/", import.meta.url));
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { shot, digest } = next;
    console.log(`${shot.slug}: ${shot.kind}, ${wanted.length} left`);
    const picture = await keep(await take(studio, shot), shot, digest);
    const order = shotsOf(productOf(shot.slug)).map(({ kind }) => kind);
    manifest[shot.slug] = [...(manifest[shot.slug] ?? []), picture].toSorted(
      (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
    );
    write();
  }
  await studio.close();
};

await Promise.all(Array.from({ length: studios }, work));
write();
const named = new Set(
  Object.entries(manifest).flatMap(([slug, pictures]) =>
    pictures.flatMap((picture) => namesOf(slug, picture)),
  ),
);
for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(`${folder}/${name}`);
