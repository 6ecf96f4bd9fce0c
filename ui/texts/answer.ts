/**
 * What the shop has answered, as far as its words depend on it: its type is its code, the other
 * fields its data.
 */
export interface Answer {
  readonly __typename?: unknown;
  readonly message: string;
  /** Of a shortage: what of each product is left. */
  readonly lines?: readonly { readonly name: string; readonly available: number }[];
  /** How long to wait, after too much of something. */
  readonly retryAfterSeconds?: number;
}
