import { messages } from "../messages.ts";
import {
  stepOf,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type CommandResult,
  type Position,
} from "../ports.ts";
import {
  invalidInput,
  notFound,
  productChanged,
  type InvalidInput,
  type NotFound,
} from "../refusal.ts";
import { stockDecider, type StockRefusal, type StockState } from "../stock/decider.ts";
import { productDecider, type ProductRefusal, type ProductState } from "./decider.ts";
import type { ProductCommand, VariantInput } from "./commands.ts";
import type { ProductOption, VariantDetails } from "./events.ts";
import { createProductFiles, type FilesOfProducts, type ShownFile } from "./product-files.ts";
import type { ProductAnswer, ProductChanges } from "./product-steps.ts";
import { productIdOf, variantIdOf } from "../values/variant-id.ts";
import { variantWithId } from "./variants.ts";
import { batchOf, type HandleBatch, type SingleProducts } from "./batch.ts";

export interface ProductService extends SingleProducts {
  /**
   * Changes options and variants together. `countInStock` sets the available items of a variant;
   * missing counts stay.
   */
  changeVariants(
    productId: string,
    changes: {
      readonly options: readonly ProductOption[];
      readonly variants: readonly (VariantInput & { readonly countInStock?: number | undefined })[];
      readonly seen?: number | undefined;
    },
    context: CommandContext,
  ): Promise<ProductAnswer>;
  readonly doTogether: HandleBatch;
}

/** The files that a command makes a product or one of its variants show. */
const filesOf = (
  { image, modelUrl }: Partial<Pick<VariantDetails, "image" | "modelUrl">>,
  prefix = "",
): readonly ShownFile[] => [
  ...(image ? [{ field: `${prefix}image`, purpose: "picture", url: image } as const] : []),
  ...(modelUrl
    ? [{ field: `${prefix}modelImageUrl`, purpose: "model", url: modelUrl } as const]
    : []),
];

const withCopies = <Details extends Partial<Pick<VariantDetails, "image" | "modelUrl">>>(
  details: Details,
  copies: ReadonlyMap<string, string>,
): Details => {
  const { image, modelUrl } = details;
  return {
    ...details,
    ...(image && copies.has(image) ? { image: copies.get(image) } : {}),
    ...(modelUrl && copies.has(modelUrl) ? { modelUrl: copies.get(modelUrl) } : {}),
  };
};

/** A refusal whose fields are in a part of the input. */
const within = (prefix: string, refusal: StockRefusal): StockRefusal =>
  "fields" in refusal
    ? invalidInput(
        ...refusal.fields.map((problem) => ({ ...problem, field: `${prefix}${problem.field}` })),
      )
    : refusal;

