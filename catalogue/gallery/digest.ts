import { createHash } from "node:crypto";
import { piecesOf } from "../models/make.ts";
import { readFileSync } from "node:fs";
import { sampleProducts } from "../products.ts";
import type { Shot } from "./shots.ts";

/** Invisible rounding: machines may differ in the last digits of a sine. */
const tenthsOfMillimetres = 10_000;

const digests = new Map<string, string>();

/** Digest of a model's shape and materials, including the parts of its drawing it uses. */
const digestOfModel = (slug: string): string => {
  const known = digests.get(slug);
  if (known !== undefined) return known;
  const product = sampleProducts.find((each) => each.slug === slug);
  if (!product) throw new Error(`No product is called ${slug}`);
  const hash = createHash("sha256");
  for (const { material, geometry } of piecesOf(product)) {
    hash.update(JSON.stringify(material));
    hash.update(
      Int32Array.from(geometry.positions, (each) => Math.round(each * tenthsOfMillimetres)),
    );
    if (material.texture?.startsWith("drawing ")) {
      hash.update(
        readFileSync(new URL(`../pictures/${material.texture.split(" ")[1]}.svg`, import.meta.url)),
      );
    }
  }
  const digest = hash.digest("hex");
  digests.set(slug, digest);
  return digest;
};

/**
 * Everything a picture depends on, in twelve hex digits: if it changes, the picture must be
 * retaken.
 */
export const digestOf = (shot: Shot): string => {
  const hash = createHash("sha256").update(JSON.stringify(shot));
  for (const { slug } of [shot, ...shot.others]) hash.update(digestOfModel(slug));
  return hash.digest("hex").slice(0, 12);
};
