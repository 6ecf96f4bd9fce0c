import * as t from "#texts/cart.ts";

interface MergedLine {
  name: string | null;
  requested: number;
  merged: number;
}

/** The items that were merged, one text per product. */
export function mergedTexts(lines: readonly MergedLine[]): readonly string[] {
  return lines
    .filter(({ merged }) => merged > 0)
    .map(({ name, merged }) => `${merged} × ${name ?? t.oneItem}`);
}

/** The items that were not merged, and why, one text per product. */
export function shortTexts(lines: readonly MergedLine[]): readonly string[] {
  return lines
    .filter(({ requested, merged }) => merged < requested)
    .map(({ name, requested, merged }) => {
      if (name === null) return t.oneNoLongerSold;
      return merged === 0 ? t.cannotBeMerged(name) : t.partlyMerged(name, merged, requested);
    });
}
