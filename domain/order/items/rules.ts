import { limits } from "../../constants.ts";
import { accept, refuse, unreachable, type Decision } from "../../decider.ts";
import { messages, tooLateForItems } from "../../messages.ts";
import { formatRupees } from "../../money.ts";
import { invalidInput, orderClosed } from "../../refusal.ts";
import { afterUnconfirmedChange } from "../calls/calls.ts";
import type { OrderCommandOf } from "../commands.ts";
import type { OrderEvent, OrderEventOf } from "../events.ts";
import { inVan, placedOrder, seenOrder } from "../guards.ts";
import {
  hasEnded,
  isInVan,
  revised,
  wasPlaced,
  type OrderRefusal,
  type OrderState,
} from "../state.ts";
import { linesProblem, sumOf, unitsMoved, withEnded } from "./items.ts";
import { refundableOf, returnedWorth, withReturned, withTotalChanged } from "./payment.ts";
import { refundedOf, returnProblem } from "./returns.ts";

type ItemsCommand = OrderCommandOf<
  | "RequestItems"
  | "ConfirmItems"
  | "RefuseItems"
  | "NoteItemsSettled"
  | "ReturnItems"
  | "NoteRestocked"
>;
type ItemsEvent = OrderEventOf<
  | "OrderItemsRequested"
  | "OrderItemsChanged"
  | "OrderItemsRefused"
  | "OrderItemsSettled"
  | "ItemsReturned"
  | "ReturnedItemsRestocked"
>;

type Answer = Decision<OrderEvent, OrderRefusal>;

/** The rules of changed items, and of delivered items that come back. */
export const decideItems = (command: ItemsCommand, state: OrderState): Answer => {
  if (command.type === "RequestItems") return decideRequest(command, state);
  if (command.type === "ReturnItems") return decideReturn(command, state);
  if (!wasPlaced(state)) return accept();
  const { content, items, returns } = state;
  const { userId } = content;
  switch (command.type) {
    case "ConfirmItems":
    case "RefuseItems": {
      const { requested: lines, requestedDiscount: discount, requests } = items;
      if (state.phase !== "placed" || lines === null || requests !== command.request) {
        return accept();
      }
      if (command.type === "RefuseItems") {
        return accept({ type: "OrderItemsRefused", data: { userId, short: command.short } });
      }
      const { lines: previousLines, totalCents: previousTotalCents, deliveryFeeCents } = content;
      const subtotalCents = sumOf(lines);
      const totalCents = subtotalCents + deliveryFeeCents - (discount?.discountCents ?? 0);
      return accept({
        type: "OrderItemsChanged",
        data: {
          ...{ userId, lines, subtotalCents, totalCents, previousLines, previousTotalCents },
          ...(discount ? { discount } : {}),
        },
      });
    }
    case "NoteItemsSettled": {
      const { request } = command;
      return items.ended.some(({ number, settled }) => number === request && !settled)
        ? accept({ type: "OrderItemsSettled", data: { userId, request } })
        : accept();
    }
    case "NoteRestocked": {
      const { number } = command;
      return returns.some((each) => each.number === number && !each.settled)
        ? accept({ type: "ReturnedItemsRestocked", data: { userId, number } })
        : accept();
    }
    default:
      return unreachable(command);
  }
};

const decideRequest = (
  { lines, discount, expectedRevision }: OrderCommandOf<"RequestItems">,
  state: OrderState,
): Answer => {
  const order = placedOrder(state, expectedRevision);
  if ("code" in order) return refuse(order);
  if (isInVan(order)) return refuse(inVan);
  if (order.status !== "Item Preparing") return refuse(orderClosed(tooLateForItems(order.status)));
  if (order.returns.length > 0) return refuse(orderClosed(messages.desk.hasReturns));
  const { requested, requests, ended } = order.items;
  if (requested !== null || ended.some(({ settled }) => !settled)) {
    return refuse(orderClosed(messages.desk.itemsChanging));
  }
  const problem = linesProblem(lines);
  if (problem !== null) return refuse(invalidInput({ field: "items", message: problem }));
  const { added, removed } = unitsMoved(order.content.lines, lines);
  if (added.length === 0 && removed.length === 0) return accept();
  if (requests >= limits.itemChanges) {
    return refuse(orderClosed(messages.desk.itemsChangedTooOften));
  }
  const { userId } = order.content;
  const data = { userId, lines, ...(discount ? { discount } : {}) };
  return accept({ type: "OrderItemsRequested", data });
};

