import { writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";

/** Figures of a row by unit, one value per repetition. */
export type Figures = Readonly<Record<string, readonly number[]>>;

/** The aim of a figure. */
export interface Aim {
  readonly words: string;
  isMet(value: number): boolean;
}

export const atMost = (max: number): Aim => ({
  words: `at most ${max}`,
  isMet: (value) => value <= max,
});
export const atLeast = (least: number): Aim => ({
  words: `at least ${least}`,
  isMet: (value) => value >= least,
});

/** Collects measurements in order. */
export interface Report {
  /** Aims apply to the median of a figure. */
  add(
    row: string,
    figures: Readonly<Record<string, number>>,
    aims?: Readonly<Record<string, Aim>>,
  ): void;
  /** The values of a row so far, in order; empty for an unknown row. */
  figures(row: string, unit: string): readonly number[];
  /** Prints a line that is not a row. */
  note(line: string): void;
  /**
   * Prints the table of medians with their range, and writes all figures as JSON if a file is
   * named.
   */
  finish(file?: string): void;
}

/** Describes the machine and the Node version. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
  `${platform()} ${release()} ${arch()}, Node ${process.versions.node}`;

export const createReport = (print: (line: string) => void): Report => {
  const rows = new Map<string, Record<string, number[]>>();
  const aimed = new Map<string, Readonly<Record<string, Aim>>>();
  const judged = (row: string, unit: string, values: readonly number[]): string => {
    const aim = aimed.get(row)?.[unit];
    if (!aim) return "";
    return ` (aim: ${aim.words}, ${aim.isMet(median(values)) ? "met" : "MISSED"})`;
  };
  return {
    figures: (row, unit) => rows.get(row)?.[unit] ?? [],
    note: print,
    add(row, figures, aims = {}) {
      const known = rows.get(row) ?? {};
      rows.set(row, known);
      aimed.set(row, aims);
      for (const [unit, value] of Object.entries(figures)) (known[unit] ??= []).push(value);
    },
    finish(file) {
      const width = Math.max(0, ...[...rows.keys()].map((row) => row.length)) + 2;
      print("\nmedian (minimum to maximum)");
      for (const [row, figures] of rows) {
        const texts = Object.entries(figures).map(
          ([unit, values]) => `${unit} ${spread(values)}${judged(row, unit, values)}`,
        );
        print(`${row.padEnd(width)}${texts.join("   ")}`);
      }
      if (!file) return;
      const content = {
        machine: machine(),
        at: new Date().toISOString(),
        rows: Object.fromEntries(rows),
      };
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    },
  };
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** The median, with minimum and maximum if there are several values. */
export const spread = (values: readonly number[]): string =>
  values.length === 1
    ? rounded(values[0] ?? 0)
    : `${rounded(median(values))} (${rounded(Math.min(...values))} to ${rounded(Math.max(...values))})`;

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
