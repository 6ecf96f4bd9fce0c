import type { ProductOptionInput, VariantInput } from "../../../../generated/operations.ts";
import { noProduct, plainAmount, productSchema } from "../product-schema.ts";
import {
  valuesOf,
  type OptionDraft,
  type OptionsDraft,
  type VariantDraft,
  type VariantTexts,
} from "./options-draft.ts";

/** Error per field; the key names the field, see `errorKeys`. */
export type OptionsErrors = Readonly<Record<string, string>>;

/** The keys of errors. They stay the same if rows are added or removed. */
export const errorKeys = {
  options: "options",
  optionName: (option: string) => `option ${option} name`,
  optionValues: (option: string) => `option ${option} values`,
  value: (option: string, value: string) => `option ${option} value ${value}`,
  variants: "variants",
  variant: (variant: string, field: string) => `variant ${variant} ${field}`,
} as const;

const texts = [
  "price",
  "countInStock",
  "sku",
  "image",
  "material",
  "widthCm",
  "depthCm",
  "heightCm",
] as const satisfies readonly (keyof VariantTexts)[];

/** Errors of numbers that can't be sent. The server validates everything else. */
export function problemsOf({ variants }: OptionsDraft): OptionsErrors {
  const errors: Record<string, string> = {};
  for (const { key, price, countInStock, widthCm, depthCm, heightCm } of variants) {
    const values = { ...noProduct, price, countInStock, widthCm, depthCm, heightCm };
    const checked = productSchema.safeParse({
      ...values,
      name: "-",
      description: "-",
      category: "-",
    });
    for (const { path, message } of checked.error?.issues ?? []) {
      errors[errorKeys.variant(key, String(path[0]))] ??= message;
    }
  }
  return errors;
}

/** What each error is about, by the error's key. */
function errorSubjects({ options, variants }: OptionsDraft): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>([
    [errorKeys.options, String(options.length)],
    [errorKeys.variants, variants.map(({ key, archived }) => `${key} ${archived}`).join()],
  ]);
  for (const { key, name, values } of options) {
    subjects.set(errorKeys.optionName(key), name);
    subjects.set(errorKeys.optionValues(key), String(values.length));
    for (const value of values)
      subjects.set(errorKeys.value(key, value.key), JSON.stringify(value));
  }
  for (const variant of variants) {
    for (const field of texts) subjects.set(errorKeys.variant(variant.key, field), variant[field]);
    const { key, archived } = variant;
    const values = [String(archived), ...valuesOf(variant, options)].join();
    subjects.set(errorKeys.variant(key, "values"), values);
  }
  return subjects;
}

/** The errors of fields that haven't changed. */
export function errorsLeft(
  errors: OptionsErrors,
  before: OptionsDraft,
  after: OptionsDraft,
): OptionsErrors {
  const [old, now] = [errorSubjects(before), errorSubjects(after)];
  return Object.fromEntries(
    Object.entries(errors).filter(([key]) => now.has(key) && old.get(key) === now.get(key)),
  );
}

