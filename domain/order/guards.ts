import { limits } from "../constants.ts";
import { messages } from "../messages.ts";
import { notFound, orderClosed, type NotFound } from "../refusal.ts";
import type { OrderEvent, OrderEventOf } from "./events.ts";
import {
  hasEnded,
  isInVan,
  type ChangedMeanwhile,
  type EndedOrder,
  type OpenOrder,
  type OrderState,
} from "./state.ts";

const texts = messages.order;

export const unknownOrder = notFound(texts.notFound);

export const inVan = orderClosed(messages.desk.onRun);

export const changedMeanwhile = (now: string): ChangedMeanwhile => ({
  code: "CHANGED_MEANWHILE",
  message: `This order changed in the meantime. It’s now ${now}.`,
});

/**
 * The placed order that a staff member saw, or the refusal if it ended or changed since. A null
 * revision accepts any.
 */
export const placedOrder = (
  state: OrderState,
  expectedRevision: number | null,
): OpenOrder | ChangedMeanwhile | NotFound => {
  if (hasEnded(state)) return changedMeanwhile(state.phase);
  if (state.phase !== "placed") return unknownOrder;
  return seenOrder(state, expectedRevision, `at ${state.status}`);
};

/** The order if it is at the revision that a staff member saw. A null revision accepts any. */
export const seenOrder = <Order extends OpenOrder | EndedOrder>(
  order: Order,
  expectedRevision: number | null,
  now: string,
): Order | ChangedMeanwhile =>
  expectedRevision === null || expectedRevision === order.revision ? order : changedMeanwhile(now);

/** The refusal of a command for an order that has ended. */
export const endedAlready = ({ phase }: OrderState) =>
  orderClosed(phase === "returned" ? texts.returnedAlready : texts.cancelledAlready);

export const isBuyer = (state: OrderState, userId: string): boolean =>
  state.phase !== "none" && state.content.userId === userId;

/** Takes an order off the planned run that it is on. */
export const leavingPlan = (state: OrderState): readonly OrderEvent[] =>
  state.phase === "placed" && state.run !== null && !isInVan(state)
    ? [{ type: "OrderLeftRun", data: { userId: state.content.userId, runId: state.run } }]
    : [];

/** Cancels an order. Stock of goods that are out of the shop waits until they are back. */
export const cancelled = (
  order: OpenOrder,
  data: OrderEventOf<"OrderCancelled">["data"],
): readonly OrderEvent[] => [
  {
    type: "OrderCancelled",
    data: { ...data, ...(order.goods === "in the shop" ? {} : { awaitsGoods: true as const }) },
  },
  ...leavingPlan(order),
];

/** Why a text can't be a staff comment of an order with some comments; null if it can. */
export const commentProblem = (text: string, comments: number): string | null => {
  if (comments >= limits.orderComments) return texts.tooManyComments;
  if (text === "") return texts.commentMissing;
  return text.length > limits.orderComment ? `At most ${limits.orderComment} characters` : null;
};
