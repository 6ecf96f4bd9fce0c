/** An answer of the shop, with the fields its translation needs: the type is its code. */
export interface Answer {
  readonly __typename?: unknown;
  readonly message: string;
  /** The available quantity of each short product. */
  readonly lines?: readonly { readonly name: string; readonly available: number }[];
  /** Seconds to wait after too many attempts. */
  readonly retryAfterSeconds?: number;
}