/** The maximum refund of an order, in cents. */
const refundable = (state: OrderState): number => {
  if (!wasPlaced(state)) return 0;
  const { content, payment, wasDelivered, returns } = state;
  const { totalCents } = content;
  return refundableOf(payment, { totalCents, wasDelivered }, refundedOf(returns));
};

const decideReturn = (
  { lines, reason, refundCents, restock, expectedRevision }: OrderCommandOf<"ReturnItems">,
  state: OrderState,
): Answer => {
  const most = refundable(state);
  const isRefund = hasEnded(state) && most > 0;
  const order = isRefund
    ? seenOrder(state, expectedRevision, state.phase)
    : placedOrder(state, expectedRevision);
  if ("code" in order) return refuse(order);
  if ("status" in order && order.status !== "Delivered") {
    return refuse(orderClosed(messages.desk.notDelivered));
  }
  if (isInVan(order)) return refuse(inVan);
  const { content, returns } = order;
  if (returns.length >= limits.itemReturns) {
    return refuse(orderClosed(messages.desk.returnedTooOften));
  }
  const problem = isRefund
    ? // The goods of an ended order come back as a whole.
      lines.length > 0 && "An ended order is refunded without items"
    : returnProblem(lines, content.lines, returns);
  if (problem) return refuse(invalidInput({ field: "items", message: problem }));
  const least = isRefund ? 1 : 0;
  if (!Number.isSafeInteger(refundCents) || refundCents < least || refundCents > most) {
    const message = `Please enter an amount from ${least === 0 ? "0" : formatRupees(least)} to ${formatRupees(most)}`;
    return refuse(invalidInput({ field: "refund", message }));
  }
  const priced = lines.map(({ productId, quantity }) => ({
    ...{ productId, quantity },
    priceCents: content.lines.find((line) => line.productId === productId)?.priceCents ?? 0,
  }));
  const { userId } = content;
  return accept({
    type: "ItemsReturned",
    data: {
      ...{ userId, lines: priced, reason, refundCents },
      worthCents: returnedWorth(content.lines, content.discount, lines, returns),
      restock: restock && !isRefund,
    },
  });
};

export const foldItems = (state: OrderState, event: ItemsEvent): OrderState => {
  if (!("items" in state)) return state;
  const { content, items, returns, payment } = state;
  switch (event.type) {
    case "OrderItemsRequested": {
      if (state.phase !== "placed") return state;
      const { lines: requested, discount: requestedDiscount } = event.data;
      const requests = items.requests + 1;
      return revised(state, { items: { ...items, requested, requestedDiscount, requests } });
    }
    case "OrderItemsChanged": {
      if (state.phase !== "placed") return state;
      const { lines, discount, totalCents } = event.data;
      return revised(state, {
        content: { ...content, lines, totalCents, ...(discount ? { discount } : {}) },
        calls: afterUnconfirmedChange(state.calls),
        payment: withTotalChanged(payment, event.data),
        items: withEnded(items, content.lines, { accepted: true, short: [] }),
      });
    }
    case "OrderItemsRefused": {
      const { short } = event.data;
      return state.phase === "placed"
        ? revised(state, { items: withEnded(items, content.lines, { accepted: false, short }) })
        : state;
    }
    case "OrderItemsSettled":
      return wasPlaced(state)
        ? revised(state, { items: { ...items, ended: settled(items.ended, event.data.request) } })
        : state;
    case "ItemsReturned": {
      if (!wasPlaced(state)) return state;
      const { lines, refundCents, restock } = event.data;
      const number = returns.length + 1;
      const units = lines.map(({ productId, quantity }) => ({ productId, quantity }));
      return revised(state, {
        returns: [...returns, { number, lines: units, refundCents, restock, settled: !restock }],
        payment: withReturned(payment, event.data),
      });
    }
    case "ReturnedItemsRestocked":
      return revised(state, { returns: settled(returns, event.data.number) });
    default:
      return unreachable(event);
  }
};

const settled = <Each extends { readonly number: number }>(
  all: readonly Each[],
  number: number,
): readonly Each[] =>
  all.map((each) => (each.number === number ? { ...each, settled: true } : each));
