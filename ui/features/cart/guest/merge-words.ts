import * as t from "#texts/cart.ts";

interface MergedLine {
  name: string | null;
  asked: number;
  merged: number;
}

/** What came into the cart, one text a product. */
export function mergedTexts(lines: readonly MergedLine[]): readonly string[] {
  return lines
    .filter(({ merged }) => merged > 0)
    .map(({ name, merged }) => `${merged} × ${name ?? t.oneItem}`);
}

/** What did not, and why, one text a product. */
export function shortTexts(lines: readonly MergedLine[]): readonly string[] {
  return lines
    .filter(({ asked, merged }) => merged < asked)
    .map(({ name, asked, merged }) => {
      if (name === null) return t.oneNoLongerSold;
      return merged === 0 ? t.cannotBeMerged(name) : t.partlyMerged(name, merged, asked);
    });
}
