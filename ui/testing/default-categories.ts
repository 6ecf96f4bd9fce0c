import { setShopCategories } from "../components/shop-categories.ts";
import { defaultCategories } from "../generated/shop.ts";

/** The categories of a shop that changed nothing, in English. */
export const englishCategories = defaultCategories.map(({ id, names, slug, wall }) => ({
  ...{ id, slug, wall, name: names.en },
  formerSlugs: [],
  leadsTo: null,
}));

/** For tests without a page, which holds the categories. */
setShopCategories(englishCategories);
