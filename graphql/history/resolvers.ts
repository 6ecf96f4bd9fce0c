import { notFound } from "#domain/refusal.ts";
import type { Role } from "#domain/ports.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { badInput, pageLimit } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { TailUpdate } from "#history/tail.ts";
import { filterOf } from "./filter.ts";
import { comparisonView } from "./comparison-view.ts";
import { momentOf } from "./moment.ts";
import { orderView } from "./order-view.ts";
import { missingEventText, invalidMoment, eventNumberAt } from "./moment-number.ts";
import { nameOf } from "#graphql/loaders.ts";
import { seesPersonal } from "#graphql/sees-personal.ts";
import { reportQuery } from "./report-query.ts";
import { replayQueries, replaySubscription } from "./replay-resolvers.ts";
import { pastQueries } from "./past-resolvers.ts";
import { verificationQueries, verificationSubscription } from "./verification-resolvers.ts";
import { whatIfSubscription } from "./what-if-resolvers.ts";

/** Read-only queries of the log. */
export const historyResolvers = {
  Query: {
    historyIndexStatus: (_parent, _arguments, { history }) => history.indexStatus(),
    async history(_parent, { filter, before, limit }, { history }) {
      const { entries, more } = await history.page(
        filterOf(filter),
        before ?? null,
        pageLimit(limit, 100, 200),
      );
      return { entries, nextBefore: more ? (entries.at(-1)?.number ?? null) : null };
    },
    historyHistogram(_parent, { filter, from, to, buckets }, { history }) {
      const range = { from: Date.parse(from), to: Date.parse(to) };
      if (!(range.from <= range.to)) throw badInput("`from` must not be after `to`");
      return history.histogram(filterOf(filter), {
        ...range,
        buckets: pageLimit(buckets, 120, 500, "buckets"),
      });
    },
    historyProducts: (_parent, _arguments, { history }) => history.products(),
    async historyEvent(_parent, { number }, context) {
      const event = await context.history.event(number, seesPersonal(context));
      return event
        ? { __typename: "HistoryEvent" as const, ...event }
        : refusalMember(notFound(await missingEventText(number, context)));
    },
    async historyOrder(_parent, { order, at }, context) {
      const moment = momentOf(at);
      if (moment === undefined) return refusalMember(invalidMoment("at"));
      if (moment !== null && "event" in moment) {
        const { events } = await context.history.indexStatus();
        if (moment.event < 1 || moment.event > events) {
          return refusalMember(notFound(await missingEventText(moment.event, context)));
        }
      }
      const found = order.length > 200 ? null : await context.history.order(order, moment);
      if (!found) {
        return refusalMember(
          notFound("The log has no order with this number or ID. Check that the link is complete."),
        );
      }
      const sight = { now: context.now, seesPersonal: seesPersonal(context) };
      return { __typename: "HistoryOrder" as const, ...orderView(found, moment, sight) };
    },
    async historyComparison(_parent, { a, b }, context) {
      const numbers: number[] = [];
      for (const [field, text] of Object.entries({ a, b })) {
        const found = await eventNumberAt(field, text, context);
        if ("refused" in found) return refusalMember(found.refused);
        numbers.push(found.number);
      }
      const [first = 0, second = 0] = numbers;
      return comparisonView(await context.history.compare(first, second));
    },
    ...replayQueries,
    ...pastQueries,
    ...verificationQueries,
    historyReport: reportQuery,
  },

  Subscription: {
    ...replaySubscription,
    ...verificationSubscription,
    ...whatIfSubscription,
    historyChanged: {
      subscribe: (_parent, { filter, after }, { history }) => {
        const { from: _from, to: _to, ...wanted } = filterOf(filter);
        return history.follow(wanted, after ?? null);
      },
      resolve: ({ entries, position, number, remaining }: TailUpdate) => ({
        entries,
        position,
        events: number,
        remaining,
      }),
    },
  },

  HistoryEntry: {
    async actor({ actorId, role }, _arguments, context) {
      const isPerson = role !== ("system" satisfies Role);
      return { id: actorId, role, name: await nameOf(isPerson ? actorId : null, context) };
    },
  },

  HistoryHistogram: {
    bucketSeconds: ({ bucketMs }) => bucketMs / 1000,
  },

  HistoryEvent: {
    data: ({ data }) => JSON.stringify(data),
    metadata({ metadata: { commandDigest: _, ...metadata } }) {
      return JSON.stringify(metadata);
    },
  },
} satisfies Resolvers;
