import { notFound } from "#domain/refusal.ts";
import type { Resolvers } from "#graphql/generated/resolver-types.ts";
import { badInput } from "#graphql/paging.ts";
import { refusalMember } from "#graphql/refusals.ts";
import type { ReplayFrame } from "#history/log-index/replay-calls.ts";
import { boardView } from "./board-view.ts";
import { filterOf } from "./filter.ts";
import { momentOf } from "./moment.ts";
import { eventNumberAt } from "./moment-number.ts";
import { courseView, shopView } from "./shop-view.ts";

const maxProducts = 20;
const fastest = 100_000;

const productsOf = (ids: readonly string[] | null | undefined): readonly string[] => {
  if ((ids?.length ?? 0) > maxProducts) throw badInput(`At most ${maxProducts} products`);
  return ids ?? [];
};

/**
 * The instant immediately before another, so that events at that instant belong to the following
 * section.
 */
const before = (text: string | null | undefined): string => {
  const moment = momentOf(text);
  if (moment === null) return "0";
  if (moment === undefined) return text ?? "";
  return "event" in moment ? String(moment.event - 1) : new Date(moment.instant - 1).toISOString();
};

/** Read-only queries of the replay player. */
export const replayQueries = {
  async historyShop(_parent, { at, products }, context) {
    const found = await eventNumberAt("at", at, context);
    if ("refused" in found) return refusalMember(found.refused);
    const shop = await context.history.shopAt(found.number, productsOf(products));
    return { __typename: "HistoryShop" as const, ...shopView(shop) };
  },
  async historyBoard(_parent, { at }, context) {
    const found = await eventNumberAt("at", at, context);
    if ("refused" in found) return refusalMember(found.refused);
    const board = await context.history.boardAt(found.number);
    const view = await boardView(board, context);
    return { __typename: "HistoryBoard" as const, ...view };
  },
  async historyCourse(_parent, { from, to }, context) {
    const start = await eventNumberAt("from", before(from), context);
    if ("refused" in start) return refusalMember(start.refused);
    const end = await eventNumberAt("to", to, context);
    if ("refused" in end) return refusalMember(end.refused);
    if (start.number >= end.number) {
      const { events } = await context.history.indexStatus();
      return refusalMember(
        notFound(
          events === 0
            ? "Nothing has happened in this shop yet."
            : `Nothing happened in this period; the log has ${events} events outside it.`,
        ),
      );
    }
    const range = { after: start.number, upTo: end.number };
    return {
      __typename: "HistoryCourse" as const,
      first: start.number + 1,
      last: end.number,
      ...courseView(await context.history.course(range)),
    };
  },
  async historyStock(_parent, { product, first, last }, { history }) {
    const { events } = await history.indexStatus();
    if (first < 1 || last < first || last > events) {
      throw badInput(`\`first\` and \`last\` must be events from 1 to ${events}`);
    }
    return history.stockCourse(product, { after: first - 1, upTo: last });
  },
  async historyNext(_parent, { filter, number, back }, { history }) {
    const { entries } = back
      ? await history.page(filterOf(filter), number, 1)
      : await history.pageAfter(filterOf(filter), number, 1);
    return entries[0] ?? null;
  },
} satisfies Resolvers["Query"];

export const replaySubscription = {
  replay: {
    async subscribe(_parent, { from, to, speed, filter, products, keepSilences }, { history }) {
      const { events } = await history.indexStatus();
      if (from < 0 || to < from || to > events) {
        throw badInput(`\`from\` and \`to\` must be events up to ${events}`);
      }
      if (speed != null && !(speed > 0 && speed <= fastest)) {
        throw badInput(`\`speed\` must be more than 0, and at most ${fastest}`);
      }
      const { from: _from, to: _to, ...wanted } = filterOf(filter);
      return history.replay({
        after: from,
        upTo: to,
        speed: speed ?? null,
        keepSilences,
        filter: wanted,
        products: productsOf(products),
      });
    },
    resolve: ({ after, shop, entries }: ReplayFrame) => ({ after, shop: shopView(shop), entries }),
  },
} satisfies Resolvers["Subscription"];
