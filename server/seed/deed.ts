/** One thing that will be done at a moment of the month. */
export interface Deed {
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** A product, and how many pieces of it somebody wants. */
export type Line = { readonly productId: string; readonly quantity: number };
