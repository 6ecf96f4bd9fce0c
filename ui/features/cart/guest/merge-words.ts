interface MergedLine {
  name: string | null;
  asked: number;
  merged: number;
}

/** What came into the cart, one text a product. */
export function mergedTexts(lines: readonly MergedLine[]): readonly string[] {
  return lines
    .filter(({ merged }) => merged > 0)
    .map(({ name, merged }) => `${merged} × ${name ?? "One item"}`);
}

/** What did not, and why, one text a product. */
export function shortTexts(lines: readonly MergedLine[]): readonly string[] {
  return lines
    .filter(({ asked, merged }) => merged < asked)
    .map(({ name, asked, merged }) => {
      if (name === null) return "One item is no longer sold.";
      return merged === 0
        ? `${name} cannot be had now, or your cart holds all there is.`
        : `${name}: only ${merged} of ${asked}, as more cannot be had.`;
    });
}
