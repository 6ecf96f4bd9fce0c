import type { DeclaredDocument } from "#domain/personal.ts";
/** Progress of an order's checkout: the work that a restart has to finish. */
export interface CheckoutDocument {
  readonly id: string;
  readonly phase: "submitted" | "placed" | "rejected" | "cancelled" | "returned";
  /** Products with an open reservation, each with its claim if it has one. */
  readonly reserved: readonly string[];
  /** Places on delivery days, as `zone.date half`. */
  readonly slots: readonly string[];
  /** The place that the order needs; null if it has no delivery day. */
  readonly slot: string | null;
  /** The order waits for another delivery day. */
  readonly dayRequested: boolean;
  /** Returned items are not in stock yet. */
  readonly restocking: boolean;
  /** A change of its items is not settled. */
  readonly itemsChanging: boolean;
  /** The use of a promo code that the order holds, has or had; null for none. */
  readonly redemption: "held" | "used" | "released" | null;
  readonly cartCheckedOut: boolean;
  /** For a cancelled or returned order: its goods are in the shop, so that their stock is due. */
  readonly goodsReceived: boolean;
  /** For a cancelled or returned order: all its items are back in stock. */
  readonly stockReturned: boolean;
  /** 1 for an ended order whose goods are not in the shop yet. Otherwise null. */
  readonly awaitsGoods: 1 | null;
  /** 1 while work is left. Otherwise null. */
  readonly unfinished: 1 | null;
  readonly submittedAt: string;
}

/** Every field of the document, declared as personal or open. */
export const checkoutFields: DeclaredDocument<CheckoutDocument> = {
  id: "open",
  phase: "open",
  reserved: "open",
  slots: "open",
  slot: "open",
  dayRequested: "open",
  restocking: "open",
  itemsChanging: "open",
  redemption: "open",
  cartCheckedOut: "open",
  goodsReceived: "open",
  stockReturned: "open",
  awaitsGoods: "open",
  unfinished: "open",
  submittedAt: "open",
};
