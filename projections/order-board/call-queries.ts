import { callOutcomes, type CallOutcome } from "#domain/constants.ts";
import { callRisk, type CallReason, type CallRisk } from "#domain/order/calls/call-risk.ts";
import { isCallable, needsDecision } from "#domain/order/calls/calls.ts";
import { createCache } from "#event-store/cache.ts";
import { buyersProjection } from "#projections/buyers/projection.ts";
import type { BuyerDocument } from "#projections/buyers/document.ts";
import type { ChangeFeed } from "#projections/engine/change-feed.ts";
import { sumOf } from "#projections/engine/counts.ts";
import type { DocumentReader } from "#projections/engine/document-store.ts";
import { findAll } from "#projections/engine/find-all.ts";
import { collectionOf } from "#projections/engine/projection.ts";
import { settingsCollection, type SettingsQueries } from "#projections/settings/queries.ts";
import type { BoardOrderDocument } from "./document.ts";
import { orderBoardCollection } from "./queries.ts";

/** How far an order is with its call. */
export type CallState =
  /** It needs no call. */
  | "none"
  | "to-call"
  /** No answer: called again at a time. */
  | "later"
  /** No call was answered, and staff decide what happens next. */
  | "decide"
  /** The buyer wants a change. It is called until it is confirmed. */
  | "wants-change"
  | "confirmed"
  | "refused";

/** The call of an order. */
export interface OrderCall {
  readonly state: CallState;
  /** 0 for an order that cannot be called. */
  readonly score: number;
  readonly reasons: readonly CallReason[];
  readonly noAnswers: number;
  /** When it is called again; null unless the state is "later". */
  readonly againAt: string | null;
}

/** An order that waits for its call. */
export interface QueuedCall {
  readonly order: BoardOrderDocument;
  readonly call: OrderCall;
}

/** The orders that wait for a call: those to call now, highest risk first, then the later ones. */
export interface CallQueue {
  /** Score from which an order waits; 0 if none waits. */
  readonly from: number;
  readonly entries: readonly QueuedCall[];
  readonly toCall: number;
  /** The sum of the orders to call now. */
  readonly toCallCents: number;
  readonly later: number;
  /** When the next of the later ones is due. */
  readonly nextAt: string | null;
}

/** Number and sum of the orders whose latest call on a day had an outcome. */
export type CallsOfDay = Readonly<
  Record<CallOutcome, { readonly orders: number; readonly totalCents: number }>
>;

export interface CallQueries {
  /** The call of each order, in their order. Reads all buyers at once. */
  of(orders: readonly BoardOrderDocument[], now: string): Promise<readonly OrderCall[]>;
  /**
   * All orders that wait for a call. Reads the open orders that are not confirmed, 2,000 at most,
   * and counts of their buyers, whatever the number of earlier orders.
   */
  queue(now: string): Promise<CallQueue>;
  /** The outcomes of a day in Colombo (2026-11-21), from stored counts. */
  ofDay(day: string): Promise<CallsOfDay>;
  /** The orders called last on a day in Colombo, latest first. */
  latest(day: string, limit: number): Promise<readonly BoardOrderDocument[]>;
  /** Number of confirmed orders that are not delivered. */
  confirmed(): Promise<number>;
}

/** A shop with more callable orders has other problems; the oldest are called first. */
const mostCallable = 2000;

const buyersCollection = collectionOf(buyersProjection);

const noRisk: CallRisk = { score: 0, reasons: [] };

const stateOf = (
  { phase, status, calls, calledAs }: BoardOrderDocument,
  score: number,
  from: number,
  now: string,
): CallState => {
  if (phase === "cancelled") return calledAs === "refused" ? "refused" : "none";
  if (calls.outcome === "confirmed") return "confirmed";
  if (phase !== "placed" || !isCallable(status) || from === 0 || score < from) return "none";
  if (needsDecision(calls)) return "decide";
  if (calls.outcome === "wants-change") return "wants-change";
  return calls.callAgainAt !== null && calls.callAgainAt > now ? "later" : "to-call";
};

const callOf = (
  order: BoardOrderDocument,
  risk: CallRisk,
  from: number,
  now: string,
): OrderCall => {
  const state = stateOf(order, risk.score, from, now);
  const { noAnswers, callAgainAt } = order.calls;
  return { ...risk, state, noAnswers, againAt: state === "later" ? callAgainAt : null };
};

/** The risks of callable orders, and the score from which they wait. */
interface Risks {
  readonly from: number;
  readonly entries: readonly { readonly order: BoardOrderDocument; readonly risk: CallRisk }[];
}

