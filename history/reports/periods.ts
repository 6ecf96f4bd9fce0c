import { momentOf, startOf, units } from "../shop-clock.ts";

/** A stretch of time in pieces of whole days, by the shop's clock. */
export interface Periods {
  /** What a piece is called: "Day". */
  readonly name: string;
  /** Which piece a moment lies in, counted from 0. */
  of(at: number): number;
  /**
   * When each begins and ends, in milliseconds, both included; the first and the last may be cut.
   */
  readonly periods: readonly { readonly from: number; readonly to: number }[];
}

const names = [
  { days: 1, name: "Day" },
  { days: 7, name: "Seven days from" },
  { days: 28, name: "Four weeks from" },
  { days: 364, name: "A year from" },
] as const;

/** So many pieces can be told apart. */
const maxPeriods = 92;

export const periodsOf = (from: number, to: number): Periods => {
  const first = startOf(from, units.day);
  const inAll = startOf(to, units.day) - first + 1;
  const { days, name } = names.find(({ days: length }) => inAll / length <= maxPeriods) ?? names[3];
  return {
    name,
    of: (at) => Math.floor((startOf(at, units.day) - first) / days),
    periods: Array.from({ length: Math.ceil(inAll / days) }, (_, index) => ({
      from: Math.max(from, momentOf(first + index * days, units.day)),
      to: Math.min(to, momentOf(first + (index + 1) * days, units.day) - 1),
    })),
  };
};
