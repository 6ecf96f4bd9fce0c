import type { Position } from "../ports.ts";
import type { CommandReused } from "../refusal.ts";
import type { StockRefusal } from "../stock/decider.ts";
import type { SeenProduct, SeenVariant, VariantEdit, VariantInput } from "./commands.ts";
import type { ProductRefusal } from "./decider.ts";
import type { ProductDetails, ProductOption } from "./events.ts";

/** A product to add: price in cents, stock in items. */
export interface NewProduct {
  readonly details: ProductDetails;
  readonly priceCents: number;
  readonly countInStock: number;
  /** Price and stock of the first variant are the product's own. */
  readonly variants?: NewVariants | undefined;
}

/** The options and variants of a product to add. */
export interface NewVariants {
  readonly options: readonly ProductOption[];
  readonly variants: readonly (VariantInput & { readonly countInStock: number })[];
}

/** A change of one variant and its stock. */
export interface VariantStep extends VariantEdit {
  readonly countInStock?: number | undefined;
  /** The available items that the user saw. */
  readonly seenInStock?: number | undefined;
}

/** Changes of a product; missing fields stay unchanged. */
export interface ProductChanges {
  readonly details?: Partial<ProductDetails> | undefined;
  readonly priceCents?: number | undefined;
  readonly countInStock?: number | undefined;
  /** Changes of some variants; `options` has the names of the product's options. */
  readonly variants?:
    | { readonly options: readonly string[]; readonly variants: readonly VariantStep[] }
    | undefined;
  /** The values that the user saw; the command is refused if another user has changed them. */
  readonly seen?: SeenWithStock | undefined;
}

/** The values of a product and its available stock as the user saw them. */
export interface SeenWithStock extends SeenProduct {
  readonly countInStock?: number | undefined;
}

/** A product to remove as the user saw it, with all its variants on sale. */
export interface SeenWithVariants extends SeenWithStock {
  readonly variants?:
    | readonly (SeenVariant & { readonly seenInStock?: number | undefined })[]
    | undefined;
}

export type ProductAnswer =
  | { readonly accepted: true; readonly productId: string; readonly position: Position | null }
  | { readonly accepted: false; readonly refusal: ProductRefusal | StockRefusal | CommandReused };

/** One step of a batch of product changes. */
export type ProductStep = {
  /** Identifies the step in its batch. It must stay the same if the batch is sent again. */
  readonly row: number;
} & (
  | { readonly type: "add"; readonly product: NewProduct }
  | { readonly type: "change"; readonly productId: string; readonly changes: ProductChanges }
  | { readonly type: "remove"; readonly productId: string; readonly seen: SeenWithVariants }
);
