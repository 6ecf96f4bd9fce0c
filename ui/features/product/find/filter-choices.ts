import * as t from "#texts/find.ts";
import type { ProductFilter } from "../../../generated/operations.ts";
import { formatMoney } from "../../../components/money.ts";

/** What is chosen beside the list; null and false leave nothing out. */
export interface FilterChoices {
  /** Rupees. */
  minPrice: number | null;
  /** Rupees. */
  maxPrice: number | null;
  inStock: boolean;
  /** Stars, 1 to 5. */
  minRating: number | null;
  hasModel: boolean;
}

export const noChoices: FilterChoices = {
  minPrice: null,
  maxPrice: null,
  inStock: false,
  minRating: null,
  hasModel: false,
};

/** A filter in force: its words, and what takes it back. */
export interface ChosenFilter {
  words: string;
  without: Partial<FilterChoices>;
}

/** The filters in force, in the order in which they are offered. */
export function chosenFilters({
  minPrice,
  maxPrice,
  inStock,
  minRating,
  hasModel,
}: FilterChoices): readonly ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  if (minPrice !== null || maxPrice !== null) {
    chosen.push({
      words: priceWords(minPrice, maxPrice),
      without: { minPrice: null, maxPrice: null },
    });
  }
  if (inStock) chosen.push({ words: t.inStock, without: { inStock: false } });
  if (minRating !== null) {
    chosen.push({ words: ratingWords(minRating), without: { minRating: null } });
  }
  if (hasModel) chosen.push({ words: t.model3d, without: { hasModel: false } });
  return chosen;
}

/** "4 and up" */
export function ratingWords(minRating: number): string {
  return minRating === 5 ? t.fiveStars : t.andUp(minRating);
}

/** "Rs. 20,000 to 260,000" */
function priceWords(minPrice: number | null, maxPrice: number | null): string {
  const short = (rupees: number) => formatMoney(rupees).replace(/\.00$/, "");
  if (minPrice === null) return t.upTo(short(maxPrice ?? 0));
  if (maxPrice === null) return t.from(short(minPrice));
  return t.fromTo(short(minPrice), short(maxPrice).replace(/^Rs\. /, ""));
}

/**
 * What the shop is asked for; null where nothing is chosen, so that the list is the same as without
 * filters.
 */
export function filterInput(choices: FilterChoices): ProductFilter | null {
  if (chosenFilters(choices).length === 0) return null;
  const { minPrice, maxPrice, inStock, minRating, hasModel } = choices;
  return { minPrice, maxPrice, inStock, minRating, hasModel };
}
