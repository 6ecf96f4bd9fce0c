import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/**
 * The rows that a virtual list renders: those in view, and some others wherever they are, because a
 * focused element would lose the focus with its row. Indexes outside the list, such as -1, are
 * ignored.
 */
export function rangeIncluding(kept: readonly number[]): (range: Range) => number[] {
  return (range) => {
    const drawn = new Set(defaultRangeExtractor(range));
    for (const index of kept) if (index >= 0 && index < range.count) drawn.add(index);
    return [...drawn].toSorted((a, b) => a - b);
  };
}
