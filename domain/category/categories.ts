import { defaultCategories } from "./defaults.ts";
import type { CategoryDetails, CategoryId } from "./events.ts";

/** A category of the shop. */
export interface Category extends CategoryDetails {
  readonly id: CategoryId;
  /** Earlier slugs, which lead to the current one. */
  readonly formerSlugs: readonly string[];
  /** Null while it is shown; the category that an archived one leads to. */
  readonly itemsMovedTo: CategoryId | null;
}

/** All categories in display order. Archived ones keep their places. */
export type Categories = readonly Category[];

/** The categories before the first change. */
export const unchangedCategories: Categories = defaultCategories.map((category) => ({
  ...category,
  formerSlugs: [],
  itemsMovedTo: null,
}));

/** Ids of the categories before the first change. */
export const unchangedCategoryIds: readonly CategoryId[] = defaultCategories.map(({ id }) => id);

/** The categories that shoppers see. */
export const shownCategories = (categories: Categories): Categories =>
  categories.filter(({ itemsMovedTo }) => itemsMovedTo === null);

/** One category; null if there is none with this id. */
export const categoryWithId = (categories: Categories, id: CategoryId): Category | null =>
  categories.find((category) => category.id === id) ?? null;

/**
 * The shown category that an id leads to. An archived category leads to the one that took its
 * items, so that an item is never hidden. An unknown id stays.
 */
export const shownCategory = (categories: Categories, id: CategoryId): CategoryId => {
  // Each step leads to a category that was archived later, or to a shown one.
  let current = id;
  for (let steps = 0; steps < categories.length; steps += 1) {
    const next = categoryWithId(categories, current)?.itemsMovedTo ?? null;
    if (next === null) return current;
    current = next;
  }
  return current;
};

/** The ids that lead to a shown category: its own, and those of archived ones that lead to it. */
export const idsOfShown = (categories: Categories, id: CategoryId): readonly CategoryId[] => [
  id,
  ...categories
    .filter((category) => category.itemsMovedTo !== null)
    .map((category) => category.id)
    .filter((archived) => shownCategory(categories, archived) === id),
];

/** The English name of a category, which REST, exports and reports use; an unknown id stays. */
export const englishName = (categories: Categories, id: CategoryId): string =>
  categoryWithId(categories, id)?.names.en ?? id;

/**
 * The category with an English name, or with this id: the first name of a default category stays
 * valid after a change of name. Null if there is none.
 */
export const categoryNamed = (categories: Categories, name: string): Category | null =>
  categories.find(({ names }) => names.en === name) ?? categoryWithId(categories, name);

/** The category that has or had a slug; null if there is none. */
export const categoryAt = (categories: Categories, slug: string): Category | null =>
  categories.find((category) => category.slug === slug) ??
  categories.find(({ formerSlugs }) => formerSlugs.includes(slug)) ??
  null;
