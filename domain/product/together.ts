import { stepOf, type CommandContext, type DeriveId } from "../ports.ts";
import type {
  NewProduct,
  ProductAnswer,
  ProductChanges,
  ProductService,
  SeenWithStock,
} from "./service.ts";

/** One of several things that are done to products together. */
export type ProductStep = {
  /** Tells it from the others of its group, and is the same one whenever the group is sent again. */
  readonly row: number;
} & (
  | { readonly type: "add"; readonly product: NewProduct }
  | { readonly type: "change"; readonly productId: string; readonly changes: ProductChanges }
  | { readonly type: "remove"; readonly productId: string; readonly seen: SeenWithStock }
);

export type SingleProducts = Omit<ProductService, "doTogether">;

/** So many steps are under way at once: enough to fill one write of the log, few beside what others do. */
const atOnce = 8;

/**
 * Steps as commands of one conversation. Each has an id of its own, made from the group's and its row, so that a group that
 * is sent again, wholly or in part, changes nothing twice. Answers come in the order of the steps.
 */
export const togetherOf =
  (products: SingleProducts, deriveId: DeriveId): ProductService["doTogether"] =>
  async (steps, group) => {
    const answers: ProductAnswer[] = [];
    for (let first = 0; first < steps.length; first += atOnce) {
      const some = steps.slice(first, first + atOnce);
      const done = some.map((step) =>
        doStep(products, step, stepOf(group, deriveId(group.commandId, `row ${step.row}`))),
      );
      answers.push(...(await Promise.all(done)));
    }
    return answers;
  };

const doStep = (
  products: SingleProducts,
  step: ProductStep,
  context: CommandContext,
): Promise<ProductAnswer> => {
  switch (step.type) {
    case "add":
      return products.add(step.product, context);
    case "change":
      return products.change(step.productId, step.changes, context);
    case "remove":
      return products.remove(step.productId, context, step.seen);
  }
};
