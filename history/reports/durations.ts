/**
 * Lengths of time, counted by minutes, so that a million of them take no more room than the longest
 * is long.
 */
export interface Durations {
  readonly count: number;
  /** Of milliseconds; time that runs backwards takes none. */
  add(ms: number): void;
  /** Minutes within which a share of them lies, from 0 to 1; null for none. */
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
