import type { CategoryId } from "../category/events.ts";
import type { Placement } from "../constants.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

export interface Size {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
}

/** Facts for buyers of furniture. Empty texts and null were not given. */
export interface ProductFacts {
  readonly material: string;
  readonly weightKg: number | null;
  readonly care: string;
  readonly assembly: string;
  readonly warranty: string;
}

/** A picture that an admin chose in addition to the first. `url` and `night` are URLs. */
export interface FurtherPicture {
  readonly url: string;
  /** What it shows; may be empty. */
  readonly text: string;
  /** The picture that the dark theme shows instead; null for none. */
  readonly night: string | null;
}

/** Details of a product, except its price and stock. `image` and `modelUrl` are URLs. */
export interface ProductDetails {
  readonly name: string;
  readonly description: string;
  readonly category: CategoryId;
  readonly image: string;
  readonly modelUrl: string | null;
  readonly size: Size | null;
  readonly placement: Placement;
  /** Missing if none was ever given. */
  readonly facts?: ProductFacts;
  /** What `image` shows. Missing if it was never given. */
  readonly imageText?: string;
  /** The picture that the dark theme shows instead of `image`. Missing if none was ever given. */
  readonly nightImage?: string | null;
  /** In the order of choice. Missing if none was ever given. */
  readonly furtherPictures?: readonly FurtherPicture[];
}

/** One value of an option, for example Moss. */
export interface OptionValue {
  /** Never holds a comma: an order line joins its values with commas. */
  readonly name: string;
  /** Light, middle and dark tone as #rrggbb; empty for a value without a swatch. */
  readonly colours: readonly string[];
}

/** A property that a buyer chooses, for example Colour. */
export interface ProductOption {
  readonly name: string;
  readonly display: "swatches" | "buttons";
  readonly values: readonly OptionValue[];
}

/** Details of a variant, except its price and stock. Null means: as the product. */
export interface VariantDetails {
  /** The chosen value of each option, in the order of the options. */
  readonly values: readonly string[];
  readonly sku: string | null;
  readonly size: Size | null;
  readonly image: string | null;
  readonly modelUrl: string | null;
  /** Name of the model's material variant. */
  readonly material: string | null;
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
  | { readonly type: "ProductRestored"; readonly data: Record<string, never> }
  | VariantEvent;

/**
 * Events of options and variants. The first variant has the product's id; its price changes are
 * `ProductPriceChanged`.
 */
export type VariantEvent =
  | {
      readonly type: "ProductOptionsChanged";
      readonly data: {
        readonly options: readonly ProductOption[];
        /** The values of every variant from here on. */
        readonly variants: readonly {
          readonly variantId: string;
          readonly values: readonly string[];
        }[];
      };
    }
  | {
      readonly type: "VariantAdded";
      readonly data: VariantDetails & { readonly variantId: string; readonly priceCents: number };
    }
  | {
      readonly type: "VariantChanged";
      readonly data: VariantDetails & { readonly variantId: string };
    }
  | {
      readonly type: "VariantPriceChanged";
      readonly data: {
        readonly variantId: string;
        readonly priceCents: number;
        readonly previousPriceCents: number;
      };
    }
  | { readonly type: "VariantRemoved"; readonly data: { readonly variantId: string } }
  | { readonly type: "VariantRestored"; readonly data: { readonly variantId: string } };
