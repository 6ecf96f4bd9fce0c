/** How far an order's checkout has got: what a restart has to finish. */
export interface CheckoutDocument {
  readonly id: string;
  readonly phase: "submitted" | "placed" | "rejected";
  /** Products whose reservation is open. */
  readonly reserved: readonly string[];
  readonly cartCheckedOut: boolean;
  /** Nothing is left to do. */
  readonly done: boolean;
  readonly submittedAt: string;
}
