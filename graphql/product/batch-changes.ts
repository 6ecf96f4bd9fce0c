import { invalidInput, type FieldProblem } from "#domain/refusal.ts";
import type { ProductDetails } from "#domain/product/events.ts";
import type {
  NewProduct,
  NewVariants,
  ProductAnswer,
  ProductChanges,
  ProductStep,
  VariantStep,
} from "#domain/product/product-steps.ts";
import type { Context } from "#graphql/context.ts";
import type {
  ProductRow,
  ProductRowInput,
  ProductRows,
} from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";
import type { CategoryId } from "#domain/category/events.ts";
import { limits } from "#domain/constants.ts";
import { valuesOf, variantStepOf } from "./values.ts";

/**
 * Maximum rows per request: a few tenths of a second of work, during which other requests are
 * served.
 */
const maxRows = 100;

/** Runs the command of each row, and returns the result of each. */
export const changeProductBatch = async (
  groupId: string,
  rows: readonly ProductRowInput[],
  { products, command, freshness }: Pick<Context, "products" | "command" | "freshness">,
): Promise<ProductRows> => {
  if (rows.length < 1 || rows.length > maxRows) throw badInput(`rows must be 1 to ${maxRows}`);
  if (new Set(rows.map(({ row }) => row)).size < rows.length) {
    throw badInput("Each row must have a unique number");
  }
  const count = rows.reduce((sum, { variants }) => sum + (variants?.variants.length ?? 0), 0);
  if (count > limits.variants) throw badInput(`rows have at most ${limits.variants} variants`);
  const read = rows.map(stepOf);
  const steps = read.flatMap((one) => ("step" in one ? [one.step] : []));
  const answers = await products.doTogether(steps, command(groupId));
  const answerOf = new Map(steps.map(({ row }, place) => [row, answers[place]]));
  const positions = answers.flatMap((one) => (one.accepted && one.position ? [one.position] : []));
  const last = positions.toSorted().at(-1);
  await freshness.reach(last);
  return {
    rows: read.map((one) => {
      const answer = "step" in one ? answerOf.get(one.row) : one;
      if (!answer) throw new Error("A row has no answer");
      return rowView(one.row, answer);
    }),
    position: last ?? freshness.position(),
  };
};

/** A row's command, or the row's refusal. */
type ReadRow = { readonly row: number } & (
  | { readonly step: ProductStep }
  | Extract<ProductAnswer, { accepted: false }>
);

const stepOf = ({ row, id, values, seen, variants: given }: ProductRowInput): ReadRow => {
  const before = seen ? valuesOf(seen) : {};
  const variants: VariantStep[] = [];
  for (const [index, each] of (given?.variants ?? []).entries()) {
    const step = variantStepOf(each);
    if (!step) return refused(row, priceProblem(`variants.${index}.price`));
    variants.push(step);
  }
  if (!values) {
    if (!id) throw badInput("A row without values needs a product ID");
    const whole = { ...before, ...(given && { variants: variants.map(seenVariant) }) };
    return { row, step: { row, type: "remove", productId: id, seen: whole } };
  }
  const changes = valuesOf(values);
  if (!changes) {
    return refused(row, priceProblem("price"));
  }
  const options = given?.options.map((name) => name.trim()) ?? [];
  if (id) {
    const step = { row, type: "change", productId: id } as const;
    const edits = given ? { variants: { options, variants } } : {};
    return { row, step: { ...step, changes: { ...changes, ...edits, seen: before ?? undefined } } };
  }
  const added = given ? newVariantsOf(options, variants) : null;
  if (added && "field" in added) return refused(row, added);
  const [first] = added?.variants ?? [];
  const { priceCents = changes.priceCents, countInStock = changes.countInStock } = first ?? {};
  const product = newProductOf({ ...changes, priceCents, countInStock });
  if ("field" in product) return refused(row, product);
  return { row, step: { row, type: "add", product: { ...product, variants: added ?? undefined } } };
};

const priceProblem = (field: string): FieldProblem => ({
  field,
  message: "Please enter a price of Rs. 0 or more",
});

const seenVariant = ({ values, seen = {}, seenInStock }: VariantStep) => ({
  values,
  seen,
  seenInStock,
});

/** The options and variants of a new product. Option values are in the order of the variants. */
const newVariantsOf = (
  names: readonly string[],
  steps: readonly VariantStep[],
): NewVariants | FieldProblem => {
  const options = names.map((name, at) => ({
    name,
    display: "buttons" as const,
    values: [...new Set(steps.flatMap(({ values }) => values[at] ?? []))].map((value) => ({
      name: value,
      colours: [],
    })),
  }));
  const variants: NewVariants["variants"][number][] = [];
  for (const [index, { values, changes, countInStock }] of steps.entries()) {
    const { priceCents, sku = null, size = null, image = null } = changes;
    if (priceCents === undefined) return missing(`variants.${index}.price`);
    if (countInStock === undefined) return missing(`variants.${index}.countInStock`);
    const own = { sku, size, image, modelUrl: null, material: null };
    variants.push({ id: null, values, ...own, priceCents, sold: true, countInStock });
  }
  if (variants.length === 0) return { field: "variants", message: "Please add a variant" };
  return { options, variants };
};

const refused = (row: number, problem: FieldProblem) =>
  ({ row, accepted: false, refusal: invalidInput(problem) }) as const;

/** The usual placement of a category's products. */
const placementIn = (category: CategoryId) => (category === "Wall Designs" ? "wall" : "floor");

const newProductOf = ({
  details = {},
  priceCents,
  countInStock,
}: ProductChanges): NewProduct | FieldProblem => {
  const { name, description, category, image } = details;
  if (name === undefined) return missing("name");
  if (description === undefined) return missing("description");
  if (category === undefined) return missing("category");
  if (image === undefined) return missing("image");
  if (priceCents === undefined) return missing("price");
  if (countInStock === undefined) return missing("countInStock");
  const { modelUrl = null, size = null, placement = placementIn(category) } = details;
  const whole: ProductDetails = {
    name,
    description,
    category,
    image,
    modelUrl,
    size,
    placement,
    ...(details.facts ? { facts: details.facts } : {}),
    ...(details.imageText === undefined ? {} : { imageText: details.imageText }),
    ...(details.nightImage === undefined ? {} : { nightImage: details.nightImage }),
    ...(details.furtherPictures ? { furtherPictures: details.furtherPictures } : {}),
  };
  return { details: whole, priceCents, countInStock };
};

const missing = (field: string): FieldProblem => ({
  field,
  message: "This field is required for a new product",
});

const rowView = (row: number, answer: ProductAnswer): ProductRow => {
  if (answer.accepted) return { row, productId: answer.productId, refusal: null };
  const { refusal } = answer;
  const field = "fields" in refusal ? (refusal.fields[0]?.field ?? null) : null;
  const { code, message } = refusal;
  return { row, productId: null, refusal: { code, message, field } };
};
