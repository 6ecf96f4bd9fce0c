/** Events in one period, by category. */
export interface HistogramBucket {
  /** Start of the period, ISO 8601. */
  readonly at: string;
  /** In the order of `categories`. */
  readonly counts: readonly number[];
}

export interface Histogram {
  readonly bucketMs: number;
  /** Only periods with events, oldest first. */
  readonly buckets: readonly HistogramBucket[];
  /** In the order of `categories`. */
  readonly totals: readonly number[];
}
