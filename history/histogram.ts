/** Events in one stretch of time, by noun. */
export interface HistogramBucket {
  /** Its beginning, ISO 8601. */
  readonly at: string;
  /** In the order of `nouns`. */
  readonly counts: readonly number[];
}

export interface Histogram {
  readonly bucketMs: number;
  /** Only those with events, oldest first. */
  readonly buckets: readonly HistogramBucket[];
  /** In the order of `nouns`. */
  readonly totals: readonly number[];
}
