import { unreachable } from "../decider.ts";
import type { ProductEvent, ProductOption, Size, VariantDetails, VariantEvent } from "./events.ts";
import { variantNumberOf } from "../values/variant-id.ts";

/** A combination of option values that the shop sells or sold. */
export interface Variant extends VariantDetails {
  /** Its number within the product, counted from 1; the end of its id. */
  readonly number: number;
  readonly priceCents: number;
  /** False after its removal. */
  readonly sold: boolean;
}

/** The options and variants of a product, in the order of their numbers. */
export interface Variants<Item extends Variant = Variant> {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Item[];
  /** Number of changes of options, variants and prices. Detects concurrent edits. */
  readonly edition: number;
}

/** The variant of a product without options. */
export const onlyVariant = (priceCents: number): Variant => ({
  number: 1,
  values: [],
  sku: null,
  size: null,
  image: null,
  modelUrl: null,
  material: null,
  priceCents,
  sold: true,
});

/** Options and variants after an event. `added` completes a new variant. */
export const evolveVariants = <Item extends Variant>(
  { options, variants, edition }: Variants<Item>,
  event: VariantEvent | Extract<ProductEvent, { readonly type: "ProductPriceChanged" }>,
  added: (variant: Variant) => Item,
): Variants<Item> => {
  const changed = (number: number, changes: Partial<Variant>): Variants<Item> => ({
    options,
    variants: variants.map((each) => (each.number === number ? { ...each, ...changes } : each)),
    edition: edition + 1,
  });
  switch (event.type) {
    case "ProductPriceChanged":
      return changed(1, { priceCents: event.data.priceCents });
    case "ProductOptionsChanged": {
      const values = new Map(
        event.data.variants.map((each) => [variantNumberOf(each.variantId), each.values]),
      );
      return {
        options: event.data.options,
        variants: variants.map((each) => ({
          ...each,
          values: values.get(each.number) ?? each.values,
        })),
        edition: edition + 1,
      };
    }
    case "VariantAdded": {
      const { variantId, ...details } = event.data;
      const number = variantNumberOf(variantId);
      return {
        options,
        variants: [...variants, added({ ...details, number, sold: true })],
        edition: edition + 1,
      };
    }
    case "VariantChanged": {
      const { variantId, ...details } = event.data;
      return changed(variantNumberOf(variantId), details);
    }
    case "VariantPriceChanged":
      return changed(variantNumberOf(event.data.variantId), { priceCents: event.data.priceCents });
    case "VariantRemoved":
      return changed(variantNumberOf(event.data.variantId), { sold: false });
    case "VariantRestored":
      return changed(variantNumberOf(event.data.variantId), { sold: true });
    default:
      return unreachable(event);
  }
};

/** The variant that an id names; null if there is none. */
export const variantWithId = <Item extends Pick<Variant, "number">>(
  variants: readonly Item[],
  variantId: string,
): Item | null => {
  const number = variantNumberOf(variantId);
  return variants.find((each) => each.number === number) ?? null;
};

/** Whether two outer sizes are equal. */
export const sameSize = (a: Size | null, b: Size | null): boolean =>
  a?.widthCm === b?.widthCm && a?.depthCm === b?.depthCm && a?.heightCm === b?.heightCm;

/** Lowest and highest price of the variants on sale, in cents. */
export const priceRange = (
  variants: readonly Pick<Variant, "priceCents" | "sold">[],
): { readonly lowestCents: number; readonly highestCents: number } => {
  const onSale = variants.filter(({ sold }) => sold);
  const prices = (onSale.length > 0 ? onSale : variants).map(({ priceCents }) => priceCents);
  return { lowestCents: Math.min(...prices), highestCents: Math.max(...prices) };
};

/** A name followed by its option values, for messages: "Kandalama Sofa (Moss, Teak)". */
export const nameWithOptions = (name: string, values: readonly string[]): string =>
  values.length > 0 ? `${name} (${values.join(", ")})` : name;
