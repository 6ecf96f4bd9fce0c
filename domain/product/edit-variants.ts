import { refuse, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  productChanged,
  type InvalidInput,
  type NotFound,
  type ProductChanged,
} from "../refusal.ts";
import { productIdOf, variantIdOf } from "../values/variant-id.ts";
import { changeVariants, sameTexts } from "./change-variants.ts";
import type {
  SeenVariant,
  VariantEdit,
  VariantEdits,
  VariantInput,
  VariantValues,
} from "./commands.ts";
import { comparedName, normalName } from "../values/name.ts";
import type { ProductEvent, ProductOption } from "./events.ts";
import { sameSize, variantWithId, type Variant, type Variants } from "./variants.ts";

const keyOf = (values: readonly string[]): string => values.map(comparedName).join(",");

/** The variant on sale with option values that look like these; null if there is none. */
export const variantOnSale = (
  variants: readonly Variant[],
  values: readonly string[],
): Variant | null =>
  variants.find((each) => each.sold && keyOf(each.values) === keyOf(values)) ?? null;

/** The variant that an edit names; null if it is new or no longer on sale. */
export const editedVariant = (
  productId: string,
  { id, values, seen }: VariantEdit,
  variants: readonly Variant[],
): Variant | null => {
  if (id === null) return seen ? variantOnSale(variants, values) : null;
  const named = productIdOf(id) === productId ? variantWithId(variants, id) : null;
  return named?.sold ? named : null;
};

/**
 * Decides changes of some values of some variants. It completes them by the current values, and
 * leaves the rules to `changeVariants`.
 */
export const editVariants = (
  productId: string,
  { options: names, variants: edits }: VariantEdits,
  state: Variants,
): Decision<ProductEvent, InvalidInput | NotFound | ProductChanged> => {
  const ownNames = state.options.map(({ name }) => name);
  if (!sameTexts(names, ownNames)) return refuse(productChanged(["options"]));
  const inputs: VariantInput[] = [];
  const changed = new Set<string>();
  for (const [index, edit] of edits.entries()) {
    const isOfAnother = edit.id !== null && productIdOf(edit.id) !== productId;
    if (isOfAnother || (edit.id !== null && !variantWithId(state.variants, edit.id))) {
      return refuse(notFound(messages.product.variantNotFound));
    }
    const before = editedVariant(productId, edit, state.variants);
    if (before) {
      for (const name of changedValues(edit.seen ?? {}, before)) changed.add(name);
      if (!sameTexts(edit.values, before.values)) changed.add("options");
      inputs.push(inputOf(productId, before, edit.changes));
    } else if (edit.id !== null || edit.seen) {
      changed.add("variants");
    } else {
      const { priceCents } = edit.changes;
      if (priceCents === undefined) {
        const message = "A new variant needs a price";
        return refuse(invalidInput({ field: `variants.${index}.price`, message }));
      }
      inputs.push(addedInput(productId, edit, priceCents, state.variants));
    }
  }
  if (changed.size > 0) return refuse(productChanged([...changed]));
  return changeVariants(
    productId,
    { options: withValues(state.options, inputs), variants: inputs },
    state,
  );
};

/** The given values only: a missing value must not replace the current one. */
const given = ({ priceCents, sku, size, image, sold }: VariantValues): Partial<VariantInput> => ({
  ...(priceCents === undefined ? {} : { priceCents }),
  ...(sku === undefined ? {} : { sku }),
  ...(size === undefined ? {} : { size }),
  ...(image === undefined ? {} : { image }),
  ...(sold === undefined ? {} : { sold }),
});

const inputOf = (
  productId: string,
  { number, ...present }: Variant,
  changes: VariantValues,
): VariantInput => ({ ...present, ...given(changes), id: variantIdOf(productId, number) });

/** A new variant. An archived one with the same values is sold again, with its id and its files. */
const addedInput = (
  productId: string,
  { values, changes }: VariantEdit,
  priceCents: number,
  variants: readonly Variant[],
): VariantInput => {
  const before = variants.find((each) => !each.sold && keyOf(each.values) === keyOf(values));
  const wanted = { sku: null, size: null, image: null, ...given(changes), priceCents, sold: true };
  if (before) return inputOf(productId, before, wanted);
  return { id: null, values, modelUrl: null, material: null, ...wanted };
};

/** The options with the values of new variants at their ends. */
const withValues = (
  options: readonly ProductOption[],
  inputs: readonly VariantInput[],
): readonly ProductOption[] =>
  options.map((option, at) => {
    const names = option.values.map(({ name }) => normalName(name));
    const wanted = inputs.flatMap(({ values }) => values.slice(at, at + 1).map(normalName));
    const added = [...new Set(wanted)].filter((name) => !names.includes(name));
    if (added.length === 0) return option;
    return { ...option, values: [...option.values, ...added.map((name) => noColours(name))] };
  });

const noColours = (name: string) => ({ name, colours: [] });

/** Names of the values that have changed since the user saw them. */
const changedValues = (seen: VariantValues, now: Variant): readonly string[] => [
  ...(seen.priceCents === undefined || seen.priceCents === now.priceCents ? [] : ["price"]),
  ...(seen.sku === undefined || seen.sku === now.sku ? [] : ["SKU"]),
  ...(seen.size === undefined || sameSize(seen.size, now.size) ? [] : ["size"]),
  ...(seen.image === undefined || seen.image === now.image ? [] : ["picture"]),
];

/** Whether exactly the variants that the user saw are on sale, with the values that they had. */
export const areAsSeen = (seen: readonly SeenVariant[], variants: readonly Variant[]): boolean =>
  seen.length === variants.filter(({ sold }) => sold).length &&
  seen.every((each) => {
    const now = variantOnSale(variants, each.values);
    return now !== null && changedValues(each.seen, now).length === 0;
  });
