import {
  handleStep,
  laterPosition,
  recentState,
  stepOf,
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  type DeriveId,
  type Position,
} from "../ports.ts";
import { productDecider } from "../product/decider.ts";
import { decideTogether, type StepHandler } from "../together.ts";
import { shownCategory, type Categories } from "./categories.ts";
import { categoryDecider, type CategoryCommand, type CategoryRefusal } from "./decider.ts";
import type { CategoryDetails, CategoryId } from "./events.ts";

/** All categories are in one stream. */
export const categoriesId = "shop";

/** The categories at most a second behind other processes. */
export const currentCategories = (
  commands: Pick<CommandHandler, "recall" | "load">,
): Promise<Categories> => recentState(commands, categoryDecider, categoriesId);

/** The items that a change of a category moved, at most `movedAtOnce` of them named. */
export type CategoryAnswer = CommandResult<Categories, CategoryRefusal> & {
  readonly categoryId: CategoryId;
  readonly movedItems: readonly string[];
};

/** Staff's changes of the shop's categories. */
export interface CategoryService {
  add(details: CategoryDetails, context: CommandContext): Promise<CategoryAnswer>;
  change(
    categoryId: CategoryId,
    details: Partial<CategoryDetails>,
    context: CommandContext,
  ): Promise<CategoryAnswer>;
  /** Moves a category to a place among the shown ones, from 1. */
  move(categoryId: CategoryId, place: number, context: CommandContext): Promise<CategoryAnswer>;
  /**
   * Archives a category, and moves its items to another one. Repeat it to move items that a crash
   * left; until then shoppers find them in the other category.
   */
  archive(
    categoryId: CategoryId,
    itemsMovedTo: CategoryId,
    context: CommandContext,
  ): Promise<CategoryAnswer>;
  /**
   * Shows an archived category again. Of its former items, only the named ones come back, if they
   * are where the archiving put them.
   */
  restore(
    categoryId: CategoryId,
    items: readonly string[],
    context: CommandContext,
  ): Promise<CategoryAnswer>;
}

/** Items that are moved in one append with the archiving, and that one answer names. */
export const movedAtOnce = 100;

/** Concurrent steps, as in a batch of product changes (`product/batch.ts`). */
const atOnce = 8;

export const createCategoryService = ({
  commands,
  deriveId,
  itemsIn,
}: {
  readonly commands: CommandHandler;
  readonly deriveId: DeriveId;
  /** Products on sale that are stored in this category, as of now. */
  readonly itemsIn: (categoryId: CategoryId) => Promise<readonly string[]>;
}): CategoryService => {
  const handle = (command: CategoryCommand, context: CommandContext, intent: object) =>
    commands.handle(categoryDecider, categoriesId, command, context, intent);

  const answered = async (
    categoryId: CategoryId,
    handled: Promise<CommandResult<Categories, CategoryRefusal>>,
  ): Promise<CategoryAnswer> => ({ ...(await handled), categoryId, movedItems: [] });

  /** Moves items between categories. An item that is gone or elsewhere by then stays as it is. */
  const moveItems = async (
    handler: StepHandler,
    { from, to }: { readonly from: CategoryId; readonly to: CategoryId },
    items: readonly string[],
    context: CommandContext,
  ): Promise<Position | null> => {
    let last: Position | null = null;
    for (let first = 0; first < items.length; first += atOnce) {
      const moved = await Promise.all(
        items.slice(first, first + atOnce).map((productId) =>
          handleStep(handler, {
            decider: productDecider,
            id: productId,
            command: {
              type: "ChangeProduct",
              details: { category: to },
              categories: [to],
              seen: { details: { category: from } },
            },
            context: stepOf(context, deriveId(context.commandId, `${from} ${productId}`)),
            intent: { moveItem: { productId, to } },
          }),
        ),
      );
      for (const each of moved) if (each.accepted) last = laterPosition(last, each.position);
    }
    return last;
  };

  /** Moves the items that are stored in an archived category to the one that it leads to. */
  const clear = async (
    categories: Categories,
    categoryId: CategoryId,
    context: CommandContext,
  ): Promise<{ readonly items: readonly string[]; readonly position: Position | null }> => {
    const to = shownCategory(categories, categoryId);
    if (to === categoryId) return { items: [], position: null };
    const items = await itemsIn(categoryId);
    const position = await moveItems(commands, { from: categoryId, to }, items, context);
    return { items, position };
  };

  return {
    add(details, context) {
      const categoryId = deriveId(context.commandId, "category");
      const command = { type: "AddCategory", categoryId, details } as const;
      return answered(categoryId, handle(command, context, { addCategory: details }));
    },

    change(categoryId, details, context) {
      const command = { type: "ChangeCategory", categoryId, details } as const;
      const intent = { changeCategory: { categoryId, details } };
      return answered(categoryId, handle(command, context, intent));
    },

    move(categoryId, place, context) {
      const command = { type: "MoveCategory", categoryId, place } as const;
      const intent = { moveCategory: { categoryId, place } };
      return answered(categoryId, handle(command, context, intent));
    },

    async archive(categoryId, itemsMovedTo, context) {
      const request = {
        decider: categoryDecider,
        id: categoriesId,
        command: { type: "ArchiveCategory", categoryId, itemsMovedTo } as const,
        context,
        intent: { archiveCategory: { categoryId, itemsMovedTo } },
      };
      const first = (await itemsIn(categoryId)).slice(0, movedAtOnce);
      const between = { from: categoryId, to: itemsMovedTo };
      const together = await decideTogether(commands, request, async (handler) => {
        await moveItems(handler, between, first, context);
        return handler.load(categoryDecider, categoriesId);
      });
      const stored = together
        ? { accepted: true as const, ...together.answer, position: together.position }
        : await handleStep(commands, request);
      if (!stored.accepted) return { ...stored, categoryId, movedItems: [] };
      // The items that did not fit into one append, or were added to the category until now.
      const rest = await clear(stored.state, categoryId, context);
      const moved = together ? [...first, ...rest.items] : rest.items;
      return {
        repeated: false,
        ...stored,
        position: laterPosition(stored.position, rest.position),
        categoryId,
        movedItems: [...new Set(moved)],
      };
    },

    async restore(categoryId, items, context) {
      const before = (await commands.load(categoryDecider, categoriesId)).state;
      const from = shownCategory(before, categoryId);
      // What an interrupted archiving left goes where it belongs first.
      await clear(before, categoryId, context);
      const command = { type: "RestoreCategory", categoryId } as const;
      const intent = { restoreCategory: { categoryId, items } };
      const restored = await handle(command, context, intent);
      if (!restored.accepted || from === categoryId) {
        return { ...restored, categoryId, movedItems: [] };
      }
      const named = items.slice(0, movedAtOnce);
      const movedAt = await moveItems(commands, { from, to: categoryId }, named, context);
      const position = laterPosition(restored.position, movedAt);
      return { ...restored, position, categoryId, movedItems: named };
    },
  };
};
