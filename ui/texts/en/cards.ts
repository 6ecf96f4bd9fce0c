/* Texts of product cards, categories and the search field. The first page loads them. */

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const searchTheShop = "Search the shop";
export const searchHint = "Search by name, wood or room";
export const loadingItems = "Loading items";
export const threeD = "3D";
export const priceFrom = "from {price}";
export const inColours = (count: number) =>
  plural(count, { one: "in 1 colour", other: `in ${count} colours` });
