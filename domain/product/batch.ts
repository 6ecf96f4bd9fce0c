import { stepOf, type CommandContext, type DeriveId } from "../ports.ts";
import type {
  NewProduct,
  ProductAnswer,
  ProductChanges,
  ProductStep,
  SeenWithVariants,
} from "./product-steps.ts";

/** The operations on one product. */
export interface SingleProducts {
  /**
   * Adds a product with its initial stock. Its id is derived from the command's id unless given.
   */
  add(product: NewProduct, context: CommandContext, productId?: string): Promise<ProductAnswer>;
  change(
    productId: string,
    changes: ProductChanges,
    context: CommandContext,
  ): Promise<ProductAnswer>;
  /**
   * Removes a product from sale; its orders, reviews and history remain. If `seen` is given, it
   * must still hold.
   */
  remove(
    productId: string,
    context: CommandContext,
    seen?: SeenWithVariants,
  ): Promise<ProductAnswer>;
  /** Restores a removed product. A product on sale stays unchanged. */
  restore(productId: string, context: CommandContext): Promise<ProductAnswer>;
}

/**
 * Handles several steps as separate commands of one conversation. A refused step does not stop the
 * others.
 */
export type HandleBatch = (
  steps: readonly ProductStep[],
  context: CommandContext,
) => Promise<readonly ProductAnswer[]>;

/**
 * Number of concurrent steps: enough to fill one write of the log, few compared with other traffic.
 */
const atOnce = 8;

/**
 * Handles steps as commands of one conversation. Each id is derived from the batch's id and the
 * row, so that sending the batch again, wholly or in part, changes nothing twice. Answers are in
 * the order of the steps.
 */
export const batchOf =
  (products: SingleProducts, deriveId: DeriveId): HandleBatch =>
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
