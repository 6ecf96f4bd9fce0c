import { messages } from "#domain/messages.ts";
import { settingsId, type SettingsAnswer } from "#domain/settings/service.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import { countItems, openingSteps } from "#projections/settings/opening-steps.ts";

/** Enough to see that the shop has more people than its owner. */
const countedStaff = 100;

const stepsNow = async (settings: SettingsDocument, { readModels, accounts }: Context) => {
  const [items, people] = await Promise.all([
    countItems(readModels.products),
    accounts.search({ text: "", staff: true, afterEmail: "", limit: countedStaff }),
  ]);
  return [...openingSteps({ settings, items, staff: people.accounts.length })];
};

const saved = async (done: SettingsAnswer, message: string, context: Context) => {
  if (!done.accepted) return refusalMember(done.refusal);
  return {
    __typename: "OpeningSaved" as const,
    opening: await context.answers.settings(done.position),
    message,
    position: done.position ?? context.freshness.position(),
  };
};

export const openingResolvers = {
  Query: {
    async opening(_parent, { after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.settings.current();
    },
  },

  Mutation: {
    async openShop(_parent, { commandId }, context) {
      const done = await context.settings.open(context.command(commandId));
      return saved(done, messages.opening.opened, context);
    },
    async closeShop(_parent, { input: { until, note }, commandId }, context) {
      const closing = { ...(until ? { until } : {}), ...(note ? { note } : {}) };
      const done = await context.settings.close(closing, context.command(commandId));
      return saved(done, messages.opening.closedNow, context);
    },
  },

  Opening: {
    id: () => settingsId,
    state: ({ opening }) => opening.state,
    since: ({ opening }) => opening.since,
    until: ({ opening }) => opening.until ?? null,
    note: ({ opening }) => opening.note ?? null,
    steps: (settings, _args, context) => stepsNow(settings, context),
  },
} satisfies Resolvers;
