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
 * One thing that shall have been otherwise since the fork. Without a product or a province it holds
 * for all of them.
 */
export type WhatIfChange =
  | {
      readonly kind: "leave-out";
      readonly events: LeftOutKind;
      readonly productId: string | null;
      readonly province: string | null;
    }
  /** Each move on the board comes so many hours later. */
  | { readonly kind: "delay-moves"; readonly hours: number; readonly province: string | null }
  | { readonly kind: "delivery-fee"; readonly cents: number }
  /** What a product costs from the fork to the end, whatever it was changed to. */
  | { readonly kind: "price"; readonly productId: string; readonly cents: number }
  /** Every price, as it was and as it was changed to, by so many percent more or less. */
  | {
      readonly kind: "price-percent";
      readonly productId: string | null;
      readonly percent: number;
    }
  /** Pieces that are free at the fork. */
  | { readonly kind: "opening-stock"; readonly productId: string; readonly pieces: number }
  /** Goods that come in, by so many percent more or less. */
  | { readonly kind: "receipts"; readonly productId: string | null; readonly percent: number }
  /** Orders that go there are refused when they are handed in. */
  | { readonly kind: "close-province"; readonly province: string };
