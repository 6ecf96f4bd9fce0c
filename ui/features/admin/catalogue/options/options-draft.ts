import type {
  OptionDisplay,
  ProductOptions_ProductFragment,
} from "../../../../generated/operations.ts";
import { plainAmount } from "../product-schema.ts";

export type ProductWithOptions = ProductOptions_ProductFragment;

/** A value of an option in the form. Its key stays the same if the value is renamed. */
export interface ValueDraft {
  readonly key: string;
  readonly name: string;
  /** Light, middle and dark tone as #rrggbb. */
  readonly colours: readonly string[];
}

export interface OptionDraft {
  readonly key: string;
  readonly name: string;
  readonly display: OptionDisplay;
  readonly values: readonly ValueDraft[];
}

/** The typed values of a variant. */
export interface VariantTexts {
  readonly price: string;
  readonly countInStock: string;
  readonly sku: string;
  readonly image: string;
  readonly material: string;
  readonly widthCm: string;
  readonly depthCm: string;
  readonly heightCm: string;
}

export interface VariantDraft extends VariantTexts {
  /** The variant's id; a key of the form for a new one. */
  readonly key: string;
  /** Null for a variant that the shop doesn't have yet. */
  readonly id: string | null;
  /** The key of the chosen value, by the key of its option. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The values as stored, for an archived variant whose values no longer exist. */
  readonly storedValues: readonly string[];
  readonly modelUrl: string | null;
  readonly archived: boolean;
}

/** Options and variants while they are edited; nothing is stored before they are saved. */
export interface OptionsDraft {
  readonly options: readonly OptionDraft[];
  readonly variants: readonly VariantDraft[];
}

let lastKey = 0;
const newKey = () => `new-${(lastKey += 1)}`;

/** The options and variants of a product as a form. */
export function draftOf({ options, variants }: ProductWithOptions): OptionsDraft {
  return {
    options: options.map(({ name, display, values }) => ({
      key: name,
      name,
      display,
      values: values.map((value) => ({ ...value, key: value.name })),
    })),
    variants: variants.map(({ size, ...variant }) => ({
      key: variant.id,
      id: variant.id,
      chosen: Object.fromEntries(
        options.flatMap(({ name, values }, at) => {
          const value = variant.values[at];
          return values.some((each) => each.name === value) ? [[name, value ?? ""]] : [];
        }),
      ),
      storedValues: variant.values,
      price: String(variant.price),
      countInStock: String(variant.countInStock),
      sku: variant.sku ?? "",
      image: variant.image ?? "",
      material: variant.material ?? "",
      widthCm: size ? String(size.widthCm) : "",
      depthCm: size ? String(size.depthCm) : "",
      heightCm: size ? String(size.heightCm) : "",
      modelUrl: variant.modelUrl,
      archived: variant.archived,
    })),
  };
}

/** True if the variant has an existing value of each option. */
export function isComplete({ chosen }: VariantDraft, options: readonly OptionDraft[]): boolean {
  return options.every(({ key, values }) => values.some((value) => value.key === chosen[key]));
}

/** The values of a variant as text. A value that no longer exists keeps its stored name. */
export function valuesOf(variant: VariantDraft, options: readonly OptionDraft[]): string[] {
  if (!isComplete(variant, options)) return [...variant.storedValues];
  return options.map(
    ({ key, values }) => values.find((value) => value.key === variant.chosen[key])?.name ?? "",
  );
}

/** The name of a variant: its values. */
export function titleOf(variant: VariantDraft, options: readonly OptionDraft[]): string {
  return valuesOf(variant, options).join(", ") || "Only variant";
}

const changedOption = (
  draft: OptionsDraft,
  optionKey: string,
  change: (option: OptionDraft) => OptionDraft,
): OptionsDraft => ({
  ...draft,
  options: draft.options.map((option) => (option.key === optionKey ? change(option) : option)),
});

/** Adds an option without values. */
export function withOption({ options, variants }: OptionsDraft): OptionsDraft {
  const added: OptionDraft = { key: newKey(), name: "", display: "BUTTONS", values: [] };
  return { options: [...options, added], variants };
}

