/** Lengths of a piece in minutes, each a whole part of a day or some days. */
const lengths = [
  1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14_400, 43_200, 129_600, 525_600,
];

/** The shortest length that covers a stretch of time with at most so many pieces, in minutes. */
export const lengthFor = (from: number, to: number, buckets: number): number => {
  const minutes = (to - from) / 60_000;
  return lengths.find((length) => minutes / length <= buckets) ?? 525_600;
};
