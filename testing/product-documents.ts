import type { CategoryId } from "#domain/category/events.ts";
import { sampleProducts, type SampleProduct } from "#catalogue/products.ts";
import { onlyVariant } from "#domain/product/variants.ts";
import { sortKey } from "#domain/values/sort-key.ts";
import type { ProductDocument } from "#projections/products/document.ts";

/** A product on sale as in lists; fields not given come from the sample shop or are made up. */
export const productDocument = (given: Partial<ProductDocument> = {}): ProductDocument => {
  const product = { ...stool, ...given };
  const { priceCents, onHand, reserved, countInStock, lowFrom, moved } = product;
  const stock = { onHand, reserved, countInStock, lowFrom, moved };
  return {
    highestPriceCents: priceCents,
    variants: [{ ...onlyVariant(priceCents), ...stock }],
    ...product,
    nameKey: sortKey(product.name),
  };
};

const stool: Omit<ProductDocument, "highestPriceCents" | "variants" | "nameKey"> = {
  id: "stool",
  name: "Test Stool",
  description: "A stool to test with.",
  category: "Furnitures",
  image: "/pictures/stool.svg",
  modelUrl: null,
  size: null,
  placement: "floor",
  priceCents: 100_000,
  onHand: 5,
  reserved: 0,
  countInStock: 5,
  lowFrom: null,
  moved: { received: 5, adjusted: 0, gone: 0, returned: 0, revision: 0 },
  ratingSum: 0,
  numReviews: 0,
  spread: [0, 0, 0, 0, 0],
  ratingRank: 3.5,
  addedAt: "2026-01-01T00:00:00.000Z",
  sold: true,
  options: [],
  edition: 0,
};

const fromSample = (
  { slug, name, description, category, priceRupees }: SampleProduct,
  index: number,
): ProductDocument =>
  productDocument({
    id: slug,
    name,
    description,
    category,
    priceCents: priceRupees * 100,
    addedAt: new Date(Date.UTC(2026, 0, 1, 0, -index)).toISOString(),
  });

/** The sample shop, newest product first. */
export const sampleProductDocuments: readonly ProductDocument[] = sampleProducts.map(fromSample);

const syllables = [
  "ka",
  "ra",
  "na",
  "go",
  "da",
  "mi",
  "pe",
  "tu",
  "la",
  "ve",
  "si",
  "bo",
  "ru",
  "ha",
];

/**
 * Any number of products: sample products from invented places, with sentences of the whole shop.
 * Deterministic.
 */
export const manyProductDocuments = (count: number): readonly ProductDocument[] => {
  let seed = 7;
  const below = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % limit;
  };
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing;
  const words = sampleProducts.flatMap(({ description }) => description.split(" "));
  return Array.from({ length: count }, (_, index) => {
    const { name, category } = sampleProducts[index % sampleProducts.length] as SampleProduct;
    const place = [oneOf(syllables), oneOf(syllables), oneOf(syllables)].join("");
    return productDocument({
      id: `product-${index}`,
      name: `${place} ${name.split(" ").slice(1).join(" ")}`,
      description: Array.from({ length: 25 }, () => oneOf(words)).join(" "),
      category: category satisfies CategoryId,
      priceCents: 10_000 + below(10_000_000),
      ratingRank: below(500) / 100,
      addedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
    });
  });
};
