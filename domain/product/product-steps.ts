import type { Position } from "../ports.ts";
import type { CommandReused } from "../refusal.ts";
import type { StockRefusal } from "../stock/decider.ts";
import type { SeenProduct } from "./commands.ts";
import type { ProductRefusal } from "./decider.ts";
import type { ProductDetails } from "./events.ts";

/** A product to add: price in cents, stock in pieces. */
export interface NewProduct {
  readonly details: ProductDetails;
  readonly priceCents: number;
  readonly countInStock: number;
}

/** What of a product shall change; what is left out stays. */
export interface ProductChanges {
  readonly details?: Partial<ProductDetails> | undefined;
  readonly priceCents?: number | undefined;
  readonly countInStock?: number | undefined;
  /** What was shown to whoever decided: the command is refused where somebody else has changed it since. */
  readonly seen?: SeenWithStock | undefined;
}

/** What was shown of a product, and how many of it could be ordered. */
export interface SeenWithStock extends SeenProduct {
  readonly countInStock?: number | undefined;
}

export type ProductAnswer =
  | { readonly accepted: true; readonly productId: string; readonly position: Position | null }
  | { readonly accepted: false; readonly refusal: ProductRefusal | StockRefusal | CommandReused };

/** One of several things that are done to products together. */
export type ProductStep = {
  /** Tells it from the others of its group, and is the same one whenever the group is sent again. */
  readonly row: number;
} & (
  | { readonly type: "add"; readonly product: NewProduct }
  | { readonly type: "change"; readonly productId: string; readonly changes: ProductChanges }
  | { readonly type: "remove"; readonly productId: string; readonly seen: SeenWithStock }
);
