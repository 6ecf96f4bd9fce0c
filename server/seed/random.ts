/** Pseudo-random numbers (mulberry32). The same seed returns the same numbers. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** One of the items. Throws if there are none. */
  pick<Item>(items: readonly Item[]): Item;
}

export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      if (items.length === 0) throw new RangeError("There is nothing to pick from");
      return items[Math.floor(next() * items.length)] as (typeof items)[number];
    },
  };
};
