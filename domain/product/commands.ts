import type { ProductDetails, ProductOption, VariantDetails } from "./events.ts";

/** Values of a product as the user saw them. Missing values did not matter to the decision. */
export interface SeenProduct {
  readonly details?: Partial<ProductDetails> | undefined;
  readonly priceCents?: number | undefined;
}

/** The new content of a variant; `id` is null for a new one. */
export interface VariantInput extends VariantDetails {
  readonly id: string | null;
  readonly priceCents: number;
  /** Whether it is on sale. */
  readonly sold: boolean;
}

/** New options, and new contents of variants. Variants that are not listed stay unchanged. */
export interface VariantChanges {
  readonly options: readonly ProductOption[];
  readonly variants: readonly VariantInput[];
}

export type ProductCommand =
  | {
      readonly type: "AddProduct";
      readonly details: ProductDetails;
      readonly priceCents: number;
      /** Its first variant becomes the product's own; its price is `priceCents`. */
      readonly variants?: (VariantChanges & { readonly productId: string }) | undefined;
    }
  | ({
      readonly type: "ChangeVariants";
      readonly productId: string;
      /** The edition that the user saw; the command is refused if it has changed. */
      readonly seen?: number | undefined;
    } & VariantChanges)
  | {
      readonly type: "ChangeProduct";
      readonly details: Partial<ProductDetails>;
      readonly priceCents?: number | undefined;
      /** The values that the user saw; the command is refused if they have changed. */
      readonly seen?: SeenProduct | undefined;
    }
  | {
      readonly type: "RemoveProduct";
      /** The values that must still hold; the command is refused if they have changed. */
      readonly seen?: SeenProduct | undefined;
    }
  | { readonly type: "RestoreProduct" };