export const createProductService = ({
  commands,
  deriveId,
  files: fileStore,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  readonly files: FilesOfProducts;
}): ProductService => {
  const files = createProductFiles(fileStore);

  /** The files that a product shows; null if it will refuse the command. */
  const shownFiles = async (
    productId: string,
    command: ProductCommand,
  ): Promise<ReadonlySet<string> | null> => {
    const { state } = await commands.load(productDecider, productId);
    if (state.status === "absent" || !productDecider.decide(command, state).accepted) return null;
    return new Set(
      [state.details, ...state.variants].flatMap((each) => filesOf(each)).map((f) => f.url),
    );
  };

  /**
   * The stock part of a command whose first part was `handled`. If that part stored nothing, the
   * stock part uses the command's own id. Therefore every used id is stored somewhere, and is
   * refused for another request.
   */
  const adjustStock = (
    productId: string,
    { count, seen }: { readonly count: number; readonly seen?: number | undefined },
    context: CommandContext,
    handled: { readonly position: Position | null },
  ): Promise<CommandResult<StockState, StockRefusal>> =>
    commands.handle(
      stockDecider,
      productId,
      { type: "AdjustStock", available: count, seen },
      handled.position === null
        ? context
        : stepOf(context, deriveId(context.commandId, `stock ${productId}`)),
      { adjustStock: { productId, count } },
    );

  /** An invalid count must refuse the whole command before an append to the product's stream. */
  const stockProblem = (
    available: number,
    state = stockDecider.initialState,
    seen?: number,
  ): StockRefusal | null => {
    const decision = stockDecider.decide({ type: "AdjustStock", available, seen }, state);
    return decision.accepted ? null : decision.refusal;
  };

  /** Products with several variants have no stock of their own. */
  const severalVersions = async (
    productId: string,
    { countInStock }: ProductChanges,
  ): Promise<InvalidInput | null> => {
    if (countInStock === undefined) return null;
    const { state } = await commands.load(productDecider, productId);
    if (state.status === "absent" || state.variants.length === 1) return null;
    const ids = state.variants
      .filter(({ sold }) => sold)
      .map(({ number }) => variantIdOf(productId, number));
    const message = messages.product.severalVersions("stock", ids);
    return invalidInput({ field: "countInStock", message });
  };

  const one: SingleProducts = {
    async add({ details, priceCents, countInStock }, context, given) {
      const productId = given ?? deriveId(context.commandId, "product");
      const problem = stockProblem(countInStock);
      if (problem) return { accepted: false, refusal: problem };
      const adding = { type: "AddProduct", details, priceCents } as const;
      const copies = await files.copy(filesOf(details), async () =>
        productDecider.decide(adding, productDecider.initialState).accepted ? new Set() : null,
      );
      if ("code" in copies) return { accepted: false, refusal: copies };
      const copied = withCopies(details, copies);
      return files.use(filesOf(copied), async () => {
        const added = await commands.handle(
          productDecider,
          productId,
          { ...adding, details: copied },
          context,
          { addProduct: { details, priceCents, countInStock } },
        );
        if (!added.accepted || countInStock === 0) return answer(productId, added);
        const stock = { count: countInStock };
        return answer(productId, added, await adjustStock(productId, stock, context, added));
      });
    },

    async change(productId, changes, context) {
      if (productIdOf(productId) !== productId) return changeVariant(productId, changes, context);
      const { details = {}, priceCents, countInStock, seen } = changes;
      const several = await severalVersions(productId, { countInStock });
      if (several) return { accepted: false, refusal: several };
      const stock =
        seen?.countInStock === undefined ? undefined : await commands.load(stockDecider, productId);
      const problem =
        countInStock === undefined
          ? null
          : stockProblem(countInStock, stock?.state, seen?.countInStock);
      if (problem) return { accepted: false, refusal: problem };
      const changing = {
        type: "ChangeProduct",
        details,
        priceCents,
        seen: seen && { details: seen.details, priceCents: seen.priceCents },
      } as const;
      const copies = await files.copy(filesOf(details), () => shownFiles(productId, changing));
      if ("code" in copies) return { accepted: false, refusal: copies };
      const copied = withCopies(details, copies);
      return files.use(filesOf(copied), async () => {
        const changed = await commands.handle(
          productDecider,
          productId,
          { ...changing, details: copied },
          context,
          { changeProduct: { productId, details, priceCents, countInStock } },
        );
        if (!changed.accepted || countInStock === undefined) return answer(productId, changed);
        return answer(
          productId,
          changed,
          await adjustStock(
            productId,
            { count: countInStock, seen: seen?.countInStock },
            context,
            changed,
          ),
        );
      });
    },

    async remove(productId, context, seen) {
      if (productIdOf(productId) !== productId) {
        return changeVariant(productId, { sold: false, seen }, context);
      }
      const { state } = await commands.load(productDecider, productId);
      if (state.status === "absent") {
        return { accepted: false, refusal: notFound(messages.product.notFound) satisfies NotFound };
      }
      if (seen?.countInStock !== undefined) {
        const stock = await commands.load(stockDecider, productId);
        const problem = stockProblem(seen.countInStock, stock.state, seen.countInStock);
        if (problem) return { accepted: false, refusal: problem };
      }
      const remove = { type: "RemoveProduct", seen } as const;
      return answer(
        productId,
        await commands.handle(productDecider, productId, remove, context, {
          removeProduct: { productId },
        }),
      );
    },

    async restore(productId, context) {
      if (productIdOf(productId) !== productId) {
        return changeVariant(productId, { sold: true }, context);
      }
      const { state } = await commands.load(productDecider, productId);
      if (state.status === "absent") {
        return { accepted: false, refusal: notFound(messages.product.notFound) satisfies NotFound };
      }
      return answer(
        productId,
        await commands.handle(productDecider, productId, { type: "RestoreProduct" }, context, {
          restoreProduct: { productId },
        }),
      );
    },
  };

  const changeVariants: ProductService["changeVariants"] = async (
    productId,
    { options, variants: inputs, seen },
    context,
  ) => {
    for (const [index, { countInStock }] of inputs.entries()) {
      const problem = countInStock === undefined ? null : stockProblem(countInStock);
      if (problem) return { accepted: false, refusal: within(`variants.${index}.`, problem) };
    }
    const variants = inputs.map(({ countInStock: _count, ...variant }) => variant);
    const changing = { type: "ChangeVariants", productId, options, variants, seen } as const;
    const filesIn = (list: typeof variants) =>
      list.flatMap((each, index) => filesOf(each, `variants.${index}.`));
    const copies = await files.copy(filesIn(variants), () => shownFiles(productId, changing));
    if ("code" in copies) return { accepted: false, refusal: copies };
    const copied = variants.map((each) => withCopies(each, copies));
    return files.use(filesIn(copied), async () => {
      const changed = await commands.handle(
        productDecider,
        productId,
        { ...changing, variants: copied },
        context,
        { changeVariants: { productId, options, variants: inputs, seen } },
      );
      if (!changed.accepted || changed.state.status === "absent") return answer(productId, changed);
      const steps: CommandResult<StockState, StockRefusal>[] = [];
      for (const { id, values, countInStock } of inputs) {
        if (countInStock === undefined) continue;
        const key = values.join(",");
        const added = changed.state.variants.find((each) => each.values.join(",") === key);
        const variantId = id ?? variantIdOf(productId, added?.number ?? 1);
        // If the product's stream stored nothing, the first stock step stores the command's id.
        const stored = steps.length === 0 ? changed : { position: "" };
        steps.push(await adjustStock(variantId, { count: countInStock }, context, stored));
      }
      return answer(productId, changed, ...steps);
    });
  };

  /** Changes price, stock or sale of one further variant. Its details belong to the product. */
  const changeVariant = async (
    variantId: string,
    {
      details = {},
      priceCents,
      countInStock,
      seen,
      sold,
    }: ProductChanges & { readonly sold?: boolean },
    context: CommandContext,
  ): Promise<ProductAnswer> => {
    const productId = productIdOf(variantId);
    const { state } = await commands.load(productDecider, productId);
    const variant = state.status === "sold" ? variantWithId(state.variants, variantId) : null;
    if (state.status !== "sold" || !variant) {
      return { accepted: false, refusal: notFound(messages.product.notFound) };
    }
    const [field] = Object.keys(details);
    if (field !== undefined) {
      const message = messages.product.detailsOfItem(productId);
      return { accepted: false, refusal: invalidInput({ field, message }) };
    }
    if (seen?.priceCents !== undefined && seen.priceCents !== variant.priceCents) {
      return { accepted: false, refusal: productChanged(["price"]) };
    }
    if (seen?.countInStock !== undefined) {
      const stock = await commands.load(stockDecider, variantId);
      const problem = stockProblem(
        countInStock ?? seen.countInStock,
        stock.state,
        seen.countInStock,
      );
      if (problem) return { accepted: false, refusal: problem };
    }
    const { number: _number, ...before } = variant;
    const changed = {
      ...before,
      id: variantId,
      priceCents: priceCents ?? variant.priceCents,
      sold: sold ?? variant.sold,
      countInStock,
    };
    return changeVariants(productId, { options: state.options, variants: [changed] }, context);
  };

  return { ...one, changeVariants, doTogether: batchOf(one, deriveId) };
};

const answer = (
  productId: string,
  ...steps: readonly (
    CommandResult<ProductState, ProductRefusal> | CommandResult<StockState, StockRefusal>
  )[]
): ProductAnswer => {
  let position: Position | null = null;
  for (const step of steps) {
    if (!step.accepted) return step;
    if (step.position !== null && (position === null || step.position > position)) {
      position = step.position;
    }
  }
  return { accepted: true, productId, position };
};
