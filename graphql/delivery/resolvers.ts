import { normalLine } from "#domain/values/line.ts";
import { messages } from "#domain/messages.ts";
import { deliveryLimits } from "#domain/constants.ts";
import type { DeliveryZone } from "#domain/delivery/events.ts";
import { eachDeliveryDate, zoneOf } from "#domain/delivery/zones.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import { addDays, isDate } from "#domain/values/delivery-day.ts";
import type { Context } from "#graphql/context.ts";
import { badInput } from "#graphql/paging.ts";
import type { DeliveryZoneInput, Resolvers } from "#graphql/generated/resolver-types.ts";
import { refusalMember } from "#graphql/refusals.ts";
import { newZoneId, regionDates, shopCalendarView, withClosedDays, zoneDays } from "./view.ts";

/** The zones of an input. New ones get an id from their name. */
const zonesIn = (
  zones: readonly DeliveryZoneInput[],
  known: readonly DeliveryZone[],
): readonly DeliveryZone[] => {
  const ids = new Set(known.map(({ id }) => id));
  return zones.map(({ id, morningCapacity: morning, afternoonCapacity: afternoon, ...zone }) => {
    const own = id ?? newZoneId(zone.name, ids);
    ids.add(own);
    return { ...zone, id: own, capacity: { morning, afternoon } };
  });
};

/** The contract has one field per half. */
const fieldOf = (field: string): string =>
  field.replace(/capacity\.(morning|afternoon)$/, "$1Capacity");

const shopDaysAnswer = (
  done: Awaited<ReturnType<Context["delivery"]["decideDays"]>>,
  message: string,
  { freshness }: Context,
) => {
  if (!done.accepted) return refusalMember(done.refusal);
  const position = done.position ?? freshness.position();
  return { __typename: "ShopDaysSaved" as const, message, position };
};

export const deliveryResolvers = {
  Query: {
    async deliveryDates(_parent, args, { readModels, freshness, now }) {
      const { district, province, language, after } = args;
      await freshness.reach(after);
      const plan = await readModels.delivery.plan();
      const zone = zoneOf(plan.zones, { district: district ?? "", province });
      if (!zone) return regionDates(null, [], null, now);
      const [dates, usual] = await Promise.all([
        readModels.delivery.dates(zone.id, [...eachDeliveryDate(zone, dayInColombo(now), plan)]),
        readModels.delivery.usualDays(zone, now),
      ]);
      return regionDates(zone, withClosedDays(dates, plan, language), usual, now);
    },

    async deliveryZones(_parent, { after }, { readModels, freshness }) {
      await freshness.reach(after);
      return readModels.delivery.plan();
    },

    async deliveryCalendar(_parent, { from, days, after }, { readModels, freshness, now }) {
      if (days < 1 || days > deliveryLimits.daysAhead) {
        throw badInput(`days must be from 1 to ${deliveryLimits.daysAhead}`);
      }
      if (from != null && !isDate(from)) throw badInput("from must be a date such as 2026-11-27");
      await freshness.reach(after);
      const first = from ?? dayInColombo(now);
      const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
      const plan = await readModels.delivery.plan();
      return Promise.all(
        plan.zones.map(async (zone) => {
          const known = await readModels.delivery.dates(zone.id, dates);
          return { zone, days: [...zoneDays(zone, withClosedDays(known, plan, "en"))] };
        }),
      );
    },

    async shopCalendar(_parent, { from, to, after }, { readModels, freshness }) {
      if (!isDate(from) || !isDate(to)) throw badInput("from and to must be dates");
      if (to < from || to > addDays(from, deliveryLimits.shopDaysAhead)) {
        throw badInput(`to must be at most ${deliveryLimits.shopDaysAhead} days after from`);
      }
      await freshness.reach(after);
      const [plan, days] = await Promise.all([
        readModels.delivery.plan(),
        readModels.delivery.daysBetween(from, to),
      ]);
      return shopCalendarView(plan, days, from, to);
    },
  },

  Mutation: {
    async decideShopDays(_parent, { days, commandId }, context) {
      const done = await context.delivery.decideDays(days, context.command(commandId));
      return shopDaysAnswer(done, messages.settings.shopDaysSaved, context);
    },

    async changeWorkingDays(_parent, { weekdays, commandId }, context) {
      const done = await context.delivery.changeWorkingDays(weekdays, context.command(commandId));
      return shopDaysAnswer(done, messages.settings.workingDaysSaved, context);
    },

    async changeDeliveryZones(_parent, { zones, seen, commandId }, context) {
      const known = await context.readModels.delivery.plan();
      const done = await context.delivery.changeZones(
        zonesIn(zones, known.zones),
        seen,
        context.command(commandId),
      );
      if (!done.accepted) {
        const { refusal } = done;
        if (refusal.code === "CHANGED_MEANWHILE") {
          return {
            __typename: "DeliveryZonesOutdated" as const,
            message: refusal.message,
            zones: await context.answers.deliveryPlan(context.freshness.position()),
          };
        }
        if (refusal.code === "COMMAND_REUSED") return refusalMember(refusal);
        const fields = refusal.fields.map((each) => ({ ...each, field: fieldOf(each.field) }));
        return refusalMember({ ...refusal, fields });
      }
      return {
        __typename: "DeliveryZonesSaved" as const,
        zones: await context.answers.deliveryPlan(done.position),
        message: messages.settings.zonesSaved,
        position: done.position ?? context.freshness.position(),
      };
    },

    async closeDeliveryDay(_parent, { zoneId, date, reason, commandId }, context) {
      const done = await context.delivery.closeDay(
        { zoneId, date },
        reason ?? null,
        context.command(commandId),
      );
      if (!done.accepted) return refusalMember(done.refusal);
      const { zones } = await context.readModels.delivery.plan();
      const { morning, afternoon } = done.state;
      const closed = done.state.closed === null ? null : normalLine(reason ?? "");
      const zone = zones.find(({ id }) => id === zoneId);
      const day = { date, closed, morning: morning.size, afternoon: afternoon.size };
      const [shown] = zone ? zoneDays(zone, [day]) : [];
      return {
        __typename: "DeliveryDayClosed" as const,
        day: shown ?? { ...day, delivers: false },
        message: closed === null ? messages.settings.dayOpened : messages.settings.dayClosed,
        position: done.position ?? context.freshness.position(),
      };
    },
  },

  ShopCalendar: {
    workingDays: ({ workingDays }) => [...workingDays],
    days: ({ days }) => [...days],
  },

  ShopDay: {
    closedZones: ({ closedZones }) => [...closedZones],
  },

  Holiday: {
    name: ({ name }) => name.en,
  },

  DeliveryDates: {
    dates: ({ dates }) => [...dates],
  },

  EarliestDay: {},

  DeliveryZone: {
    districts: ({ districts }) => [...districts],
    weekdays: ({ weekdays }) => [...weekdays],
    morningCapacity: ({ capacity }) => capacity.morning,
    afternoonCapacity: ({ capacity }) => capacity.afternoon,
  },

  DeliveryZones: {
    zones: ({ zones }) => [...zones],
  },
} satisfies Resolvers;
