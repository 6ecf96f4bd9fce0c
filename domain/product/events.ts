import type { Category, Placement } from "../constants.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

export interface Size {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** Details of a product, except its price and stock. `image` and `modelUrl` are URLs. */
export interface ProductDetails {
  readonly name: string;
  readonly description: string;
  readonly category: Category;
  readonly image: string;
  readonly modelUrl: string | null;
  readonly size: Size | null;
  readonly placement: Placement;
}

export type ProductEvent =
  | {
      readonly type: "ProductAdded";
      readonly data: ProductDetails & { readonly priceCents: number };
    }
  | { readonly type: "ProductDetailsChanged"; readonly data: ProductDetails }
  | {
      readonly type: "ProductPriceChanged";
      readonly data: { readonly priceCents: number; readonly previousPriceCents: number };
    }
  | { readonly type: "ProductRemoved"; readonly data: Record<string, never> }
  | { readonly type: "ProductRestored"; readonly data: Record<string, never> };
