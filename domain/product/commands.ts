import type { CategoryId } from "../category/events.ts";
import type { ProductDetails, ProductOption, Size, VariantDetails } from "./events.ts";

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

/** Some values of a variant. Missing values stay, or did not matter to the decision. */
export interface VariantValues {
  readonly priceCents?: number | undefined;
  readonly sku?: string | null | undefined;
  readonly size?: Size | null | undefined;
  readonly image?: string | null | undefined;
  readonly sold?: boolean | undefined;
}

/** A variant as the user saw it, named by its option values. */
export interface SeenVariant {
  readonly values: readonly string[];
  readonly seen: VariantValues;
}

/** A change of some values of one variant, or a new variant. */
export interface VariantEdit {
  /** Null names the variant on sale with the same option values. */
  readonly id: string | null;
  readonly values: readonly string[];
  readonly changes: VariantValues;
  /** The values that the user saw. A variant without id and `seen` is new. */
  readonly seen?: VariantValues | undefined;
}

/** Changes of some variants. Variants that are not listed stay unchanged. */
export interface VariantEdits {
  /** Names of the options as the user saw them. */
  readonly options: readonly string[];
  readonly variants: readonly VariantEdit[];
}

export type ProductCommand =
  | {
      readonly type: "AddProduct";
      readonly details: ProductDetails;
      readonly priceCents: number;
      /** The categories that the shop shows; those of a new shop if missing. */
      readonly categories?: readonly CategoryId[] | undefined;
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
      /** As in AddProduct. A category that stays need not be among them. */
      readonly categories?: readonly CategoryId[] | undefined;
      readonly variants?: (VariantEdits & { readonly productId: string }) | undefined;
      /** The values that the user saw; the command is refused if they have changed. */
      readonly seen?: SeenProduct | undefined;
    }
  | {
      readonly type: "RemoveProduct";
      /** The values that must still hold; the command is refused if they have changed. */
      readonly seen?: SeenProduct | undefined;
      /** All variants that must still be on sale, with the values that must still hold. */
      readonly variants?: readonly SeenVariant[] | undefined;
    }
  | {
      readonly type: "RestoreProduct";
      /** The category to restore it to, if its own was archived. */
      readonly category?: CategoryId | undefined;
    };
