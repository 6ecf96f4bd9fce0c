/** An action at a moment of the demo month. */
export interface Deed {
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** A product and its quantity in a cart. */
export type Line = { readonly productId: string; readonly quantity: number };
