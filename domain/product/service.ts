import { shownCategories, shownCategory } from "../category/categories.ts";
import { currentCategories } from "../category/service.ts";
import { messages } from "../messages.ts";
import {
  handleStep,
  stepOf,
  type CommandStep,
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
import type { ProductDetails, ProductEvent, ProductOption } from "./events.ts";
import type { StockCommand } from "../stock/commands.ts";
import type { StockEvent } from "../stock/events.ts";
import { createProductFiles, type FilesOfProducts, type ShownFile } from "./product-files.ts";
import type { ProductAnswer, ProductChanges, VariantStep } from "./product-steps.ts";
import { chosenVariant, firstVariantChoice } from "../values/variant-choice.ts";
import { productIdOf, variantIdOf } from "../values/variant-id.ts";
import { variantWithId } from "./variants.ts";
import { editedVariant, variantOnSale } from "./edit-variants.ts";
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

/** The addresses of a product's or a variant's files; missing ones stay. */
interface Files extends Partial<Pick<ProductDetails, "nightImage" | "furtherPictures">> {
  readonly image?: string | null | undefined;
  readonly modelUrl?: string | null | undefined;
}

/** The files that a command makes a product or one of its variants show. */
const filesOf = (
  { image, modelUrl, nightImage, furtherPictures = [] }: Files,
  prefix = "",
): readonly ShownFile[] => [
  ...(
    [
      [`${prefix}image`, image],
      ["nightImage", nightImage],
      ...furtherPictures.flatMap(
        ({ url, night }, index) =>
          [
            [`furtherPictures.${index}.url`, url],
            [`furtherPictures.${index}.night`, night],
          ] as const,
      ),
    ] as const
  ).flatMap(([field, url]) => (url ? [{ field, purpose: "picture", url } as const] : [])),
  ...(modelUrl
    ? [{ field: `${prefix}modelImageUrl`, purpose: "model", url: modelUrl } as const]
    : []),
];

/** The files of several variants. */
const filesIn = (variants: readonly Files[]): readonly ShownFile[] =>
  variants.flatMap((each, index) => filesOf(each, `variants.${index}.`));

const withCopies = <Details extends Files>(
  details: Details,
  copies: ReadonlyMap<string, string>,
): Details => {
  const { image, modelUrl, nightImage, furtherPictures } = details;
  return {
    ...details,
    ...(image && copies.has(image) ? { image: copies.get(image) } : {}),
    ...(modelUrl && copies.has(modelUrl) ? { modelUrl: copies.get(modelUrl) } : {}),
    ...(nightImage && copies.has(nightImage) ? { nightImage: copies.get(nightImage) } : {}),
    ...(furtherPictures
      ? {
          furtherPictures: furtherPictures.map(({ url, text, night }) => ({
            url: copies.get(url) ?? url,
            text,
            night: night && (copies.get(night) ?? night),
          })),
        }
      : {}),
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

  /** Ids of the categories that the shop shows. */
  const shownIds = async () =>
    shownCategories(await currentCategories(commands)).map(({ id }) => id);

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
   * The stock part of a command. If its first part stored nothing, the stock part uses the
   * command's own id. Therefore every used id is stored somewhere, and is refused for another
   * request.
   */
  const stockStep = (
    productId: string,
    { count, seen }: { readonly count: number; readonly seen?: number | undefined },
    context: CommandContext,
    hasOwnId: boolean,
  ): CommandStep<StockState, StockCommand, StockEvent, StockRefusal> => ({
    decider: stockDecider,
    id: productId,
    command: { type: "AdjustStock", available: count, seen },
    context: hasOwnId
      ? context
      : stepOf(context, deriveId(context.commandId, `stock ${productId}`)),
    intent: { adjustStock: { productId, count } },
  });

  /** Handles the stock part of a command whose first part was `handled`. */
  const adjustStock = (
    productId: string,
    stock: { readonly count: number; readonly seen?: number | undefined },
    context: CommandContext,
    handled: { readonly position: Position | null },
  ): Promise<CommandResult<StockState, StockRefusal>> =>
    handleStep(commands, stockStep(productId, stock, context, handled.position === null));

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
  const severalVariants = async (
    productId: string,
    { countInStock }: ProductChanges,
  ): Promise<InvalidInput | null> => {
    if (countInStock === undefined) return null;
    const { state } = await commands.load(productDecider, productId);
    if (state.status === "absent" || state.variants.length === 1) return null;
    const ids = state.variants
      .filter(({ sold }) => sold)
      .map(({ number }) => variantIdOf(productId, number))
      .map((id) => (id === productId ? firstVariantChoice(id) : id));
    const message = messages.product.severalVariants("stock", ids);
    return invalidInput({ field: "countInStock", message });
  };

  /** Invalid or outdated counts must refuse the whole command, too. */
  const variantStockProblem = async (
    productId: string,
    edits: readonly VariantStep[],
  ): Promise<StockRefusal | null> => {
    const { state } = await commands.load(productDecider, productId);
    if (state.status === "absent") return null;
    for (const [index, edit] of edits.entries()) {
      const { countInStock, seenInStock } = edit;
      const count = countInStock ?? seenInStock;
      if (count === undefined) continue;
      const variant = editedVariant(productId, edit, state.variants);
      const stock = variant
        ? await commands.load(stockDecider, variantIdOf(productId, variant.number))
        : undefined;
      const problem = stockProblem(count, stock?.state, seenInStock);
      if (problem) return within(`variants.${index}.`, problem);
    }
    return null;
  };

  /** The stock parts of a command that leaves a product in a state. */
  const variantStockSteps = (
    productId: string,
    counts: readonly Pick<VariantStep, "id" | "values" | "countInStock" | "seenInStock">[],
    product: ProductState,
    storedNothing: boolean,
    context: CommandContext,
  ) => {
    if (product.status === "absent") return [];
    const { variants } = product;
    return counts
      .flatMap(({ id, values, countInStock, seenInStock }) => {
        if (countInStock === undefined) return [];
        const named =
          variantOnSale(variants, values) ??
          variants.findLast((each) => each.values.join(",") === values.join(","));
        const variantId = id ?? variantIdOf(productId, named?.number ?? 1);
        return [{ variantId, stock: { count: countInStock, seen: seenInStock } }];
      })
      .map(({ variantId, stock }, index) =>
        stockStep(variantId, stock, context, storedNothing && index === 0),
      );
  };

  /** Handles the stock parts of a command that changed variants. */
  const countVariants = async (
    productId: string,
    counts: Parameters<typeof variantStockSteps>[1],
    { state, position }: { readonly state: ProductState; readonly position: Position | null },
    context: CommandContext,
  ): Promise<readonly CommandResult<StockState, StockRefusal>[]> => {
    const results: CommandResult<StockState, StockRefusal>[] = [];
    for (const step of variantStockSteps(productId, counts, state, position === null, context)) {
      results.push(await handleStep(commands, step));
    }
    return results;
  };

  /** Stores a product's step and the stocks of its variants at once; null if that is impossible. */
  const changeAtOnce = async (
    step: CommandStep<ProductState, ProductCommand, ProductEvent, ProductRefusal>,
    edits: readonly VariantStep[],
  ): Promise<Position | null> => {
    const { state } = await commands.load(productDecider, step.id);
    const decision = productDecider.decide(step.command, state);
    if (!decision.accepted) return null;
    const after = decision.events.reduce(productDecider.evolve, state);
    const storedNothing = decision.events.length === 0;
    const stocks = variantStockSteps(step.id, edits, after, storedNothing, step.context);
    return commands.handleTogether([step, ...stocks] as readonly CommandStep[]);
  };

  const one: SingleProducts = {
    async add(product, context, given) {
      const { details, priceCents, countInStock, variants } = product;
      const productId = given ?? deriveId(context.commandId, "product");
      const counts = variants?.variants.map((each) => each.countInStock) ?? [countInStock];
      for (const [index, count] of counts.entries()) {
        const problem = stockProblem(count);
        if (!problem) continue;
        const refusal = variants ? within(`variants.${index}.`, problem) : problem;
        return { accepted: false, refusal };
      }
      const inputs = variants?.variants.map(({ countInStock: _count, ...each }) => each) ?? [];
      const shown = (own: ProductDetails, list: readonly VariantInput[]) => [
        ...filesOf(own),
        ...filesIn(list),
      ];
      const categories = await shownIds();
      const addingOf = (own: ProductDetails, list: readonly VariantInput[]) =>
        ({
          type: "AddProduct",
          details: own,
          priceCents,
          categories,
          ...(variants && { variants: { productId, options: variants.options, variants: list } }),
        }) as const;
      const copies = await files.copy(shown(details, inputs), async () =>
        productDecider.decide(addingOf(details, inputs), productDecider.initialState).accepted
          ? new Set()
          : null,
      );
      if ("code" in copies) return { accepted: false, refusal: copies };
      const copied = withCopies(details, copies);
      const copiedInputs = inputs.map((each) => withCopies(each, copies));
      return files.use(shown(copied, copiedInputs), async () => {
        const adding = addingOf(copied, copiedInputs);
        const added = await commands.handle(productDecider, productId, adding, context, {
          addProduct: product,
        });
        if (!added.accepted) return answer(productId, added);
        const steps: CommandResult<StockState, StockRefusal>[] = [];
        for (const [index, count] of counts.entries()) {
          if (count === 0) continue;
          steps.push(
            await adjustStock(variantIdOf(productId, index + 1), { count }, context, added),
          );
        }
        return answer(productId, added, ...steps);
      });
    },

    async change(productId, changes, context) {
      const variantId = chosenVariant(productId);
      if (variantId !== null) return changeVariant(variantId, changes, context);
      const { details = {}, priceCents, countInStock, variants, seen } = changes;
      const several = await severalVariants(productId, { countInStock });
      if (several) return { accepted: false, refusal: several };
      const stock =
        seen?.countInStock === undefined ? undefined : await commands.load(stockDecider, productId);
      const problem =
        countInStock === undefined
          ? null
          : stockProblem(countInStock, stock?.state, seen?.countInStock);
      if (problem) return { accepted: false, refusal: problem };
      const edits = variants?.variants ?? [];
      const refusal = await variantStockProblem(productId, edits);
      if (refusal) return { accepted: false, refusal };
      const changing = {
        type: "ChangeProduct",
        details,
        priceCents,
        ...(details.category === undefined ? {} : { categories: await shownIds() }),
        ...(variants && { variants: { ...variants, productId } }),
        seen: seen && { details: seen.details, priceCents: seen.priceCents },
      } as const;
      const shown = (own: typeof details, list: typeof edits) => [
        ...filesOf(own),
        ...filesIn(list.map((each) => each.changes)),
      ];
      const copies = await files.copy(shown(details, edits), () => shownFiles(productId, changing));
      if ("code" in copies) return { accepted: false, refusal: copies };
      const copied = withCopies(details, copies);
      const copiedEdits = edits.map((each) => ({
        ...each,
        changes: withCopies(each.changes, copies),
      }));
      return files.use(shown(copied, copiedEdits), async () => {
        const command = {
          ...changing,
          details: copied,
          ...(variants && { variants: { ...variants, productId, variants: copiedEdits } }),
        };
        const intent = {
          changeProduct: { productId, details, priceCents, countInStock, variants },
        };
        const step = { decider: productDecider, id: productId, command, context, intent };
        if (variants) {
          const position = await changeAtOnce(step, edits);
          if (position !== null) return { accepted: true, productId, position };
          // An order may have changed a stock meanwhile.
          const outdated = await variantStockProblem(productId, edits);
          if (outdated) return { accepted: false, refusal: outdated };
        }
        const changed = await handleStep(commands, step);
        if (variants && changed.accepted) {
          const stocks = await countVariants(productId, edits, changed, context);
          return answer(productId, changed, ...stocks);
        }
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
      for (const { values, seenInStock } of seen?.variants ?? []) {
        const variant = variantOnSale(state.variants, values);
        if (!variant || seenInStock === undefined) continue;
        const id = variantIdOf(productId, variant.number);
        const stock = await commands.load(stockDecider, id);
        const problem = stockProblem(seenInStock, stock.state, seenInStock);
        if (problem) return { accepted: false, refusal: problem };
      }
      const remove = { type: "RemoveProduct", seen, variants: seen?.variants } as const;
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
        await commands.handle(
          productDecider,
          productId,
          {
            type: "RestoreProduct",
            category: shownCategory(await currentCategories(commands), state.details.category),
          },
          context,
          { restoreProduct: { productId } },
        ),
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
      if (!changed.accepted) return answer(productId, changed);
      return answer(
        productId,
        changed,
        ...(await countVariants(productId, inputs, changed, context)),
      );
    });
  };

  /** Changes price, stock or sale of one variant. Its details belong to the product. */
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
    | CommandResult<ProductState, ProductRefusal>
    | CommandResult<StockState, StockRefusal>
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
