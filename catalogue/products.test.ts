import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { limits, placements } from "../domain/constants.ts";
import { defaultCategories } from "../domain/category/defaults.ts";

const categories = defaultCategories.map(({ id }) => id);
import { colourPictures, pictureOf, picturesFolder } from "./colour-pictures.ts";
import { sampleFacts } from "./facts.ts";
import { models } from "./models/models.ts";
import { sampleProducts } from "./products.ts";
import { variantsOf } from "./variants.ts";

/**
 * Tags must open and close in order; enough to catch a hand-edited picture that no browser would
 * draw.
 */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<>]*")*\s*(\/?)>/g)) {
    const [, closing, name, selfClosing] = tag;
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing && name) {
      open.push(name);
    }
  }
  const withoutTags = xml.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, "");
  return open.length === 0 && !/[<>]/.test(withoutTags);
}

describe("the sample shop", () => {
  it("has forty products with their own url-safe slugs and names", () => {
    expect(sampleProducts).toHaveLength(40);
    expect(new Set(sampleProducts.map((product) => product.slug)).size).toBe(40);
    expect(new Set(sampleProducts.map((product) => product.name)).size).toBe(40);
    for (const { slug } of sampleProducts) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(categories)("has eight products in %s", (category) => {
    expect(sampleProducts.filter((product) => product.category === category)).toHaveLength(8);
  });

  it("shows every category in the first five products", () => {
    expect(new Set(sampleProducts.slice(0, 5).map((product) => product.category)).size).toBe(5);
  });

  it("has products that are nearly sold out and one that is", () => {
    const stocks = sampleProducts.map((product) => product.stock);
    expect(stocks.filter((stock) => stock === 2 || stock === 3)).toHaveLength(2);
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(1);
  });

  it("has no picture without a product", () => {
    const files = readdirSync(picturesFolder).sort();
    const names = sampleProducts.flatMap((product) => [
      `${product.slug}.svg`,
      ...colourPictures(product, "").keys(),
    ]);
    expect(files).toEqual(names.sort());
  });
});

describe.each(sampleProducts)("$name", (product) => {
  it("respects the limits of the domain", () => {
    expect(product.name.length).toBeGreaterThan(0);
    expect(product.name.length).toBeLessThanOrEqual(limits.productName);
    expect(product.description.length).toBeGreaterThan(0);
    expect(product.description.length).toBeLessThanOrEqual(limits.productDescription);
    expect(product.description).not.toContain("!");
    expect(placements).toContain(product.placement);
    expect(Number.isInteger(product.priceRupees)).toBe(true);
    expect(product.priceRupees).toBeGreaterThan(0);
    expect(product.priceRupees * 100).toBeLessThanOrEqual(limits.priceCents);
    expect(Number.isInteger(product.stock)).toBe(true);
    expect(product.stock).toBeGreaterThanOrEqual(0);
    expect(product.stock).toBeLessThanOrEqual(limits.stock);
    for (const length of Object.values(product.size)) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(400);
    }
  });

  it("has a self-contained picture", () => {
    expect(product.image).toBe(`/pictures/${product.slug}.svg`);
    const svg = pictureOf(product);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 500">/);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|style)\b/i);
    expect(svg).not.toMatch(/\son\w+=/i);
    expect(svg).not.toMatch(/href="(?!#)/);
    expect(svg).not.toMatch(/url\((?!#)/);
    expect(svg).not.toMatch(/NaN|undefined|var\(/);
    expect(svg.length).toBeLessThan(12_000);
  });

  it("has facts within the limits", () => {
    const facts = sampleFacts[product.slug];
    if (!facts) throw new Error("It has no facts");
    const { weightKg, ...texts } = facts;
    expect(weightKg).toBeGreaterThan(0);
    expect(weightKg).toBeLessThanOrEqual(limits.productWeight);
    for (const text of Object.values(texts)) {
      expect(text).not.toBe("");
      expect(text.length).toBeLessThanOrEqual(limits.productFact);
    }
  });

  it("has the pictures that follow from its colours", () => {
    for (const [name, picture] of colourPictures(product, pictureOf(product))) {
      expect(readFileSync(new URL(name, picturesFolder), "utf8"), name).toBe(picture);
    }
  });

  it("has swatches in the colours of its model, and its own stock and price first", () => {
    const [first] = variantsOf(product);
    if (!first || !product.options) return;
    expect(first).toMatchObject({ priceRupees: product.priceRupees, stock: product.stock });
    const materials = models[product.slug]?.().map(({ material }) => material.variants) ?? [];
    for (const { name, tones } of product.options.colours) {
      expect(materials.map((variants) => variants?.[name])).toContain(tones[1]);
    }
  });
});
