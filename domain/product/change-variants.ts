import { limits } from "../constants.ts";
import { accept, refuse, type Decision } from "../decider.ts";
import { messages } from "../messages.ts";
import {
  invalidInput,
  notFound,
  productChanged,
  type FieldProblem,
  type InvalidInput,
  type NotFound,
  type ProductChanged,
} from "../refusal.ts";
import { hasControls } from "../values/line.ts";
import { comparedName, normalName } from "../values/name.ts";
import { visibleText } from "../values/visible-text.ts";
import type { VariantChanges, VariantInput } from "./commands.ts";
import type { ProductEvent, ProductOption, VariantDetails } from "./events.ts";
import { fileProblems, priceProblems, sizeProblems } from "./product-problems.ts";
import { productIdOf, variantIdOf, variantNumberOf } from "../values/variant-id.ts";
import { sameSize, variantWithId, type Variant, type Variants } from "./variants.ts";

/** A variant after the command, with its state before and its index in the input. */
interface Draft {
  readonly after: Variant;
  readonly before: Variant | null;
  readonly index: number | null;
}

/**
 * Decides the options and variants of a product as a whole: either every change is stored, or none.
 * Every variant on sale has a value of each option, and no two have the same values.
 */
export const changeVariants = (
  productId: string,
  {
    options: given,
    variants: inputs,
    seen,
  }: VariantChanges & { readonly seen?: number | undefined },
  state: Variants,
): Decision<ProductEvent, InvalidInput | NotFound | ProductChanged> => {
  const options = given.map(inOneForm);
  if (seen !== undefined && seen !== state.edition) {
    return refuse(productChanged(["options, prices or variants"]));
  }
  const tooMany = numberProblems(options, inputs);
  if (tooMany.length > 0) return refuse(invalidInput(...tooMany));
  if (inputs.some(({ id }) => id !== null && !isVariantOf(id, productId, state))) {
    return refuse(notFound(messages.product.variantNotFound));
  }
  const drafts = draftsOf(inputs, state);
  const problems = [
    ...repeatedIds(inputs),
    ...optionProblems(options),
    ...drafts.flatMap((draft) => draftProblems(draft, options)),
    ...problemsTogether(drafts, options),
  ];
  if (problems.length > 0) return refuse(invalidInput(...problems));
  return accept(...eventsOf(productId, options, drafts, state));
};

/** The stored form of an option. Names that look the same must be the same text. */
const inOneForm = (option: ProductOption): ProductOption => ({
  ...option,
  name: normalName(option.name),
  values: option.values.map((value) => ({ ...value, name: normalName(value.name) })),
});

const isVariantOf = (id: string, productId: string, { variants }: Variants): boolean =>
  productIdOf(id) === productId && variantWithId(variants, id) !== null;

const draftsOf = (inputs: readonly VariantInput[], { variants }: Variants): readonly Draft[] => {
  const next = Math.max(...variants.map(({ number }) => number)) + 1;
  const indexOf = new Map(
    inputs.flatMap(({ id }, index) => (id === null ? [] : [[variantNumberOf(id), index] as const])),
  );
  const present = variants.map((before): Draft => {
    const index = indexOf.get(before.number);
    const input = index === undefined ? undefined : inputs[index];
    if (index === undefined || !input) {
      return { after: { ...before, values: before.values.map(normalName) }, before, index: null };
    }
    return { after: afterInput(input, before.number), before, index };
  });
  const added = inputs
    .map((input, index) => ({ input, index }))
    .filter(({ input }) => input.id === null)
    .map(({ input, index }, order): Draft => ({
      after: afterInput(input, next + order),
      before: null,
      index,
    }));
  return [...present, ...added];
};

const afterInput = ({ id: _id, ...given }: VariantInput, number: number): Variant => ({
  ...given,
  values: given.values.map(normalName),
  sku: given.sku?.trim() || null,
  material: given.material?.trim() || null,
  number,
});

