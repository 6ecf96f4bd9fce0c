/** A time range in equal steps. */
export interface Steps {
  /** The end of each step, in milliseconds. */
  readonly ends: readonly number[];
  /**
   * The index of the step that contains an instant; instants outside belong to the first or last
   * step.
   */
  of(at: number): number;
}

const hourMs = 3_600_000;
const lengths = [hourMs, 3 * hourMs, 6 * hourMs, 12 * hourMs, 24 * hourMs, 168 * hourMs];

/** Maximum number of steps that fit into a chart and a table. */
const maxSteps = 80;

export const stepsOf = (from: number, to: number): Steps => {
  const all = Math.max(1, to - from);
  const usual = lengths.find((each) => all / each <= maxSteps);
  const length = usual ?? Math.ceil(all / maxSteps);
  const count = Math.max(1, Math.ceil(all / length));
  return {
    ends: Array.from({ length: count }, (_, index) => Math.min(from + (index + 1) * length, to)),
    of: (at) => Math.min(count - 1, Math.max(0, Math.ceil((at - from) / length) - 1)),
  };
};