export const createCallQueries = (
  documents: DocumentReader,
  feed: Pick<ChangeFeed, "listen">,
  settings: Pick<SettingsQueries, "current">,
): CallQueries => {
  const fromScore = async (): Promise<number> => (await settings.current()).values.callFrom;

  /** In the order of the orders. */
  const risksOf = async (orders: readonly BoardOrderDocument[]): Promise<readonly CallRisk[]> => {
    const buyers = [...new Set(orders.map(({ userId }) => userId))];
    const groups = buyers.flatMap((userId) => [
      { phase: "placed", userId },
      { phase: "cancelled", userId },
      { phase: "placed", delivered: 1, userId },
    ]);
    const [accounts, counts] = await Promise.all([
      documents.getMany<BuyerDocument>(buyersCollection, buyers),
      documents.counted(orderBoardCollection, groups),
    ]);
    const known = new Map(
      buyers.map((userId, at) => {
        const [placed = 0, cancelled = 0, delivered = 0] = counts.slice(3 * at, 3 * at + 3);
        return [userId, { placed, cancelled, delivered }];
      }),
    );
    return orders.map(({ userId, totalCents, addressChanges, calls }) => {
      const { placed = 1, cancelled = 0, delivered = 0 } = known.get(userId) ?? {};
      return callRisk({
        totalCents,
        addressChanges,
        noAnswers: calls.noAnswers,
        otherOrders: placed + cancelled - 1,
        cancelledOrders: cancelled,
        deliveredOrders: delivered,
        mailboxVerified: accounts.get(userId)?.document.verified ?? null,
      });
    });
  };

  const risks = createCache<Risks>({ maxSize: 1 });
  for (const collection of [orderBoardCollection, buyersCollection, settingsCollection]) {
    feed.listen(collection, () => risks.clear());
  }

  const callable = async (): Promise<Risks> => {
    const from = await fromScore();
    if (from === 0) return { from, entries: [] };
    const found = await findAll<BoardOrderDocument>(
      documents,
      orderBoardCollection,
      { where: { callable: { eq: 1 } }, sort: [{ field: "createdAt", direction: "up" }] },
      mostCallable,
    );
    const orders = found.map(({ document }) => document);
    const known = await risksOf(orders);
    const entries = orders.map((order, at) => ({ order, risk: known[at] ?? noRisk }));
    return { from, entries: entries.filter(({ risk }) => risk.score >= from) };
  };

  return {
    async of(orders, now) {
      const from = await fromScore();
      const open = from === 0 ? [] : orders.filter((order) => order.callable === 1);
      const known = await risksOf(open);
      const byId = new Map(open.map(({ id }, at) => [id, known[at] ?? noRisk]));
      return orders.map((order) => callOf(order, byId.get(order.id) ?? noRisk, from, now));
    },
    async queue(now) {
      const { from, entries } = await risks.get("", callable);
      const calls = entries.map(({ order, risk }) => ({
        order,
        call: callOf(order, risk, from, now),
      }));
      const sorted = calls.toSorted(
        (a, b) =>
          Number(a.call.state === "later") - Number(b.call.state === "later") ||
          (a.call.againAt ?? "").localeCompare(b.call.againAt ?? "") ||
          b.call.score - a.call.score ||
          a.order.createdAt.localeCompare(b.order.createdAt) ||
          a.order.id.localeCompare(b.order.id),
      );
      const toCall = sorted.filter(({ call }) => call.state !== "later");
      const later = sorted.slice(toCall.length);
      return {
        from,
        entries: sorted,
        toCall: toCall.length,
        toCallCents: toCall.reduce((sum, { order }) => sum + order.totalCents, 0),
        later: later.length,
        nextAt: later[0]?.call.againAt ?? null,
      };
    },
    async ofDay(day) {
      const groups = callOutcomes.map((calledAs) => ({ calledOn: day, calledAs }));
      const counts = await documents.counted(orderBoardCollection, [
        ...groups,
        ...groups.map((group) => sumOf("totalCents", group)),
      ]);
      return Object.fromEntries(
        callOutcomes.map((outcome, at) => [
          outcome,
          { orders: counts[at] ?? 0, totalCents: counts[callOutcomes.length + at] ?? 0 },
        ]),
      ) as unknown as CallsOfDay;
    },
    async latest(day, limit) {
      const { documents: found } = await documents.find<BoardOrderDocument>(orderBoardCollection, {
        where: { calledOn: { eq: day } },
        sort: [{ field: "calledAt", direction: "down" }],
        limit,
      });
      return found.map(({ document }) => document);
    },
    async confirmed() {
      const [count = 0] = await documents.counted(orderBoardCollection, [{ confirmed: 1 }]);
      return count;
    },
  };
};
