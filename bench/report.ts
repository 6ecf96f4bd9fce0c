import { writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";

/** The aim of a figure: of the median of its repetitions. */
interface Aim {
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
  /** Adds figures of a row by unit, and the aims of some. */
  add(
    row: string,
    figures: Readonly<Record<string, number>>,
    aims?: Readonly<Record<string, Aim>>,
  ): void;
  /** The values of a row so far, in order; empty for an unknown row. */
  figures(row: string, unit: string): readonly number[];
  /** Prints a line that is not a row. */
  note(line: string): void;
  /** Prints the table of medians with their range, and writes all figures if a file is named. */
  finish(file?: string): void;
}

/** Describes the machine and the Node version. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
  `${platform()} ${release()} ${arch()}, Node ${process.versions.node}`;

export const createReport = (): Report => {
  const print = (line: string) => process.stdout.write(`${line}\n`);
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
      const all = {
        machine: machine(),
        at: new Date().toISOString(),
        rows: Object.fromEntries(rows),
      };
      if (file) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
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

/** Median, 95th and 99th percentile, and maximum of latencies. */
export const shares = (latencies: readonly number[]) => {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
};