/** Removes an option, and new variants that no longer differ from others without it. */
export function withoutOption({ options, variants }: OptionsDraft, key: string): OptionsDraft {
  const left = options.filter((option) => option.key !== key);
  const seen = new Set<string>();
  const kept = variants.filter((variant) => {
    const combination = combinationKey(variant.chosen, left);
    const isRepeated = seen.has(combination);
    seen.add(combination);
    return variant.id !== null || !isRepeated;
  });
  return { options: left, variants: kept };
}

export function changeOption(
  draft: OptionsDraft,
  key: string,
  changes: Partial<Pick<OptionDraft, "name" | "display">>,
): OptionsDraft {
  return changedOption(draft, key, (option) => ({ ...option, ...changes }));
}

/** Adds a value to an option. The first value of an option becomes that of each variant. */
export function withValue(draft: OptionsDraft, optionKey: string, name: string): OptionsDraft {
  const added: ValueDraft = { key: newKey(), name: name.trim(), colours: [] };
  const { options, variants } = changedOption(draft, optionKey, (option) => ({
    ...option,
    values: [...option.values, added],
  }));
  return {
    options,
    variants: variants.map((variant) =>
      variant.archived || optionKey in variant.chosen
        ? variant
        : { ...variant, chosen: { ...variant.chosen, [optionKey]: added.key } },
    ),
  };
}

/** Removes a value, and the new variants that have it. */
export function withoutValue(
  draft: OptionsDraft,
  optionKey: string,
  valueKey: string,
): OptionsDraft {
  const { options, variants } = changedOption(draft, optionKey, (option) => ({
    ...option,
    values: option.values.filter(({ key }) => key !== valueKey),
  }));
  const kept = variants.filter(({ id, chosen }) => id !== null || chosen[optionKey] !== valueKey);
  return { options, variants: kept };
}

export function changeValue(
  draft: OptionsDraft,
  optionKey: string,
  valueKey: string,
  changes: Partial<Pick<ValueDraft, "name" | "colours">>,
): OptionsDraft {
  return changedOption(draft, optionKey, (option) => ({
    ...option,
    values: option.values.map((value) =>
      value.key === valueKey ? { ...value, ...changes } : value,
    ),
  }));
}

/** True if a variant on sale has the value, which therefore can't be removed. */
export function isUsed({ variants }: OptionsDraft, optionKey: string, valueKey: string): boolean {
  return variants.some(
    ({ id, archived, chosen }) => id !== null && !archived && chosen[optionKey] === valueKey,
  );
}

export function changeVariant(
  { options, variants }: OptionsDraft,
  key: string,
  changes: Partial<VariantTexts & Pick<VariantDraft, "archived">>,
): OptionsDraft {
  return {
    options,
    variants: variants.map((variant) =>
      variant.key === key ? { ...variant, ...changes } : variant,
    ),
  };
}

/** Removes a new variant from the form. */
export function withoutVariant({ options, variants }: OptionsDraft, key: string): OptionsDraft {
  return { options, variants: variants.filter((variant) => variant.key !== key) };
}

type Combination = Readonly<Record<string, string>>;

const combinationKey = (chosen: Combination, options: readonly OptionDraft[]): string =>
  options.map(({ key }) => chosen[key] ?? "").join("\n");

/** Number of combinations of the options' values. */
export function combinationCount(options: readonly OptionDraft[]): number {
  return options.length === 0 ? 0 : options.reduce((count, { values }) => count * values.length, 1);
}

/** Combinations of values that have no variant yet, archived ones included. */
function missingCombinations({ options, variants }: OptionsDraft): readonly Combination[] {
  if (options.length === 0) return [];
  const all = options.reduce<readonly Combination[]>(
    (combinations, { key, values }) =>
      combinations.flatMap((each) => values.map((value) => ({ ...each, [key]: value.key }))),
    [{}],
  );
  const present = new Set(variants.map(({ chosen }) => combinationKey(chosen, options)));
  return all.filter((chosen) => !present.has(combinationKey(chosen, options)));
}

