import { invalidInput, notFound } from "#domain/refusal.ts";
import type { Role } from "#domain/ports.ts";
import { viewerOf, type Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { badInput, pageLimit } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { TailUpdate } from "#history/tail.ts";
import { filterOf, nounWord } from "./filter.ts";
import { comparisonView } from "./comparison-view.ts";
import { momentOf } from "./moment.ts";
import { orderView } from "./order-view.ts";

/** Whether the viewer may see what the log says of people. */
const seesPersonal = (context: Context): boolean => viewerOf(context).role === "admin";

/** Why there is no event of a number, and what to do. */
const noEvent = async (number: number, { history }: Context): Promise<string> => {
  const { events, progress } = await history.standing();
  if (number < 1) return "The first event of the log is number 1.";
  if (progress < 1) {
    return `The index of the log is being built and holds ${events} events so far. Look again in a while.`;
  }
  return events === 0
    ? "Nothing has happened in this shop yet."
    : `The log ends with event ${events}; there is no event ${number} yet.`;
};

const noMoment = (field: string) =>
  invalidInput({
    field,
    message: "Please give an event's number, or a date and time such as 2026-11-21T10:48:05Z.",
  });

/** What people read of the log. Nothing here changes anything. */
export const historyResolvers = {
  Query: {
    historyStanding: (_parent, _arguments, { history }) => history.standing(),
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
        : refusalMember(notFound(await noEvent(number, context)));
    },
    async historyOrder(_parent, { order, at }, context) {
      const moment = momentOf(at);
      if (moment === undefined) return refusalMember(noMoment("at"));
      if (moment !== null && "event" in moment) {
        const { events } = await context.history.standing();
        if (moment.event < 1 || moment.event > events) {
          return refusalMember(notFound(await noEvent(moment.event, context)));
        }
      }
      const found = order.length > 200 ? null : await context.history.order(order, moment);
      if (!found) {
        return refusalMember(notFound("The log knows no order of this number. Is the link whole?"));
      }
      const sight = { now: context.now, seesPersonal: seesPersonal(context) };
      return { __typename: "HistoryOrder" as const, ...orderView(found, moment, sight) };
    },
    async historyComparison(_parent, { a, b }, context) {
      const numbers: number[] = [];
      for (const [field, text] of Object.entries({ a, b })) {
        const moment = momentOf(text);
        if (moment === undefined) return refusalMember(noMoment(field));
        const number = await context.history.numberAt(moment);
        if (number === null) {
          return refusalMember(notFound(await noEvent(Number(text), context)));
        }
        numbers.push(number);
      }
      const [first = 0, second = 0] = numbers;
      return comparisonView(await context.history.compare(first, second));
    },
  },

  Subscription: {
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
    noun: ({ noun }) => nounWord[noun],
    async actor({ actorId, role }, _arguments, context) {
      const isPerson = role !== ("system" satisfies Role) && seesPersonal(context);
      return {
        id: actorId,
        role,
        name: isPerson ? await context.loaders.accountName.load(actorId) : null,
      };
    },
  },

  HistoryHistogram: {
    bucketSeconds: ({ bucketMs }) => bucketMs / 1000,
  },

  HistoryEvent: {
    data: ({ data }) => JSON.stringify(data),
    metadata: ({ metadata }) => JSON.stringify(metadata),
  },
} satisfies Resolvers;
