import type { ProductDetails } from "./events.ts";

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
    }
  | { readonly type: "RemoveProduct" };
