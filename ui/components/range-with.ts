import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/**
 * The rows that a long list draws: those in view, and one more wherever it is, because what has the focus would lose it with
 * its row. -1 keeps none.
 */
export function rangeWith(kept: number): (range: Range) => number[] {
  return (range) => {
    const inView = defaultRangeExtractor(range);
    if (kept < 0 || kept >= range.count || inView.includes(kept)) return inView;
    return [...inView, kept].toSorted((a, b) => a - b);
  };
}
