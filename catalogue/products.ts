import { bathwares } from "./bathwares.ts";
import { electronics } from "./electronics.ts";
import { furnitures } from "./furnitures.ts";
import { kitchenEquipments } from "./kitchen.ts";
import type { SampleProduct } from "./sample-product.ts";
import { wallDesigns } from "./wall-designs.ts";

export type { SampleProduct } from "./sample-product.ts";

/** The categories in shop order; each list starts with its most attractive products. */
const categories = [furnitures, electronics, kitchenEquipments, bathwares, wallDesigns];

const longestCategory = Math.max(...categories.map((products) => products.length));

/** The sample shop. Categories alternate, so that every page of the list shows all of them. */
export const sampleProducts: readonly SampleProduct[] = Array.from(
  { length: longestCategory },
  (_, row) => categories.flatMap((products) => products.slice(row, row + 1)),
).flat();
