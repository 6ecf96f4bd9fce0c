import { productIdOf } from "../../../generated/values/variant-id.ts";
import { paths } from "../../../paths.ts";

/** What a buyer chooses, with its values in display order. */
export interface VariantOption {
  readonly name: string;
  readonly display: "SWATCHES" | "BUTTONS";
  readonly values: readonly { readonly name: string; readonly colours: readonly string[] }[];
}

/** A variant on sale: one value of each option, in the order of the options. */
export interface Variant {
  readonly id: string;
  readonly values: readonly string[];
  readonly price: number;
  readonly countInStock: number;
  /** Null for the product's picture. */
  readonly image: string | null;
}

/** The page of a product with a variant chosen, or the page itself without options. */
export const variantPath = (variantId: string, values: readonly string[]): string =>
  values.length === 0
    ? paths.item(variantId)
    : paths.itemVariant(productIdOf(variantId), variantId);

/** The options without values that no variant has. */
export const offeredOptions = (
  options: readonly VariantOption[],
  variants: readonly Pick<Variant, "values">[],
): readonly VariantOption[] =>
  options.map((option, index) => ({
    ...option,
    values: option.values.filter(({ name }) =>
      variants.some(({ values }) => values[index] === name),
    ),
  }));

/** The variant to begin with: one in the product's picture, if possible in stock. */
export const firstVariant = <Each extends Variant>(
  variants: readonly Each[],
  picture: string,
): Each | undefined => {
  const inStock = variants.filter(({ countInStock }) => countInStock > 0);
  const pictured = ({ image }: Variant) => image === null || image === picture;
  return inStock.find(pictured) ?? inStock[0] ?? variants.find(pictured) ?? variants[0];
};

/** One value of an option, and the variant that choosing it leads to. */
export interface OptionChoice<Each extends Variant> {
  readonly name: string;
  readonly colours: readonly string[];
  readonly variant: Each;
  /** Present values of other options that are not made with it; choosing it changes those. */
  readonly conflicts: readonly string[];
}

/**
 * The values of an option, for the rest of the present choice. A combination that is not made leads
 * to the variant that changes the fewest other options.
 */
export function choicesOf<Each extends Variant>(
  options: readonly VariantOption[],
  variants: readonly Each[],
  chosen: Variant,
  index: number,
): readonly OptionChoice<Each>[] {
  return (options[index]?.values ?? []).flatMap(({ name, colours }) => {
    const conflictsOf = ({ values }: Variant) =>
      chosen.values.filter((value, at) => at !== index && values[at] !== value);
    const rank = (variant: Variant) =>
      conflictsOf(variant).length * 2 + (variant.countInStock === 0 ? 1 : 0);
    const [variant] = variants
      .filter(({ values }) => values[index] === name)
      .toSorted((one, other) => rank(one) - rank(other));
    return variant ? [{ name, colours, variant, conflicts: conflictsOf(variant) }] : [];
  });
}

/**
 * The variant closest to the chosen one that passes a check, in stock if possible; undefined if no
 * other variant does.
 */
export const closestVariant = <Each extends Variant>(
  variants: readonly Each[],
  chosen: Variant,
  passes: (variant: Each) => boolean,
): Each | undefined => {
  const rank = (variant: Each) =>
    valuesApart(variant, chosen).length * 2 + (variant.countInStock === 0 ? 1 : 0);
  const [closest] = variants
    .filter((variant) => variant.id !== chosen.id && passes(variant))
    .toSorted((one, other) => rank(one) - rank(other));
  return closest;
};

/** The values of a variant that another one does not have. */
export const valuesApart = (
  { values }: Pick<Variant, "values">,
  other: Pick<Variant, "values">,
): readonly string[] => values.filter((value, index) => value !== other.values[index]);
