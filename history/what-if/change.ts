/** Kinds of events that a simulation can leave out. */
export const leftOutKinds = [
  "orders",
  "moves",
  "cancellations",
  "price-changes",
  "receipts",
  "counts",
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/**
 * One change that applies from the fork on. Null for the product or province means all. A product's
 * id applies to each of its variants, a variant's id to that one, and `P.1` to the first variant
 * of `P`.
 */
export type WhatIfChange =
  | {
      readonly kind: "leave-out";
      readonly events: LeftOutKind;
      readonly productId: string | null;
      readonly province: string | null;
    }
  /** Each move on the board happens `hours` later. */
  | { readonly kind: "delay-moves"; readonly hours: number; readonly province: string | null }
  | { readonly kind: "delivery-fee"; readonly cents: number }
  /** A promo code gives this percentage instead of its benefit; with 0 it gives nothing. */
  | { readonly kind: "promotion"; readonly code: string; readonly percent: number }
  /** The price of a product from the fork to the end, replacing all later price changes. */
  | { readonly kind: "price"; readonly productId: string; readonly cents: number }
  /** Every price, including later price changes, changed by a percentage. */
  | {
      readonly kind: "price-percent";
      readonly productId: string | null;
      readonly percent: number;
    }
  /** Units available at the fork. */
  | { readonly kind: "opening-stock"; readonly productId: string; readonly pieces: number }
  /** The quantities of goods received, changed by a percentage. */
  | { readonly kind: "receipts"; readonly productId: string | null; readonly percent: number }
  /** Orders to this province are refused when they are submitted. */
  | { readonly kind: "close-province"; readonly province: string }
  /** Orders to this delivery zone are refused when they are submitted. */
  | {
      readonly kind: "close-zone";
      readonly zoneId: string;
      /** Milliseconds; null for the fork. */
      readonly from: number | null;
    }
  /** The orders that each slot of a zone holds, replacing all later changes of it. */
  | { readonly kind: "zone-capacity"; readonly zoneId: string; readonly orders: number };
