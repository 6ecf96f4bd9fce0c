import { deliveryFeeCents } from "../constants.ts";

/** The price of one product in a quote; `available` items can be ordered now. */
export interface QuoteLine {
  readonly productId: string;
  readonly name: string;
  /** The chosen option values; empty for a product without options. */
  readonly options: readonly string[];
  readonly priceCents: number;
  readonly quantity: number;
  readonly image: string;
  readonly available: number;
}

/** Total = sum of price x quantity + delivery (docs/rules.md, "Orders"). */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly subtotalCents: number;
  readonly deliveryFeeCents: number;
  readonly totalCents: number;
}

export const quoteOf = (lines: readonly QuoteLine[]): Quote => {
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  return { lines, subtotalCents, deliveryFeeCents, totalCents: subtotalCents + deliveryFeeCents };
};
