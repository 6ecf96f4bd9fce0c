import { createParser } from "nuqs/server";
import { shopCategories } from "../../../components/shop-categories.ts";

/** The category in an address; null for all. */
export const categoryChoice = createParser<string>({
  parse: (word) => shopCategories().at(word),
  serialize: (category) => shopCategories().slug(category),
});
