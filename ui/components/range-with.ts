import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/**
 * The rows that a long list draws: those in view, and some more wherever they are, because what has
 * the focus would lose it with its row. Places beside the list, as -1, keep none.
 */
export function rangeWith(kept: readonly number[]): (range: Range) => number[] {
  return (range) => {
    const drawn = new Set(defaultRangeExtractor(range));
    for (const index of kept) if (index >= 0 && index < range.count) drawn.add(index);
    return [...drawn].toSorted((a, b) => a - b);
  };
}
