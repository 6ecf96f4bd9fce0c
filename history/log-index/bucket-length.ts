/** Interval lengths in minutes, each a divisor of a day or a number of days. */
const lengths = [
  1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14_400, 43_200, 129_600, 525_600,
];

/**
 * The shortest interval length, in minutes, that covers a time range with at most `buckets`
 * intervals.
 */
export const lengthFor = (from: number, to: number, buckets: number): number => {
  const minutes = (to - from) / 60_000;
  return lengths.find((length) => minutes / length <= buckets) ?? 525_600;
};
