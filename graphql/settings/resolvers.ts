import { messages } from "#domain/messages.ts";
import { settingNames } from "#domain/settings/decider.ts";
import type { Settings } from "#domain/settings/events.ts";
import { settingsId } from "#domain/settings/service.ts";
import { settingName, settingValue } from "#domain/settings/setting-text.ts";
import type { Resolvers, ShopSettingsInput } from "#graphql/generated/resolver-types.ts";
import { liveList } from "#graphql/live-list.ts";
import { nameOf } from "#graphql/loaders.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { SettingsDocument } from "#projections/settings/document.ts";
import { settingsCollection } from "#projections/settings/queries.ts";

/** A null value means unchanged, like a missing value. */
const changesIn = (input: ShopSettingsInput): Partial<Settings> =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = input[name];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );

export const settingsResolvers = {
  Query: {
    async shopSettings(_parent, { after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.settings.current();
    },
  },

  Mutation: {
    async changeSettings(_parent, { input, commandId }, context) {
      const done = await context.settings.change(changesIn(input), context.command(commandId));
      if (!done.accepted) return refusalMember(done.refusal);
      return {
        __typename: "ShopSettingsSaved" as const,
        settings: await context.answers.settings(done.position),
        message: messages.settings.saved,
        position: done.position ?? context.freshness.position(),
      };
    },
  },

  Subscription: {
    shopSettingsChanged: liveList({
      collection: settingsCollection,
      where: () => ({}),
      show: (settings: SettingsDocument | null) => ({ settings }),
    }),
  },

  ShopSettings: {
    id: () => settingsId,
    shopName: ({ values }) => values.shopName,
    deliveryNote: ({ values }) => values.deliveryNote,
    lowStock: ({ values }) => values.lowStock,
    preparingWarmHours: ({ values }) => values.preparingWarmHours,
    preparingLateHours: ({ values }) => values.preparingLateHours,
    packingWarmHours: ({ values }) => values.packingWarmHours,
    packingLateHours: ({ values }) => values.packingLateHours,
    deliveryWarmDays: ({ values }) => values.deliveryWarmDays,
    deliveryLateDays: ({ values }) => values.deliveryLateDays,
    callFrom: ({ values }) => values.callFrom,
    reviewsWait: ({ values }) => values.reviewsWait,
    changes: ({ changes }) => [...changes],
  },

  SettingChange: {
    id: ({ revision }) => `settings ${revision}`,
    name: ({ setting }) => settingName(setting),
    before: ({ setting, previousValue }) => settingValue(setting, previousValue),
    after: ({ setting, value }) => settingValue(setting, value),
    by: ({ byId }, _args, context) => nameOf(byId, context),
  },
} satisfies Resolvers;
