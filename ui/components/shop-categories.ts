import { paths } from "../paths.ts";
import type { Wall } from "./wall.ts";

/** A category of the shop for its visitors, in the language of the page. */
export interface ShopCategory {
  id: string;
  name: string;
  /** The word for it in addresses. */
  slug: string;
  /** Earlier words, which lead to it. */
  formerSlugs: readonly string[];
  wall: string;
  /** The category that an archived one leads to; null while it is shown. */
  leadsTo: string | null;
}

/** Name of the URL parameter for the category. */
export const categoryParameter = "room";

/** The categories of the shop, by id and by address. */
export class Categories {
  readonly list: readonly ShopCategory[];
  /** Ids of all categories. */
  readonly all: readonly string[];
  /** Ids of the categories that shoppers see, in display order. */
  readonly shown: readonly string[];
  readonly #byId: ReadonlyMap<string, ShopCategory>;

  constructor(list: readonly ShopCategory[]) {
    this.list = list;
    this.all = list.map(({ id }) => id);
    this.shown = list.flatMap(({ id, leadsTo }) => (leadsTo === null ? [id] : []));
    this.#byId = new Map(list.map((category) => [category.id, category]));
  }

  /** The label of a category, and the wall behind its items. */
  display(id: string): { label: string; wall: Wall } {
    const category = this.#byId.get(id);
    return { label: category?.name ?? id, wall: (category?.wall ?? "furnitures") as Wall };
  }

  /** The word for a category in addresses. */
  slug(id: string): string {
    return this.#byId.get(id)?.slug ?? id;
  }

  /** Path of a category's list. */
  path(id: string): string {
    return `${paths.category}?${categoryParameter}=${this.slug(id)}`;
  }

  /** The shown category of a word in an address, also of a former one; null for all. */
  at(word: string | null): string | null {
    if (word === null) return null;
    const all = [...this.#byId.values()];
    const found =
      all.find(({ slug }) => slug === word) ??
      all.find(({ formerSlugs }) => formerSlugs.includes(word));
    return found ? (found.leadsTo ?? found.id) : null;
  }
}

const known = new WeakMap<readonly ShopCategory[], Categories>();

/** The categories of a list, composed once for each list. */
export function categoriesOf(list: readonly ShopCategory[]): Categories {
  const categories = known.get(list) ?? new Categories(list);
  known.set(list, categories);
  return categories;
}

let current = new Categories([]);

/** Takes over the shop's categories for code outside of components. */
export function setShopCategories(list: readonly ShopCategory[]): void {
  current = categoriesOf(list);
}

/** The shop's categories now, outside of components. Components use `useCategories`. */
export const shopCategories = (): Categories => current;
