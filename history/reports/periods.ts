import { momentOf, startOf, units } from "../shop-clock.ts";

/** A time range divided into periods of whole days, by the shop's time zone. */
export interface Periods {
  /** The label of a period: "Day". */
  readonly name: string;
  /** The index of the period that contains an instant. */
  of(at: number): number;
  /** Start and end of each period in milliseconds, inclusive; the first and the last may be cut. */
  readonly periods: readonly { readonly from: number; readonly to: number }[];
}

const names = [
  { days: 1, name: "Day" },
  { days: 7, name: "7 days from" },
  { days: 28, name: "4 weeks from" },
  { days: 364, name: "Year from" },
] as const;

/** Maximum number of periods that a chart can distinguish. */
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
