import { spread } from "../report.ts";

/** A figure measured in both shops, with one value per repetition. */
export interface Comparison {
  readonly what: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

const ratios = ({ ours, theirs }: Comparison): readonly number[] =>
  ours.flatMap((our, repetition) => {
    const their = theirs[repetition];
    return their === undefined || their === 0 ? [] : [our / their];
  });

/**
 * A table of our figures, the peer's, and the ratio: medians with minimum and maximum. Ratios are
 * computed per repetition, because a machine's speed drifts between them. Figures of only one shop
 * are omitted.
 */
export const comparisonLines = (
  peer: string,
  compared: readonly Comparison[],
): readonly string[] => {
  const measured = compared.filter((row) => ratios(row).length > 0);
  const rows = [
    ["", "ours", peer, "ours ÷ theirs"],
    ...measured.map((row) => [row.what, spread(row.ours), spread(row.theirs), spread(ratios(row))]),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(width(column)))
      .join("   ")
      .trimEnd(),
  );
};
