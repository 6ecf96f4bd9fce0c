import { existsSync, readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleProducts } from "../products.ts";
import { digestOf } from "./digest.ts";
import { galleryOf, galleryPictures } from "./gallery.ts";
import { rooms } from "./rooms/rooms.ts";
import { shotsOf } from "./shots.ts";

const folder = new URL("./pictures/", import.meta.url);
const nameIn = (url: string) => url.slice("/gallery/".length);

describe.each(sampleProducts)("the pictures of $slug", (product) => {
  it("show its current model and are complete (npm run gallery in catalogue/ retakes them)", () => {
    expect(galleryPictures[product.slug]?.map(({ kind, digest }) => ({ kind, digest }))).toEqual(
      shotsOf(product).map((shot) => ({ kind: shot.kind, digest: digestOf(shot) })),
    );
    for (const { files } of galleryOf(`/models/${product.slug}.glb`, product.name)) {
      for (const { url } of files) expect(existsSync(new URL(nameIn(url), folder)), url).toBe(true);
    }
  });
});

it("has no picture without a product, and at most 4.5 MB", () => {
  const shown = sampleProducts.flatMap(({ slug, name }) =>
    galleryOf(`/models/${slug}.glb`, name).flatMap(({ files }) =>
      files.map(({ url }) => nameIn(url)),
    ),
  );
  const kept = readdirSync(folder);
  expect(kept.toSorted()).toEqual(shown.toSorted());
  const bytes = kept.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThan(4_500_000);
});

it("shows every product in a room with other products of the shop", () => {
  const slugs = sampleProducts.map(({ slug }) => slug);
  expect(Object.keys(rooms).toSorted()).toEqual(slugs.toSorted());
  for (const { others = [] } of Object.values(rooms)) {
    for (const [slug] of others) expect(slugs).toContain(slug);
  }
});

it("has another digest if the model of another product in the room has changed", () => {
  const [product] = sampleProducts;
  if (!product) throw new Error("no product");
  const [shot] = shotsOf(product);
  if (!shot) throw new Error("no shot");
  const companion = { slug: "uva-kettle", at: [0, 0, 0], turn: 0 } as const;
  expect(digestOf({ ...shot, others: [companion] })).not.toBe(digestOf(shot));
  expect(digestOf({ ...shot, look: shot.look + 1 })).not.toBe(digestOf(shot));
});

it("is empty for an uploaded model and for none", () => {
  expect(galleryOf("/uploads/models/0123456789abcdef0123456789abcdef.glb", "Chair")).toEqual([]);
  expect(galleryOf(null, "Chair")).toEqual([]);
});
