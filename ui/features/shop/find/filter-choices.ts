import * as t from "#texts/find.ts";
import type { FilterCondition, ProductFilter } from "../../../generated/operations.ts";
import type { FreeSpace } from "../../shared/product/fit.ts";
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
  /** Sides of the space that an item must fit into, in centimetres. */
  width: number | null;
  depth: number | null;
  height: number | null;
}

export const noChoices: FilterChoices = {
  minPrice: null,
  maxPrice: null,
  inStock: false,
  minRating: null,
  hasModel: false,
  colour: null,
  width: null,
  depth: null,
  height: null,
};

/** A space without a measured side. */
export const noSpace = { width: null, depth: null, height: null };

/** Whether a side of the space is set. */
export function hasSpace({ width, depth, height }: FreeSpace): boolean {
  return [width, depth, height].some((cm) => cm !== null && cm !== undefined);
}

/** An active filter: its label, and the change that removes it. */
export interface ChosenFilter {
  condition: FilterCondition;
  words: string;
  without: Partial<FilterChoices>;
}

/** The active filters, in the order of the form. */
export function chosenFilters(choices: FilterChoices): readonly ChosenFilter[] {
  const { minPrice, maxPrice, inStock, minRating, hasModel, colour } = choices;
  const chosen: ChosenFilter[] = [];
  if (hasSpace(choices)) {
    chosen.push({ condition: "SPACE", words: t.fits(spaceWords(choices)), without: noSpace });
  }
  if (minPrice !== null || maxPrice !== null) {
    chosen.push({
      condition: "PRICE",
      words: priceWords(minPrice, maxPrice),
      without: { minPrice: null, maxPrice: null },
    });
  }
  if (inStock) {
    chosen.push({ condition: "STOCK", words: t.inStock, without: { inStock: false } });
  }
  if (minRating !== null) {
    chosen.push({
      condition: "RATING",
      words: ratingWords(minRating),
      without: { minRating: null },
    });
  }
  if (colour !== null) {
    chosen.push({ condition: "COLOUR", words: colour, without: { colour: null } });
  }
  if (hasModel) {
    chosen.push({ condition: "MODEL", words: t.model3d, without: { hasModel: false } });
  }
  return chosen;
}

/** "140 × 95 cm", or "a width of 50 cm" if not both width and depth are set. */
function spaceWords({ width, depth, height }: FilterChoices): string {
  if (width !== null && depth !== null) {
    return lengthText(...[width, depth, height].filter((cm) => cm !== null));
  }
  return [
    ...(width === null ? [] : [t.ofSide.WIDTH(lengthText(width))]),
    ...(depth === null ? [] : [t.ofSide.DEPTH(lengthText(depth))]),
    ...(height === null ? [] : [t.ofSide.HEIGHT(lengthText(height))]),
  ].join(", ");
}

const plain = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 1 });

/** "140 × 95 cm" */
export function lengthText(...cm: readonly number[]): string {
  return t.inCm(cm.map((each) => plain.format(each)).join(" × "));
}

/** Label of a minimum rating. */
export function ratingWords(minRating: number): string {
  return minRating === 5 ? t.fiveStars : t.starsAndUp(minRating);
}

/** "Rs. 20,000 to 260,000" */
function priceWords(minPrice: number | null, maxPrice: number | null): string {
  if (minPrice === null) return t.upTo(shortPrice(maxPrice ?? 0));
  if (maxPrice === null) return t.from(shortPrice(minPrice));
  return t.fromTo(shortPrice(minPrice), shortPrice(maxPrice).replace(/^Rs\. /, ""));
}

/** "Rs. 20,000", without zero cents. */
export function shortPrice(rupees: number): string {
  return formatMoney(rupees).replace(/\.00$/, "");
}

/** The API filter; null if no filter is active, so that the list is the same as without filters. */
export function filterInput(choices: FilterChoices): ProductFilter | null {
  if (chosenFilters(choices).length === 0) return null;
  const { minPrice, maxPrice, inStock, minRating, hasModel, colour } = choices;
  const { width: widthCm, depth: depthCm, height: heightCm } = choices;
  const space = hasSpace(choices) ? { widthCm, depthCm, heightCm } : null;
  return { minPrice, maxPrice, inStock, minRating, hasModel, colour, space };
}
