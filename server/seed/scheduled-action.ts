/** An action at a moment of the demo month. */
export interface ScheduledAction {
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** A product and its quantity in a cart. */
export type CartLine = { readonly productId: string; readonly quantity: number };
