import { messages } from "#domain/messages.ts";
import { rupees } from "#domain/money.ts";
import type { Position } from "#domain/ports.ts";
import { dayInColombo } from "#domain/values/colombo.ts";
import type { Context } from "#graphql/context.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { staffAnswer } from "#graphql/order/staff-answer.ts";
import { badInput, pageLimit } from "#graphql/paging.ts";
import { pollUpdates, type Snapshot } from "#graphql/poll-updates.ts";
import { nameOf } from "#graphql/loaders.ts";
import type { CallQueue, CallsOfDay, OrderCall } from "#projections/order-board/call-queries.ts";
import type { BoardOrderDocument, CallMoment } from "#projections/order-board/document.ts";

/** The call of an order, and its calls so far. */
export interface OrderCallView extends OrderCall {
  readonly callMoments: readonly CallMoment[];
}

/** A page of the orders that wait for a call. */
export interface CallQueueView extends CallQueue {
  readonly page: readonly BoardOrderDocument[];
  readonly nextCursor: string | null;
  readonly today: CallsOfDay;
  readonly latest: readonly BoardOrderDocument[];
  readonly position: Position;
}

/** Length of the first page, and of the list of the latest calls. */
const firstPage = 100;
const listedCalls = 10;

/** Reads the position first, so that no later event is missed. */
const queueView = async (
  { readModels, freshness }: Pick<Context, "readModels" | "freshness">,
  limit: number,
  cursor?: string | null,
): Promise<CallQueueView> => {
  const position = freshness.position();
  const now = new Date().toISOString();
  const day = dayInColombo(now);
  const [queue, today, latest] = await Promise.all([
    readModels.calls.queue(now),
    readModels.calls.ofDay(day),
    readModels.calls.latest(day, listedCalls),
  ]);
  // The cursor is the last order of the page before. A called one has left the queue.
  const at = cursor ? queue.entries.findIndex(({ order }) => order.id === cursor) : -1;
  if (cursor && at === -1) throw badInput("The list has changed. Please load it again.");
  const page = queue.entries.slice(at + 1, at + 1 + limit).map(({ order }) => order);
  const hasMore = at + 1 + limit < queue.entries.length;
  return {
    ...queue,
    page,
    nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null,
    today,
    latest,
    position,
  };
};

interface CallQueueUpdateView {
  readonly queue: CallQueueView;
  readonly position: Position;
}

const snapshotOf = async (context: Context): Promise<Snapshot<CallQueueUpdateView>> => {
  const queue = await queueView(context, firstPage);
  const { position } = queue;
  // Everything that a page shows of an order changes its revision or its call.
  const seen = [
    queue.from,
    queue.entries.map(({ order, call }) => [order.id, order.revision, call.score, call.state]),
    queue.latest.map(({ id, calledAt }) => [id, calledAt]),
    queue.today,
  ];
  return { update: { queue, position }, seen };
};

export const callResolvers = {
  Query: {
    async callQueue(_parent, { limit, cursor, after }, context) {
      await context.freshness.reach(after);
      return queueView(context, pageLimit(limit, firstPage, 200), cursor);
    },
  },

  Mutation: {
    async recordCall(_parent, call, context) {
      const { orderId, outcome, reason, note, expectedRevision, commandId } = call;
      const handled = await context.orders.recordCall(
        orderId,
        {
          outcome,
          reason: reason ?? null,
          note: note ?? "",
          expectedRevision,
        },
        context.command(commandId),
      );
      const { refusedOnPhone, recorded } = messages.calls;
      const message = outcome === "refused" ? refusedOnPhone : recorded;
      return staffAnswer("CallRecorded", orderId, handled, message, context);
    },
    async undoCall(_parent, { orderId, expectedRevision, commandId }, context) {
      const command = context.command(commandId);
      const handled = await context.orders.undoCall(orderId, expectedRevision, command);
      return staffAnswer("CallRecorded", orderId, handled, messages.calls.undone, context);
    },
    async callOnceMore(_parent, { orderId, expectedRevision, commandId }, context) {
      const command = context.command(commandId);
      const handled = await context.orders.callOnceMore(orderId, expectedRevision, command);
      return staffAnswer("CallRecorded", orderId, handled, messages.calls.requested, context);
    },
  },

  Subscription: {
    callQueueChanged: {
      subscribe: (_parent, _args, context) => pollUpdates(() => snapshotOf(context)),
      resolve: (update: CallQueueUpdateView) => update,
    },
  },

  OrderCall: {
    reasons: ({ reasons }) => [...reasons],
    calls: ({ callMoments }) => [...callMoments],
  },

  CallMoment: {
    by: ({ byId }, _args, context) => nameOf(byId, context),
    mine: ({ byId }, _args, { viewer }) => byId === viewer?.id,
  },

  CallQueue: {
    items: ({ page }) => [...page],
    toCallMoney: ({ toCallCents }) => rupees(toCallCents),
    confirmedToday: ({ today }) => today.confirmed.orders,
    noAnswerToday: ({ today }) => today["no-answer"].orders,
    changedToday: ({ today }) => today["wants-change"].orders,
    refusedToday: ({ today }) => today.refused.orders,
    refusedTodayMoney: ({ today }) => rupees(today.refused.totalCents),
    latest: ({ latest }) => [...latest],
  },
} satisfies Resolvers;