const nameProblem = (text: string): string | null => {
  if (visibleText(text) === "") return "Please enter a name";
  if (text.length > limits.optionText) return `At most ${limits.optionText} characters`;
  if (hasControls(text)) return "Please write this on one line";
  return text.includes(",") ? "Please write this without a comma" : null;
};

/** The indexes of texts that occur earlier in the list, or look as if they did. */
const repeated = (texts: readonly string[]): readonly number[] => {
  const keys = texts.map(comparedName);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
};

/** A variant that the input names twice has no definite content. */
const repeatedIds = (inputs: readonly VariantInput[]): readonly FieldProblem[] => {
  const ids = inputs.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    id !== null && ids.indexOf(id) < index
      ? [{ field: `variants.${index}.id`, message: "This variant occurs twice" }]
      : [],
  );
};

const hexColour = /^#[\da-f]{6}$/i;

/** Problems of numbers. They are found first, because the other rules compare each with each. */
const numberProblems = (
  options: readonly ProductOption[],
  inputs: readonly VariantInput[],
): FieldProblem[] => {
  const { productOptions, optionValues, variants, variantsWithArchived } = limits;
  const problems = options.flatMap(({ values }, index) =>
    values.length > optionValues
      ? [
          {
            field: `options.${index}.values`,
            message: `An option has at most ${optionValues} values`,
          },
        ]
      : [],
  );
  if (options.length > productOptions) {
    problems.push({ field: "options", message: `An item has at most ${productOptions} options` });
  }
  const sold = inputs.filter((input) => input.sold).length;
  if (sold > variants || inputs.length > variantsWithArchived) {
    problems.push({ field: "variants", message: `An item has at most ${variants} variants` });
  }
  return problems;
};

const optionProblems = (options: readonly ProductOption[]): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const add = (field: string, message: string | null) =>
    message === null ? undefined : problems.push({ field, message });
  for (const index of repeated(options.map(({ name }) => name))) {
    add(`options.${index}.name`, "Another option has this name");
  }
  for (const [index, { name, values }] of options.entries()) {
    const field = `options.${index}`;
    add(`${field}.name`, nameProblem(name));
    if (values.length === 0) add(`${field}.values`, `Please enter a value for ${name}`);
    for (const at of repeated(values.map((value) => value.name))) {
      add(`${field}.values.${at}`, `${values[at]?.name} occurs twice`);
    }
    for (const [at, value] of values.entries()) {
      add(`${field}.values.${at}`, nameProblem(value.name));
      if (value.colours.length > 3 || !value.colours.every((colour) => hexColour.test(colour))) {
        add(`${field}.values.${at}`, "Please enter up to three colours as #rrggbb");
      }
    }
  }
  return problems;
};

/** Problems of one variant. A variant that the input does not list has no field to name. */
const draftProblems = (
  { after, before, index }: Draft,
  options: readonly ProductOption[],
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (after.sold) {
    const field = index === null ? "variants" : `variants.${index}.values`;
    for (const [at, { name, values }] of options.entries()) {
      const value = after.values[at];
      if (value === undefined) {
        problems.push({ field, message: `Please choose a ${name}` });
      } else if (!values.some((each) => each.name === value)) {
        const message = `${value} is used by a variant. Archive the variant first.`;
        problems.push({ field, message });
      }
    }
    if (after.values.length > options.length) {
      const message = "A variant needs this option. Archive the variants that use it first.";
      problems.push({ field, message });
    }
  }
  if (index === null) return problems;
  const own = [
    ...priceProblems(after.priceCents),
    ...sizeProblems(after.size),
    ...fileProblems(after, before ?? {}),
    ...lineProblems("sku", after.sku, limits.sku),
    ...lineProblems("material", after.material, limits.materialName),
  ];
  return [
    ...problems,
    ...own.map((each) => ({ ...each, field: `variants.${index}.${each.field}` })),
  ];
};

const lineProblems = (field: string, text: string | null, max: number): FieldProblem[] => {
  if (text === null) return [];
  if (text.length > max) return [{ field, message: `At most ${max} characters` }];
  return hasControls(text) ? [{ field, message: "Please write this on one line" }] : [];
};

