import type { CartLine } from "#domain/cart/lines.ts";

/** What one shopper's cart holds, in the order it was put in; the id is the shopper's. */
export interface CartDocument {
  readonly id: string;
  readonly lines: readonly CartLine[];
}
