import type { ProductDetails } from "./events.ts";

/** Values of a product as the user saw them. Missing values did not matter to the decision. */
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
      /** The values that the user saw; the command is refused if they have changed. */
      readonly seen?: SeenProduct | undefined;
    }
  | {
      readonly type: "RemoveProduct";
      /** The values that must still hold; the command is refused if they have changed. */
      readonly seen?: SeenProduct | undefined;
    }
  | { readonly type: "RestoreProduct" };