/** Problems that no variant has alone. */
const problemsTogether = (
  drafts: readonly Draft[],
  options: readonly ProductOption[],
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const onSale = drafts.filter(({ after }) => after.sold);
  if (onSale.length > limits.variants || drafts.length > limits.variantsWithArchived) {
    problems.push({
      field: "variants",
      message: `An item has at most ${limits.variants} variants`,
    });
  }
  if (onSale.length === 0) {
    problems.push({
      field: "variants",
      message: "The last variant can’t be archived. Archive the item instead.",
    });
  }
  const combinations = onSale.map(({ after }) => after.values.slice(0, options.length).join(","));
  for (const at of repeated(combinations)) {
    const { after, index } = onSale[at] ?? {};
    problems.push({
      field: index == null ? "variants" : `variants.${index}.values`,
      message:
        options.length === 0
          ? "Please add an option before you add a variant"
          : `There is already a variant ${after?.values.join(", ")}`,
    });
  }
  const withSku = drafts.filter(({ after }) => after.sku !== null);
  for (const at of repeated(withSku.map(({ after }) => after.sku ?? ""))) {
    const { after, index } = withSku[at] ?? {};
    problems.push({
      field: index == null ? "variants" : `variants.${index}.sku`,
      message: `Another variant has the SKU ${after?.sku}`,
    });
  }
  return problems;
};

/** Whether two lists hold the same texts in the same order. */
export const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

const sameOptions = (a: readonly ProductOption[], b: readonly ProductOption[]): boolean =>
  a.length === b.length &&
  a.every(({ name, display, values }, index) => {
    const other = b[index];
    return (
      name === other?.name &&
      display === other.display &&
      values.length === other.values.length &&
      values.every((value, at) => {
        const same = other.values[at];
        return value.name === same?.name && sameTexts(value.colours, same.colours);
      })
    );
  });

const sameFiles = (a: VariantDetails, b: VariantDetails): boolean =>
  a.sku === b.sku &&
  a.image === b.image &&
  a.modelUrl === b.modelUrl &&
  a.material === b.material &&
  sameSize(a.size, b.size);

const detailsOf = ({ values, sku, size, image, modelUrl, material }: Variant): VariantDetails => ({
  values,
  sku,
  size,
  image,
  modelUrl,
  material,
});

const eventsOf = (
  productId: string,
  options: readonly ProductOption[],
  drafts: readonly Draft[],
  state: Variants,
): readonly ProductEvent[] => {
  const events: ProductEvent[] = [];
  const optionsChange = !sameOptions(options, state.options);
  const present = drafts.filter(({ before }) => before !== null);
  if (optionsChange) {
    const variants = present.map(({ after: { number, values } }) => ({
      variantId: variantIdOf(productId, number),
      values,
    }));
    events.push({ type: "ProductOptionsChanged", data: { options, variants } });
  }
  for (const { after, before } of drafts) {
    const variantId = variantIdOf(productId, after.number);
    const { priceCents } = after;
    if (before === null) {
      events.push({
        type: "VariantAdded",
        data: { variantId, ...detailsOf(after), priceCents },
      });
      if (!after.sold) events.push({ type: "VariantRemoved", data: { variantId } });
      continue;
    }
    if (!sameFiles(after, before) || (!optionsChange && !sameTexts(after.values, before.values))) {
      events.push({ type: "VariantChanged", data: { variantId, ...detailsOf(after) } });
    }
    if (priceCents !== before.priceCents) {
      const { priceCents: previousPriceCents } = before;
      events.push(
        after.number === 1
          ? { type: "ProductPriceChanged", data: { priceCents, previousPriceCents } }
          : {
              type: "VariantPriceChanged",
              data: { variantId, priceCents, previousPriceCents },
            },
      );
    }
    if (after.sold !== before.sold) {
      events.push({ type: after.sold ? "VariantRestored" : "VariantRemoved", data: { variantId } });
    }
  }
  return events;
};
