import type { Category } from "#domain/constants.ts";
import { invalidInput, type FieldProblem } from "#domain/refusal.ts";
import type { ProductDetails } from "#domain/product/events.ts";
import type {
  NewProduct,
  ProductAnswer,
  ProductChanges,
  ProductStep,
} from "#domain/product/product-steps.ts";
import type { Context } from "#graphql/context.ts";
import type {
  ProductRow,
  ProductRowInput,
  ProductRows,
} from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";
import { valuesOf } from "./values.ts";

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
  { readonly step: ProductStep } | Extract<ProductAnswer, { accepted: false }>
);

const stepOf = ({ row, id, values, seen }: ProductRowInput): ReadRow => {
  const before = seen ? valuesOf(seen) : {};
  if (!values) {
    if (!id) throw badInput("A row without values needs a product ID");
    return { row, step: { row, type: "remove", productId: id, seen: before ?? {} } };
  }
  const changes = valuesOf(values);
  if (!changes) {
    return refused(row, { field: "price", message: "Please enter a price of Rs. 0 or more" });
  }
  if (id) {
    const step = { row, type: "change", productId: id } as const;
    return { row, step: { ...step, changes: { ...changes, seen: before ?? undefined } } };
  }
  const product = newProductOf(changes);
  if ("field" in product) return refused(row, product);
  return { row, step: { row, type: "add", product } };
};

const refused = (row: number, problem: FieldProblem) =>
  ({ row, accepted: false, refusal: invalidInput(problem) }) as const;

/** The usual placement of a category's products. */
const placementIn = (category: Category) => (category === "Wall Designs" ? "wall" : "floor");

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
