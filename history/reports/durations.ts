/**
 * A histogram of durations with a resolution of one minute. Its size depends on the number of
 * distinct durations, not on the number of durations added.
 */
export interface Durations {
  readonly count: number;
  /** Adds a duration in milliseconds; a negative one counts as zero. */
  add(ms: number): void;
  /**
   * The shortest time in minutes within which a share of the durations (0 to 1) falls; null if
   * there are none.
   */
  within(share: number): number | null;
}

export const createDurations = (): Durations => {
  const byMinutes = new Map<number, number>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(ms) {
      const minutes = Math.max(0, Math.round(ms / 60_000));
      byMinutes.set(minutes, (byMinutes.get(minutes) ?? 0) + 1);
      count += 1;
    },
    within(share) {
      const wanted = Math.max(1, Math.ceil(share * count));
      let seen = 0;
      for (const [minutes, times] of [...byMinutes].sort(([a], [b]) => a - b)) {
        seen += times;
        if (seen >= wanted) return minutes;
      }
      return null;
    },
  };
};
