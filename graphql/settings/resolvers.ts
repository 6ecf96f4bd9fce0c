import type { Language } from "#domain/constants.ts";
import { messages } from "#domain/messages.ts";
import { centsOrNaN, rupees } from "#domain/money.ts";
import { notFound } from "#domain/refusal.ts";
import { settingNames } from "#domain/settings/decider.ts";
import type { SettingName, Settings } from "#domain/settings/events.ts";
import type { DeliveryFees } from "#domain/values/delivery-fee.ts";
import { settingsId } from "#domain/settings/service.ts";
import { settingName, settingValue } from "#domain/settings/setting-text.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { Context } from "#graphql/context.ts";
import type {
  DeliveryFeesInput,
  Resolvers,
  ShopSettingsInput,
} from "#graphql/generated/resolver-types.ts";
import { liveList, type Followed } from "#graphql/live-list.ts";
import { nameOf } from "#graphql/loaders.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { SettingMoment, SettingsDocument } from "#projections/settings/document.ts";
import { shopView, type ShopView } from "#projections/settings/shop-view.ts";
import { settingsCollection } from "#projections/settings/queries.ts";

const freeFromIn = (rupeesOrNone: number | null | undefined): number | null =>
  rupeesOrNone === null || rupeesOrNone === undefined ? null : centsOrNaN(rupeesOrNone);

const feesIn = ({ flat, freeFrom, zones }: DeliveryFeesInput): DeliveryFees => ({
  flatCents: centsOrNaN(flat),
  freeFromCents: freeFromIn(freeFrom),
  zones: zones.map((zone) => ({
    zoneId: zone.zoneId,
    feeCents: centsOrNaN(zone.fee),
    freeFromCents: freeFromIn(zone.freeFrom),
  })),
});

const rupeesOrNull = (cents: number | null): number | null =>
  cents === null ? null : rupees(cents);

/** A null value means unchanged, like a missing value. */
const changesIn = ({ deliveryFee, ...rest }: ShopSettingsInput): Partial<Settings> => {
  const input = { ...rest, deliveryFee: deliveryFee && feesIn(deliveryFee) };
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = input[name];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
};

interface ShopFollowed extends Followed {
  readonly language: Language;
}

/** The values of the settings, each as a field. */
const valuesOfSettings = Object.fromEntries(
  settingNames.map((name) => [name, ({ values }: SettingsDocument) => values[name]]),
) as {
  readonly [Name in SettingName]: (document: SettingsDocument) => Settings[Name];
};

const idOfChange = ({ revision }: SettingMoment): string => `settings ${revision}`;

/** The values before the listed changes; of several changes of a setting, before the first. */
const valuesBefore = ({ changes }: SettingsDocument, ids: readonly string[]): Partial<Settings> =>
  Object.fromEntries(
    changes
      .filter((change) => ids.includes(idOfChange(change)))
      .map(({ setting, previousValue }) => [setting, previousValue]),
  );

const maxUndone = 50;

const save = async (
  changes: Partial<Settings>,
  commandId: string | null | undefined,
  context: Context,
) => {
  const done = await context.settings.change(changes, context.command(commandId));
  if (!done.accepted) return refusalMember(done.refusal);
  return {
    __typename: "ShopSettingsSaved" as const,
    settings: await context.answers.settings(done.position),
    message: messages.settings.saved,
    position: done.position ?? context.freshness.position(),
  };
};

export const settingsResolvers = {
  Query: {
    async shopSettings(_parent, { after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.settings.current();
    },

    shop: async (_parent, { language }, { readModels, now }) =>
      shopView(await readModels.settings.current(), language, dayInColombo(now)),
  },

  Mutation: {
    changeSettings: (_parent, { input, commandId }, context) =>
      save(changesIn(input), commandId, context),

    async undoSettings(_parent, { changes, commandId }, context) {
      const before = valuesBefore(
        await context.readModels.settings.current(),
        changes.slice(0, maxUndone),
      );
      return Object.keys(before).length === 0
        ? refusalMember(notFound(messages.settings.undoTooOld))
        : save(before, commandId, context);
    },
  },

  Subscription: {
    shopSettingsChanged: liveList({
      collection: settingsCollection,
      where: () => ({}),
      show: (settings: SettingsDocument | null) => ({ settings }),
    }),
    shopChanged: liveList<SettingsDocument, ShopFollowed, { readonly shop: ShopView | null }>({
      collection: settingsCollection,
      where: () => ({}),
      show: (settings, { language }) => ({
        // A subscription outlives the day of its request.
        shop: settings && shopView(settings, language, dayInColombo(new Date().toISOString())),
      }),
    }),
  },

  ShopSettings: {
    id: () => settingsId,
    ...valuesOfSettings,
    changes: ({ changes }) => [...changes],
  },

  DeliveryFees: {
    flat: ({ flatCents }) => rupees(flatCents),
    freeFrom: ({ freeFromCents }) => rupeesOrNull(freeFromCents),
    zones: ({ zones }) => [...zones],
  },

  ZoneFee: {
    fee: ({ feeCents }) => rupees(feeCents),
    freeFrom: ({ freeFromCents }) => rupeesOrNull(freeFromCents),
  },

  SettingChange: {
    id: idOfChange,
    name: ({ setting }) => settingName(setting),
    before: ({ setting, previousValue }) => settingValue(setting, previousValue),
    after: ({ setting, value }) => settingValue(setting, value),
    by: ({ byId }, _args, context) => nameOf(byId, context),
  },
} satisfies Resolvers;
