import { messages } from "../messages.ts";
import {
  stepOf,
  type CommandContext,
  type CommandHandler,
  type DeriveId,
  type CommandResult,
  type Position,
} from "../ports.ts";
import { invalidInput, notFound, type InvalidInput, type NotFound } from "../refusal.ts";
import { stockDecider, type StockRefusal, type StockState } from "../stock/decider.ts";
import { productDecider, type ProductRefusal, type ProductState } from "./decider.ts";
import type { ProductDetails } from "./events.ts";
import type { ProductAnswer } from "./product-steps.ts";
import { batchOf, type HandleBatch, type SingleProducts } from "./batch.ts";

export interface ProductService extends SingleProducts {
  readonly doTogether: HandleBatch;
}

/** The part of the file store that products use. */
export interface FilesOfProducts {
  /**
   * Marks a file as used by a product. Returns whether the shop has the file, and whether a product
   * used it before.
   */
  use(url: string): Promise<"unknown" | "used before" | "newly used" | "elsewhere">;
  /** Reverts `use` after the product was refused. */
  unuse(url: string): Promise<void>;
  /**
   * Copies a file of another host into the shop, and returns its new address. Addresses of the shop
   * are returned unchanged. Returns a message if the file is unavailable.
   */
  keepCopy(
    purpose: "picture" | "model",
    url: string,
  ): Promise<{ readonly url: string } | { readonly message: string }>;
}

export const createProductService = ({
  commands,
  deriveId,
  files,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  readonly files: FilesOfProducts;
}): ProductService => {
  /**
   * The details with copies of other hosts' files: the shop's pages load nothing from other hosts.
   * Files that the product shows already stay, and a command that will be refused fetches nothing.
   */
  const withCopies = async <Details extends Partial<ProductDetails>>(
    details: Details,
    now: () => Promise<{
      readonly shown: Partial<ProductDetails>;
      readonly isRefused: boolean;
    }>,
  ): Promise<
    { readonly details: Details } | { readonly accepted: false; readonly refusal: InvalidInput }
  > => {
    const { image, modelUrl } = details;
    const wanted = [
      { key: "image", field: "image", purpose: "picture", url: image },
      { key: "modelUrl", field: "modelImageUrl", purpose: "model", url: modelUrl },
    ] as const;
    const ofOthers = wanted.filter(({ url }) => url && !url.startsWith("/"));
    if (ofOthers.length === 0) return { details };
    const { shown, isRefused } = await now();
    if (isRefused) return { details };
    const elsewhere = ofOthers.filter(({ key, url }) => url !== shown[key]);
    const copies: Partial<Record<"image" | "modelUrl", string>> = {};
    for (const { key, field, purpose, url } of elsewhere) {
      const copy = await files.keepCopy(purpose, url ?? "");
      if ("message" in copy) {
        const problem = { field, message: copy.message };
        return { accepted: false, refusal: invalidInput(problem) };
      }
      copies[key] = copy.url;
    }
    return { details: { ...details, ...copies } };
  };

  /**
   * Runs a command that makes a product show its files. The files must be in the store; they remain
   * used if the command is accepted.
   */
  const showing = async (
    { image, modelUrl }: Partial<ProductDetails>,
    work: () => Promise<ProductAnswer>,
  ): Promise<ProductAnswer> => {
    const newlyUsed: string[] = [];
    const takeBack = async () => {
      for (const url of newlyUsed) await files.unuse(url);
    };
    for (const [field, url] of Object.entries({ image, modelImageUrl: modelUrl })) {
      if (!url) continue;
      const use = await files.use(url);
      if (use === "newly used") newlyUsed.push(url);
      if (use !== "unknown") continue;
      await takeBack();
      const problem = { field, message: messages.upload.unknownFile };
      return { accepted: false, refusal: invalidInput(problem) };
    }
    const answered = await work();
    if (!answered.accepted) await takeBack();
    return answered;
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

  const one: SingleProducts = {
    async add({ details, priceCents, countInStock }, context, given) {
      const productId = given ?? deriveId(context.commandId, "product");
      const problem = stockProblem(countInStock);
      if (problem) return { accepted: false, refusal: problem };
      const adding = { type: "AddProduct", details, priceCents } as const;
      const copied = await withCopies(details, async () => ({
        shown: {},
        isRefused: !productDecider.decide(adding, productDecider.initialState).accepted,
      }));
      if ("refusal" in copied) return copied;
      return showing(copied.details, async () => {
        const added = await commands.handle(
          productDecider,
          productId,
          { ...adding, details: copied.details },
          context,
          { addProduct: { details, priceCents, countInStock } },
        );
        if (!added.accepted || countInStock === 0) return answer(productId, added);
        const stock = { count: countInStock };
        return answer(productId, added, await adjustStock(productId, stock, context, added));
      });
    },

    async change(productId, { details = {}, priceCents, countInStock, seen }, context) {
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
      const copied = await withCopies(details, async () => {
        const { state } = await commands.load(productDecider, productId);
        return {
          shown: state.status === "absent" ? {} : state.details,
          isRefused: !productDecider.decide(changing, state).accepted,
        };
      });
      if ("refusal" in copied) return copied;
      return showing(copied.details, async () => {
        const changed = await commands.handle(
          productDecider,
          productId,
          { ...changing, details: copied.details },
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
  return { ...one, doTogether: batchOf(one, deriveId) };
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
