import { stepOf, type CommandContext, type DeriveId } from "../ports.ts";
import type {
  NewProduct,
  ProductAnswer,
  ProductChanges,
  ProductStep,
  SeenWithStock,
} from "./product-steps.ts";

/** What can be done to one product. */
export interface SingleProducts {
  /** Adds a product with its first stock. Its id is made from the command's unless given. */
  add(product: NewProduct, context: CommandContext, productId?: string): Promise<ProductAnswer>;
  change(
    productId: string,
    changes: ProductChanges,
    context: CommandContext,
  ): Promise<ProductAnswer>;
  /** Takes it out of the shop; orders, reviews and its history stay. Where `seen` is given it has to be so still. */
  remove(productId: string, context: CommandContext, seen?: SeenWithStock): Promise<ProductAnswer>;
  /** Puts a removed product back as it was; one that is sold stays as it is. */
  restore(productId: string, context: CommandContext): Promise<ProductAnswer>;
}

/** Does each of several steps as a command of its own, in one conversation: one that is refused holds up no other. */
export type DoTogether = (
  steps: readonly ProductStep[],
  context: CommandContext,
) => Promise<readonly ProductAnswer[]>;

/** So many steps are under way at once: enough to fill one write of the log, few beside what others do. */
const atOnce = 8;

/**
 * Steps as commands of one conversation. Each has an id of its own, made from the group's and its row, so that a group that
 * is sent again, wholly or in part, changes nothing twice. Answers come in the order of the steps.
 */
export const togetherOf =
  (products: SingleProducts, deriveId: DeriveId): DoTogether =>
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