/** Number of variants that "Generate combinations" would add. */
export function missingCount(draft: OptionsDraft): number {
  const { options, variants } = draft;
  const present = new Set(
    variants
      .filter((variant) => isComplete(variant, options))
      .map(({ chosen }) => combinationKey(chosen, options)),
  );
  return combinationCount(options) - present.size;
}

/** Adds a variant for each missing combination, at the price of the first variant. */
export function withMissing(draft: OptionsDraft): OptionsDraft {
  const price = draft.variants[0]?.price ?? "";
  const added = missingCombinations(draft).map((chosen): VariantDraft => ({
    key: newKey(),
    id: null,
    chosen,
    storedValues: [],
    price,
    countInStock: "0",
    sku: "",
    image: "",
    material: "",
    widthCm: "",
    depthCm: "",
    heightCm: "",
    modelUrl: null,
    archived: false,
  }));
  return { ...draft, variants: [...draft.variants, ...added] };
}

/** The text as part of a SKU: capital letters, digits and hyphens. */
const skuPart = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

/** A change of several variants at once. */
export type SeveralChange = "price" | "addToPrice" | "raisePrice" | "countInStock" | "sku";

/** An amount with a sign, in cents; null if it isn't one. */
const signedCents = (text: string): number | null => {
  const plain = plainAmount(text).replace("−", "-");
  return /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};

/** The price after adding an amount or a percentage; unchanged if it can't be computed. */
function movedPrice(price: string, change: "addToPrice" | "raisePrice", text: string): string {
  const [cents, by] = [signedCents(price), signedCents(text)];
  if (cents === null || by === null) return price;
  const moved = change === "addToPrice" ? cents + by : Math.round(cents * (1 + by / 10_000));
  return String(Math.max(0, moved) / 100);
}

/**
 * Changes one value of several variants. A SKU is followed by the values of its variant, as it must
 * be unique.
 */
export function changeSeveral(
  draft: OptionsDraft,
  keys: ReadonlySet<string>,
  change: SeveralChange,
  text: string,
): OptionsDraft {
  const changesFor = (variant: VariantDraft): Partial<VariantTexts> => {
    switch (change) {
      case "addToPrice":
      case "raisePrice":
        return { price: movedPrice(variant.price, change, text) };
      case "sku": {
        const parts = valuesOf(variant, draft.options).map(skuPart);
        return { sku: [text.trim(), ...parts].join("-") };
      }
      default:
        return { [change]: text };
    }
  };
  return {
    ...draft,
    variants: draft.variants.map((variant) =>
      keys.has(variant.key) ? { ...variant, ...changesFor(variant) } : variant,
    ),
  };
}

/** Archives several variants; new ones are removed, as the shop doesn't have them. */
export function archiveSeveral(draft: OptionsDraft, keys: ReadonlySet<string>): OptionsDraft {
  return {
    ...draft,
    variants: draft.variants
      .filter(({ id, key }) => id !== null || !keys.has(key))
      .map((variant) => (keys.has(variant.key) ? { ...variant, archived: true } : variant)),
  };
}

/** Variants with the same value of the first option, under its name. */
export interface VariantGroup {
  readonly key: string;
  readonly name: string;
  readonly variants: readonly VariantDraft[];
}

/** The variants by their value of the first option, if there is more than one option. */
export function groupsOf({ options, variants }: OptionsDraft): readonly VariantGroup[] {
  const [first, second] = options;
  if (!first || !second) return [{ key: "all", name: "", variants }];
  const groups = first.values.map(({ key, name }) => ({
    key,
    name,
    variants: variants.filter(({ chosen }) => chosen[first.key] === key),
  }));
  const grouped = new Set(groups.flatMap((group) => group.variants));
  const others = variants.filter((variant) => !grouped.has(variant));
  return [...groups, { key: "others", name: "Other variants", variants: others }].filter(
    (group) => group.variants.length > 0,
  );
}
