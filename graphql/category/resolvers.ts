import type { Wall } from "#domain/constants.ts";
import type { CategoryDetails } from "#domain/category/events.ts";
import type { CategoryAnswer } from "#domain/category/service.ts";
import { messages } from "#domain/messages.ts";
import type { CategoryInput, Resolvers } from "#graphql/generated/resolver-types.ts";
import type { Context } from "#graphql/context.ts";
import { refusalMember } from "#graphql/refusals.ts";

/** The decider refuses an unknown wall. */
const detailsOf = ({ names, slug, wall }: CategoryInput): CategoryDetails => ({
  names,
  slug,
  wall: wall as Wall,
});

/** Maximum number of moved items in an answer. */
const namedItems = 100;

const saved = async (done: CategoryAnswer, context: Context) => {
  if (!done.accepted) return refusalMember(done.refusal);
  return {
    __typename: "CategorySaved" as const,
    categoryId: done.categoryId,
    settings: await context.answers.settings(done.position),
    movedItems: done.movedItems.slice(0, namedItems),
    movedCount: done.movedItems.length,
    message: messages.category.saved,
    position: done.position ?? context.freshness.position(),
  };
};

export const categoryResolvers = {
  Mutation: {
    async addCategory(_parent, { input, commandId }, context) {
      const command = context.command(commandId);
      return saved(await context.categories.add(detailsOf(input), command), context);
    },
    async changeCategory(_parent, { id, input, commandId }, context) {
      const command = context.command(commandId);
      return saved(await context.categories.change(id, detailsOf(input), command), context);
    },
    async moveCategory(_parent, { id, place, commandId }, context) {
      return saved(await context.categories.move(id, place, context.command(commandId)), context);
    },
    async archiveCategory(_parent, { id, itemsTo, commandId }, context) {
      const command = context.command(commandId);
      return saved(await context.categories.archive(id, itemsTo, command), context);
    },
    async restoreCategory(_parent, { id, items, commandId }, context) {
      const command = context.command(commandId);
      return saved(await context.categories.restore(id, [...items], command), context);
    },
  },

  ShopSettings: {
    categories: ({ categories }) => [...categories],
  },

  CategorySettings: {
    formerSlugs: ({ formerSlugs }) => [...formerSlugs],
  },
} satisfies Resolvers;
