import { spread } from "../report.ts";

/** One thing that both shops did, in turn: a figure of each repetition. */
export interface Compared {
  readonly what: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

const ratios = ({ ours, theirs }: Compared): readonly number[] =>
  ours.flatMap((our, repetition) => {
    const their = theirs[repetition];
    return their === undefined || their === 0 ? [] : [our / their];
  });

/**
 * A table of ours, the peer's and ours divided by the peer's, each the median with least and most.
 * The ratios are those of repetitions, because a machine's speed drifts from one to the next. What
 * was measured of one shop alone is left out.
 */
export const besideLines = (peer: string, compared: readonly Compared[]): readonly string[] => {
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