const sameOption = (a: OptionDraft, b: OptionDraft | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** True if options or their values differ. */
export function optionsDiffer(a: OptionsDraft, b: OptionsDraft): boolean {
  return (
    a.options.length !== b.options.length ||
    a.options.some((option, at) => !sameOption(option, b.options[at]))
  );
}

const isAmount = (field: keyof VariantTexts) => field === "price" || field === "countInStock";

const sameText = (field: keyof VariantTexts, a: string, b: string): boolean =>
  isAmount(field) && a.trim() !== "" && b.trim() !== ""
    ? Number(plainAmount(a)) === Number(plainAmount(b))
    : a.trim() === b.trim();

/** The fields in which a variant differs from the stored one. */
export function changedFields(
  variant: VariantDraft,
  before: VariantDraft | undefined,
): readonly (keyof VariantTexts)[] {
  return before ? texts.filter((field) => !sameText(field, variant[field], before[field])) : [];
}

const nouns = {
  price: ["price", "prices"],
  countInStock: ["stock figure", "stock figures"],
  sku: ["SKU", "SKUs"],
} as const;

const counted = (count: number, [one, many]: readonly [string, string]): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What isn't in the shop yet, in words; empty if nothing changed. */
export function changesInWords(draft: OptionsDraft, stored: OptionsDraft): readonly string[] {
  const before = new Map(stored.variants.map((variant) => [variant.key, variant]));
  const known = draft.variants.filter(({ id }) => id !== null);
  const fields = known.map((variant) => changedFields(variant, before.get(variant.key)));
  const withField = (field: keyof typeof nouns) =>
    counted(fields.filter((each) => each.includes(field)).length, nouns[field]);
  const others = fields.filter((each) => each.some((field) => !(field in nouns))).length;
  const moved = (archived: boolean) =>
    known.filter(
      (variant) => variant.archived === archived && before.get(variant.key)?.archived === !archived,
    ).length;
  const added = draft.variants.length - known.length;
  return [
    ...(optionsDiffer(draft, stored) ? ["options"] : []),
    ...counted(added, ["new variant", "new variants"]),
    ...withField("price"),
    ...withField("countInStock"),
    ...withField("sku"),
    ...counted(others, ["variant with other details", "variants with other details"]),
    ...counted(moved(true), ["archived variant", "archived variants"]),
    ...counted(moved(false), ["restored variant", "restored variants"]),
  ];
}

const numberOf = (typed: string): number => Number(plainAmount(typed));

/** A variant as API input. Its stock is left out if it hasn't changed. */
function inputOf(
  variant: VariantDraft,
  options: readonly OptionDraft[],
  before: VariantDraft | undefined,
): VariantInput {
  const { id, price, countInStock, sku, image, material, modelUrl, archived } = variant;
  const { widthCm, depthCm, heightCm } = variant;
  const changesStock = !before || !sameText("countInStock", countInStock, before.countInStock);
  return {
    ...(id !== null && { id }),
    values: valuesOf(variant, options).map((value) => value.trim()),
    sku: sku.trim() || null,
    price: numberOf(price),
    size:
      widthCm.trim() === ""
        ? null
        : { widthCm: Number(widthCm), depthCm: Number(depthCm), heightCm: Number(heightCm) },
    image: image.trim() || null,
    modelUrl,
    material: material.trim() || null,
    archived,
    ...(changesStock && { countInStock: numberOf(countInStock) }),
  };
}

/** What a save sends: all options and variants. */
export function sentOptions(
  { options, variants }: OptionsDraft,
  stored: OptionsDraft,
): { options: ProductOptionInput[]; variants: VariantInput[] } {
  const before = new Map(stored.variants.map((variant) => [variant.key, variant]));
  return {
    options: options.map(({ name, display, values }) => ({
      name: name.trim(),
      display,
      values: values.map((value) => ({ name: value.name.trim(), colours: [...value.colours] })),
    })),
    variants: variants.map((variant) => inputOf(variant, options, before.get(variant.key))),
  };
}

/** The server's errors by key. Errors of no visible field are listed apart. */
export function refusedFields(
  fields: readonly { field: string; message: string }[],
  { options, variants }: OptionsDraft,
): { errors: OptionsErrors; others: readonly string[] } {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  const keyOf = (path: string): string | null => {
    if (path === "options") return errorKeys.options;
    if (path === "variants") return errorKeys.variants;
    const [list, index = "", field = "", at] = path.split(".");
    if (list === "options") {
      const option = options[Number(index)];
      if (!option) return null;
      if (field === "name") return errorKeys.optionName(option.key);
      const value = at === undefined ? undefined : option.values[Number(at)];
      return value ? errorKeys.value(option.key, value.key) : errorKeys.optionValues(option.key);
    }
    const variant = list === "variants" ? variants[Number(index)] : undefined;
    return variant ? errorKeys.variant(variant.key, field === "size" ? "widthCm" : field) : null;
  };
  for (const { field, message } of fields) {
    const key = keyOf(field);
    if (key === null) others.push(message);
    else errors[key] ??= message;
  }
  return { errors, others };
}

/** The own changes applied to what another admin has stored since. */
export function rebased(
  draft: OptionsDraft,
  seen: OptionsDraft,
  stored: OptionsDraft,
): OptionsDraft {
  const options = optionsDiffer(draft, seen) ? draft.options : stored.options;
  const before = new Map(seen.variants.map((variant) => [variant.key, variant]));
  const mine = new Map(draft.variants.map((variant) => [variant.key, variant]));
  const variants = stored.variants.map((now): VariantDraft => {
    const own = mine.get(now.key);
    const old = before.get(now.key);
    if (!own || !old) return now;
    const changed = changedFields(own, old);
    return {
      ...now,
      chosen: optionsDiffer(draft, seen) ? own.chosen : now.chosen,
      ...Object.fromEntries(changed.map((field) => [field, own[field]])),
      archived: own.archived === old.archived ? now.archived : own.archived,
    };
  });
  return { options, variants: [...variants, ...draft.variants.filter(({ id }) => id === null)] };
}

/** The stored variants for which another stock figure was typed. */
export function restocked(draft: OptionsDraft, seen: OptionsDraft): readonly VariantDraft[] {
  return seen.variants.filter((before) => {
    const variant = draft.variants.find(({ key }) => key === before.key);
    return variant && changedFields(variant, before).includes("countInStock");
  });
}

/** What another admin has changed, in words. */
export function changedMeanwhile(seen: OptionsDraft, stored: OptionsDraft): readonly string[] {
  const before = new Map(seen.variants.map((variant) => [variant.key, variant]));
  return [
    ...(optionsDiffer(seen, stored) ? ["the options changed"] : []),
    ...stored.variants.flatMap((now) => {
      const title = valuesOf(now, stored.options).join(", ") || "this item";
      const old = before.get(now.key);
      if (!old) return [`${title} is new`];
      return [
        ...(old.price === now.price ? [] : [`the price of ${title} is now Rs. ${now.price}`]),
        ...(old.countInStock === now.countInStock
          ? []
          : [`the stock of ${title} is now ${now.countInStock}`]),
        ...(old.archived === now.archived
          ? []
          : [`${title} is now ${now.archived ? "archived" : "on sale"}`]),
      ];
    }),
  ];
}
