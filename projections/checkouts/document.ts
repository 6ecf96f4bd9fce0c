/** How far an order's checkout has got: what a restart has to finish. */
export interface CheckoutDocument {
  readonly id: string;
  readonly phase: "submitted" | "placed" | "rejected" | "cancelled";
  /** Products whose reservation is open. */
  readonly reserved: readonly string[];
  readonly cartCheckedOut: boolean;
  /** Of a cancelled order: every piece is in the shop again. */
  readonly stockReturned: boolean;
  /** Nothing is left to do. */
  readonly done: boolean;
  readonly submittedAt: string;
}
