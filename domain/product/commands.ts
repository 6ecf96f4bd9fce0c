import type { ProductDetails } from "./events.ts";

/** Values of a product as somebody saw them; what is left out does not matter to what they decided. */
export interface SeenProduct {
  readonly details?: Partial<ProductDetails> | undefined;
  readonly priceCents?: number | undefined;
}

export type ProductCommand =
  | {
      readonly type: "AddProduct";
      readonly details: ProductDetails;
      readonly priceCents: number;
    }
  | {
      readonly type: "ChangeProduct";
      readonly details: Partial<ProductDetails>;
      readonly priceCents?: number | undefined;
      /** What was shown to whoever decided; refused where it is no longer so. */
      readonly seen?: SeenProduct | undefined;
    }
  | {
      readonly type: "RemoveProduct";
      /** What it has to be still; refused where it is no longer so. */
      readonly seen?: SeenProduct | undefined;
    }
  | { readonly type: "RestoreProduct" };
