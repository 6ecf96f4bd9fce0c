import * as t from "#texts/find.ts";
import type { ProductFilter } from "../../../generated/operations.ts";
import { formatMoney } from "../../../components/money.ts";

/** The filters next to the list; null and false do not filter. */
export interface FilterChoices {
  /** Rupees. */
  minPrice: number | null;
  /** Rupees. */
  maxPrice: number | null;
  inStock: boolean;
  /** Stars, 1 to 5. */
  minRating: number | null;
  hasModel: boolean;
  /** The name of a colour. */
  colour: string | null;
}

export const noChoices: FilterChoices = {
  minPrice: null,
  maxPrice: null,
  inStock: false,
  minRating: null,
  hasModel: false,
  colour: null,
};

/** An active filter: its label, and the change that removes it. */
export interface ChosenFilter {
  words: string;
  without: Partial<FilterChoices>;
}

/** The active filters, in the order of the form. */
export function chosenFilters({
  minPrice,
  maxPrice,
  inStock,
  minRating,
  hasModel,
  colour,
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
  if (colour !== null) chosen.push({ words: colour, without: { colour: null } });
  if (hasModel) chosen.push({ words: t.model3d, without: { hasModel: false } });
  return chosen;
}

/** Label of a minimum rating. */
export function ratingWords(minRating: number): string {
  return minRating === 5 ? t.fiveStars : t.starsAndUp(minRating);
}

/** "Rs. 20,000 to 260,000" */
function priceWords(minPrice: number | null, maxPrice: number | null): string {
  const short = (rupees: number) => formatMoney(rupees).replace(/\.00$/, "");
  if (minPrice === null) return t.upTo(short(maxPrice ?? 0));
  if (maxPrice === null) return t.from(short(minPrice));
  return t.fromTo(short(minPrice), short(maxPrice).replace(/^Rs\. /, ""));
}

/** The API filter; null if no filter is active, so that the list is the same as without filters. */
export function filterInput(choices: FilterChoices): ProductFilter | null {
  if (chosenFilters(choices).length === 0) return null;
  const { minPrice, maxPrice, inStock, minRating, hasModel, colour } = choices;
  return { minPrice, maxPrice, inStock, minRating, hasModel, colour };
}
