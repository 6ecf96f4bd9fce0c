import { callLimits, deliveryLimits, limits, type OrderStatus } from "../constants.ts";
import { accept, refuse, unreachable, type Decider, type Decision } from "../decider.ts";
import {
  messages,
  tooLateForAddress,
  tooLateForCall,
  tooLateForDay,
  tooLateForItems,
  tooLateForStaffAddress,
  tooLateToCancel,
} from "../messages.ts";
import {
  invalidInput,
  notFound,
  orderClosed,
  type InvalidInput,
  type NotFound,
  type OrderClosed,
  type ShortLine,
} from "../refusal.ts";
import { formatRupees } from "../money.ts";
import { isSameDay, type DeliveryDay } from "../values/delivery-day.ts";
import { callAgainAt } from "../values/call-again.ts";
import { normalParagraphs } from "../values/line.ts";
import { runOfId } from "../values/run-id.ts";
import {
  afterUnconfirmedChange,
  calledOnceMore,
  confirmedAtPlacing,
  isCallable,
  needsDecision,
  noCalls,
  withCall,
  withoutLastCall,
  type OrderCalls,
} from "./calls.ts";
import type { OrderCommand } from "./commands.ts";
import type {
  OrderContent,
  OrderEvent,
  OrderLine,
  RefusedPromo,
  DeliveryDayRequest,
} from "./events.ts";
import {
  linesProblem,
  sumOf,
  unchangedItems,
  unitsMoved,
  withEnded,
  type OrderItems,
} from "./items.ts";
import {
  refundableOf,
  returnedWorth,
  withCollected,
  withReturned,
  withTotalChanged,
  type OrderPayment,
} from "./payment.ts";
import { refundedOf, returnProblem, type ItemsReturn, type ReturnedUnits } from "./returns.ts";

/** The order content that decisions need. States are cached in memory without personal data. */
export type DecidedContent = Pick<
  OrderContent,
  "userId" | "lines" | "deliveryFeeCents" | "discount" | "totalCents" | "by"
>;

/** The delivery day of an order, and the days on which it may hold a place. */
export interface OrderDelivery {
  /** The agreed day; null if there is none, or not yet. */
  readonly day: DeliveryDay | null;
  /** The day that the order tries to get; null if it has what it wants. */
  readonly requested: DeliveryDayRequest | null;
  /** Earlier days, whose places have to be released. */
  readonly earlier: readonly DeliveryDay[];
  /** Number of requests. Steps derive their ids from it. */
  readonly requests: number;
}

/** What an accepted order keeps when it ends. */
interface AcceptedOrder {
  readonly content: DecidedContent;
  readonly buyerErased: boolean;
  readonly delivery: OrderDelivery;
  readonly items: OrderItems;
  /** Returns of delivered items, oldest first. */
  readonly returns: readonly ItemsReturn[];
  /** Null if no driver has handed it over. */
  readonly payment: OrderPayment | null;
  /** The order was Delivered at some time. */
  readonly wasDelivered: boolean;
  /** Revision without comments; a move is checked against it. */
  readonly revision: number;
  readonly comments: number;
  /** The planned run that the order was on last, and left. */
  readonly leftRun: string | null;
}

export type OrderState =
  | { readonly phase: "none" }
  | (AcceptedOrder & {
      readonly phase: "submitted" | "placed";
      readonly calls: OrderCalls;
      readonly status: OrderStatus;
      readonly addressChanges: number;
      /** The delivery run that the order is on. */
      readonly run: string | null;
      /** Out: they left the shop, with a run or by hand, and are not known to be back. */
      readonly goods: "in the shop" | "in the van" | "out";
    })
  | (AcceptedOrder & {
      /** A returned order was refused at the door, or is damaged. */
      readonly phase: "cancelled" | "returned";
      /** The delivery run that the order was on when it ended. */
      readonly run: string | null;
      /** The run that returned the order. */
      readonly returnedBy: string | null;
      /** The goods are in the shop, so that their stock can follow. */
      readonly goodsReceived: boolean;
      /** The use of its promo code is free again. */
      readonly codeReleased: boolean;
      /** All items have been returned to stock. */
      readonly stockReturned: boolean;
    })
  | {
      readonly phase: "rejected";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      readonly delivery: OrderDelivery;
      readonly reason: string;
      readonly short: readonly ShortLine[];
      /** The delivery day without a free place; null if the order was rejected for its stock. */
      readonly dayTaken: DeliveryDay | null;
      /** The promo code that can't be used any more; null for another reason. */
      readonly promoRefused: RefusedPromo | null;
    };

type PlacedOrder = Extract<OrderState, { readonly status: OrderStatus }>;

/** The order's revision differs from the one the decision was based on. */
export interface ChangedMeanwhile {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

export type OrderRefusal = NotFound | ChangedMeanwhile | OrderClosed | InvalidInput;

/** An order that ended after the shop had accepted it. */
export type EndedOrder = Extract<OrderState, { readonly phase: "cancelled" | "returned" }>;

/** Whether an order was cancelled or returned. */
export const hasEnded = (state: OrderState): state is EndedOrder =>
  state.phase === "cancelled" || state.phase === "returned";

/** Whether the shop has accepted an order, even if it was cancelled or returned since. */
export const wasPlaced = (state: OrderState): state is PlacedOrder | EndedOrder =>
  state.phase === "placed" || hasEnded(state);

/**
 * Whether a run is on the road with the order. Until its stop is answered, no command cancels
 * or changes the order, whatever its status. Older logs don't say that the goods went out.
 */
export const isInVan = (state: OrderState): boolean =>
  state.phase === "placed" &&
  state.run !== null &&
  (state.goods === "in the van" || state.status === "Out for Delivery");

/**
 * The rules of one order. Placing and rejecting exclude each other: the first stored event decides,
 * and the other command is refused. Any status may follow any. During Item Preparing the buyer may
 * cancel the order or change its address (docs/rules.md, "Orders").
 */
export const orderDecider: Decider<OrderState, OrderCommand, OrderEvent, OrderRefusal> = {
  category: "order",
  initialState: { phase: "none" },
  begins: ({ type }) => type === "SubmitOrder",

  evolve(state, event) {
    switch (event.type) {
      case "OrderSubmitted": {
        const {
          userId,
          lines,
          deliveryFeeCents,
          discount,
          totalCents,
          delivery = null,
          by,
        } = event.data;
        return {
          phase: "submitted",
          content: {
            ...{ userId, lines, deliveryFeeCents, totalCents },
            ...(discount ? { discount } : {}),
            ...(by ? { by } : {}),
          },
          buyerErased: false,
          delivery: { day: null, requested: delivery, earlier: [], requests: 0 },
          calls: noCalls,
          items: unchangedItems,
          returns: [],
          status: "Item Preparing",
          revision: 0,
          addressChanges: 0,
          comments: 0,
          run: null,
          goods: "in the shop",
          payment: null,
          wasDelivered: false,
          leftRun: null,
        };
      }
      case "OrderPlaced":
        return state.phase === "submitted"
          ? {
              ...state,
              phase: "placed",
              delivery: agreed(state.delivery, state.delivery.requested?.day ?? null),
              calls: state.content.by === "staff" ? confirmedAtPlacing : state.calls,
              status: event.data.status,
              revision: state.revision + 1,
            }
          : state;
      case "OrderRejected": {
        if (state.phase !== "submitted") return state;
        const { content, buyerErased, delivery } = state;
        const { reason, short, day = null, promo = null } = event.data;
        return {
          phase: "rejected",
          content,
          buyerErased,
          delivery,
          reason,
          short,
          dayTaken: day,
          promoRefused: promo,
        };
      }
      case "OrderStatusChanged": {
        if (state.phase !== "placed") return state;
        const { status } = event.data;
        const hasLeft = status === "Out for Delivery" || status === "Delivered";
        return {
          ...state,
          status,
          goods: hasLeft && state.goods === "in the shop" ? "out" : state.goods,
          wasDelivered: state.wasDelivered || status === "Delivered",
          revision: state.revision + 1,
        };
      }
      case "OrderBuyerErased":
        return state.phase === "none"
          ? state
          : {
              ...state,
              buyerErased: true,
              ...("revision" in state ? { revision: state.revision + 1 } : {}),
            };
      case "DeliveryAddressChanged":
        return state.phase === "placed"
          ? {
              ...state,
              calls: afterUnconfirmedChange(state.calls),
              addressChanges: state.addressChanges + 1,
              revision: state.revision + 1,
            }
          : state;
      case "OrderCalled": {
        if (state.phase !== "placed") return state;
        const revision = state.revision + 1;
        return { ...state, calls: withCall(state.calls, event.data, revision), revision };
      }
      case "OrderCallUndone":
        return state.phase === "placed"
          ? { ...state, calls: withoutLastCall(state.calls), revision: state.revision + 1 }
          : state;
      case "OrderCallRequested":
        return state.phase === "placed"
          ? { ...state, calls: calledOnceMore(state.calls), revision: state.revision + 1 }
          : state;
      case "DeliveryDayRequested": {
        if (state.phase !== "placed" && state.phase !== "submitted") return state;
        const { requested, earlier, requests, ...delivery } = state.delivery;
        return {
          ...state,
          delivery: {
            ...delivery,
            requested: requestedOf(event.data),
            earlier: withDay(earlier, requested?.day ?? null),
            requests: requests + 1,
          },
          revision: state.revision + 1,
        };
      }
      case "DeliveryDayChanged":
        return state.phase === "placed"
          ? {
              ...state,
              delivery: agreed(state.delivery, event.data.day),
              revision: state.revision + 1,
            }
          : state;
      case "DeliveryDayRefused":
        return state.phase === "placed"
          ? {
              ...state,
              delivery: agreed(state.delivery, state.delivery.day),
              revision: state.revision + 1,
            }
          : state;
      case "OrderItemsRequested":
        return state.phase === "placed"
          ? {
              ...state,
              items: {
                ...state.items,
                requested: event.data.lines,
                requestedDiscount: event.data.discount,
                requests: state.items.requests + 1,
              },
              revision: state.revision + 1,
            }
          : state;
      case "OrderItemsChanged": {
        if (state.phase !== "placed") return state;
        const { lines, discount, totalCents } = event.data;
        return {
          ...state,
          content: { ...state.content, lines, totalCents, ...(discount ? { discount } : {}) },
          calls: afterUnconfirmedChange(state.calls),
          payment: withTotalChanged(state.payment, event.data),
          items: withEnded(state.items, state.content.lines, { accepted: true, short: [] }),
          revision: state.revision + 1,
        };
      }
      case "OrderItemsRefused": {
        if (state.phase !== "placed") return state;
        const { short } = event.data;
        return {
          ...state,
          items: withEnded(state.items, state.content.lines, { accepted: false, short }),
          revision: state.revision + 1,
        };
      }
      case "OrderItemsSettled":
        if (state.phase !== "placed" && !hasEnded(state)) return state;
        return {
          ...state,
          items: {
            ...state.items,
            ended: state.items.ended.map((change) =>
              change.number === event.data.request ? { ...change, settled: true } : change,
            ),
          },
          revision: state.revision + 1,
        };
      case "ItemsReturned": {
        if (state.phase !== "placed" && !hasEnded(state)) return state;
        const { lines, refundCents, restock } = event.data;
        const number = state.returns.length + 1;
        const units = lines.map(({ productId, quantity }) => ({ productId, quantity }));
        return {
          ...state,
          returns: [
            ...state.returns,
            { number, lines: units, refundCents, restock, settled: !restock },
          ],
          payment: withReturned(state.payment, event.data),
          revision: state.revision + 1,
        };
      }
      case "ReturnedItemsRestocked":
        return "returns" in state
          ? {
              ...state,
              returns: state.returns.map((each) =>
                each.number === event.data.number ? { ...each, settled: true } : each,
              ),
              revision: state.revision + 1,
            }
          : state;
      case "OrderCancelled": {
        if (state.phase !== "placed") return state;
        const { awaitsGoods = false } = event.data;
        return ended(state, { phase: "cancelled", goodsReceived: !awaitsGoods });
      }
      case "OrderPutOnRun":
        return state.phase === "placed" ? { ...state, run: event.data.runId } : state;
      case "OrderLeftRun": {
        const { runId } = event.data;
        if (!("run" in state) || state.run !== runId) return state;
        return "goods" in state && isInVan(state)
          ? { ...state, run: null, goods: "out" }
          : { ...state, run: null, leftRun: runId };
      }
      case "OrderWentOut":
        return state.phase === "placed" && state.run === event.data.runId
          ? { ...state, goods: "in the van" }
          : state;
      case "CashCollected": {
        if (state.phase !== "placed") return state;
        return { ...state, payment: withCollected(state.payment, event.data) };
      }
      case "OrderReturned":
        if (state.phase !== "placed") return state;
        return {
          ...ended(state, { phase: "returned", goodsReceived: false }),
          run: null,
          returnedBy: event.data.runId,
        };
      case "ReturnReceived":
        if (hasEnded(state)) {
          return { ...state, goodsReceived: true, revision: state.revision + 1 };
        }
        return state.phase === "placed" && state.goods === "out"
          ? { ...state, goods: "in the shop", revision: state.revision + 1 }
          : state;
      case "OrderCommented":
        return "comments" in state ? { ...state, comments: state.comments + 1 } : state;
      case "OrderCodeReleased":
        return hasEnded(state)
          ? { ...state, codeReleased: true, revision: state.revision + 1 }
          : state;
      case "OrderStockReturned":
        return hasEnded(state)
          ? { ...state, stockReturned: true, revision: state.revision + 1 }
          : state;
      default:
        return unreachable(event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case "SubmitOrder":
        return state.phase === "none"
          ? accept({ type: "OrderSubmitted", data: command.content })
          : accept();
      case "PlaceOrder":
        switch (state.phase) {
          case "submitted":
            // Another process may have requested another day meanwhile.
            return isSameDay(state.delivery.requested?.day ?? null, command.day)
              ? accept({ type: "OrderPlaced", data: { status: "Item Preparing" } })
              : accept();
          case "placed":
          case "cancelled":
          case "returned":
            return accept();
          case "none":
          case "rejected":
            return refuse(unknownOrder);
          default:
            return unreachable(state);
        }
      case "RejectOrder":
        switch (state.phase) {
          case "submitted": {
            const { reason, short, day, promo } = command;
            const data = { reason, short, ...(day ? { day } : {}), ...(promo ? { promo } : {}) };
            return accept({ type: "OrderRejected", data });
          }
          case "rejected":
            return accept();
          case "none":
          case "placed":
          case "cancelled":
          case "returned":
            return refuse(unknownOrder);
          default:
            return unreachable(state);
        }
      case "EraseBuyer":
        // Without its buyer's address, an order can't go out.
        return state.phase === "none" || state.buyerErased
          ? accept()
          : accept<OrderEvent>(
              { type: "OrderBuyerErased", data: { userId: state.content.userId } },
              ...leavingPlan(state),
            );
      case "CancelOrder": {
        const { userId, reason } = command;
        if (!wasPlaced(state) || !isBuyer(state, userId)) return refuse(unknownOrder);
        if (state.phase === "returned") return refuse(orderClosed(endedText(state)));
        if (state.phase !== "placed") return accept();
        if (isInVan(state)) return refuse(orderClosed(tooLateToCancel("Out for Delivery")));
        return state.status === "Item Preparing"
          ? cancelled(state, { userId, reason })
          : refuse(orderClosed(tooLateToCancel(state.status)));
      }
      case "CancelOrderByStaff": {
        const { reason, expectedRevision } = command;
        const order = placedOrder(state, expectedRevision);
        if ("code" in order) return refuse(order);
        if (order.status === "Delivered") {
          return refuse(orderClosed(messages.desk.deliveredAlready));
        }
        if (isInVan(order)) return refuse(inVan);
        const note = normalParagraphs(command.note);
        if (note.length > limits.orderNote) {
          return refuse(
            invalidInput({ field: "note", message: `At most ${limits.orderNote} characters` }),
          );
        }
        const { userId } = order.content;
        return cancelled(order, {
          ...{ userId, reason, by: "staff" },
          ...(note === "" ? {} : { note }),
        });
      }
      case "ReturnItems": {
        const { lines, reason, refundCents, restock, expectedRevision } = command;
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
          ? refundProblem(lines)
          : returnProblem(lines, content.lines, returns);
        if (problem !== null) return refuse(invalidInput({ field: "items", message: problem }));
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
      }
      case "NoteRestocked": {
        const { number } = command;
        return "returns" in state &&
          state.returns.some((each) => each.number === number && !each.settled)
          ? accept({
              type: "ReturnedItemsRestocked",
              data: { userId: state.content.userId, number },
            })
          : accept();
      }
      case "RequestItems": {
        const { lines, discount, expectedRevision } = command;
        const order = placedOrder(state, expectedRevision);
        if ("code" in order) return refuse(order);
        if (isInVan(order)) return refuse(inVan);
        if (order.status !== "Item Preparing") {
          return refuse(orderClosed(tooLateForItems(order.status)));
        }
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
      }
      case "ConfirmItems": {
        if (!isRequested(state, command.request)) return accept();
        const { content, items } = state;
        const lines = items.requested;
        const { userId, lines: previousLines, totalCents: previousTotalCents } = content;
        const subtotalCents = sumOf(lines);
        const discount = items.requestedDiscount;
        const fullCents = subtotalCents + content.deliveryFeeCents;
        const totalCents = fullCents - (discount?.discountCents ?? 0);
        return accept({
          type: "OrderItemsChanged",
          data: {
            ...{ userId, lines, subtotalCents, totalCents, previousLines, previousTotalCents },
            ...(discount ? { discount } : {}),
          },
        });
      }
      case "RefuseItems":
        return isRequested(state, command.request)
          ? accept({
              type: "OrderItemsRefused",
              data: { userId: state.content.userId, short: command.short },
            })
          : accept();
      case "NoteItemsSettled": {
        if (state.phase !== "placed" && !hasEnded(state)) return accept();
        const { request } = command;
        return state.items.ended.some(({ number, settled }) => number === request && !settled)
          ? accept({ type: "OrderItemsSettled", data: { userId: state.content.userId, request } })
          : accept();
      }
      case "ChangeDeliveryAddress": {
        if (!wasPlaced(state) || !isBuyer(state, command.userId)) return refuse(unknownOrder);
        if (state.phase !== "placed") return refuse(orderClosed(endedText(state)));
        return decideAddress(command, state);
      }
      case "ChangeDeliveryAddressByStaff": {
        const order = placedOrder(state, command.expectedRevision);
        return "code" in order ? refuse(order) : decideAddress(command, order);
      }
      case "RequestDeliveryDay": {
        const { day, by, expectedRevision } = command;
        if (hasEnded(state) && by !== "buyer") return refuse(orderClosed(endedText(state)));
        if (state.phase !== "placed") return refuse(unknownOrder);
        if (by === "buyer" && !isBuyer(state, command.userId)) return refuse(unknownOrder);
        if (isInVan(state)) {
          return refuse(by === "buyer" ? orderClosed(tooLateForDay("Out for Delivery")) : inVan);
        }
        if (by === "buyer" && state.status !== "Item Preparing") {
          return refuse(orderClosed(tooLateForDay(state.status)));
        }
        if (expectedRevision !== null && expectedRevision !== state.revision) {
          return refuse(changedMeanwhile(`at ${state.status}`));
        }
        const { delivery } = state;
        if (delivery.requested !== null) return refuse(orderClosed(messages.delivery.changing));
        if (isSameDay(delivery.day, day)) return accept();
        if (by === "buyer" && delivery.requests >= deliveryLimits.changes) {
          return refuse(orderClosed(messages.delivery.changedTooOften));
        }
        const { userId } = state.content;
        return accept({
          type: "DeliveryDayRequested",
          data: { userId, day, chosen: true, ...(command.agreed ? { agreed: true } : {}) },
        });
      }
      case "RequestNextDay": {
        if (state.phase !== "placed" && state.phase !== "submitted") return refuse(unknownOrder);
        if (!isSameDay(state.delivery.requested?.day ?? null, command.insteadOf)) return accept();
        const { userId } = state.content;
        const { day } = command;
        return accept({ type: "DeliveryDayRequested", data: { userId, day, chosen: false } });
      }
      case "ConfirmDeliveryDay": {
        if (state.phase !== "placed" || state.delivery.requested === null) return accept();
        const { day: previousDay, requested } = state.delivery;
        if (!isSameDay(requested.day, command.day)) return accept();
        const { userId } = state.content;
        const { day } = command;
        return accept<OrderEvent>(
          { type: "DeliveryDayChanged", data: { userId, day, previousDay } },
          ...(isDayOfRun(state.run, day, previousDay) ? [] : leavingPlan(state)),
        );
      }
      case "RefuseDeliveryDay": {
        if (state.phase !== "placed" || state.delivery.requested === null) return accept();
        const { day } = command;
        const { day: previousDay, requested } = state.delivery;
        if (!isSameDay(requested.day, day)) return accept();
        const { userId } = state.content;
        if (requested.orNone === true && previousDay !== null) {
          return accept({ type: "DeliveryDayChanged", data: { userId, day: null, previousDay } });
        }
        return accept({ type: "DeliveryDayRefused", data: { userId, day } });
      }
      case "PutOnRun": {
        const { runId } = command;
        if (hasEnded(state)) return refuse(orderClosed(endedText(state)));
        if (state.phase !== "placed") return refuse(unknownOrder);
        if (state.run === runId) return accept();
        if (state.run !== null) return refuse(orderClosed(messages.run.onOtherRun));
        if (state.buyerErased) return refuse(orderClosed(messages.run.buyerErased));
        return state.status === "Delivered"
          ? refuse(orderClosed(messages.run.notOnTheWay))
          : accept({ type: "OrderPutOnRun", data: { userId: state.content.userId, runId } });
      }
      case "LeaveRun": {
        const { runId } = command;
        return "run" in state && state.run === runId
          ? accept({ type: "OrderLeftRun", data: { userId: state.content.userId, runId } })
          : accept();
      }
      case "GoOut": {
        const { runId } = command;
        if (hasEnded(state)) return refuse(orderClosed(endedText(state)));
        if (state.phase !== "placed" || state.run !== runId) return refuse(unknownOrder);
        if (state.buyerErased) return refuse(orderClosed(messages.run.buyerErased));
        if (state.status === "Delivered") return refuse(orderClosed(messages.run.notOnTheWay));
        if (state.goods === "in the van") return accept();
        // It may get another day or other items, so that it doesn't belong on this run.
        if (state.delivery.requested !== null || state.items.requested !== null) {
          return refuse(orderClosed(messages.run.isChanging));
        }
        const { userId } = state.content;
        return accept<OrderEvent>(...movingTo(state, "Out for Delivery"), {
          type: "OrderWentOut",
          data: { userId, runId },
        });
      }
      case "DeliverByRun": {
        const { type: _, ...cash } = command;
        if (state.phase !== "placed" || state.run !== cash.runId) return accept();
        const { userId } = state.content;
        return accept<OrderEvent>(
          { type: "CashCollected", data: { userId, ...cash } },
          ...movingTo(state, "Delivered"),
          { type: "OrderLeftRun", data: { userId, runId: cash.runId } },
        );
      }
      case "PostponeByRun": {
        const { runId, day } = command;
        if (state.phase !== "placed" || state.run !== runId) return accept();
        const { userId } = state.content;
        const isOther = day !== undefined && !isSameDay(day, state.delivery.day);
        return accept<OrderEvent>(
          ...movingTo(state, "Item Packing"),
          { type: "OrderLeftRun", data: { userId, runId } },
          ...(isOther && state.delivery.requested === null
            ? [
                {
                  type: "DeliveryDayRequested" as const,
                  data: { userId, day, chosen: true, orNone: true as const },
                },
              ]
            : []),
        );
      }
      case "ReturnOrder": {
        const { reason, runId } = command;
        if (state.phase !== "placed" || state.run !== runId) return accept();
        const { userId } = state.content;
        return accept({ type: "OrderReturned", data: { userId, reason, runId } });
      }
      case "ReceiveReturn": {
        if (hasEnded(state)) {
          if (state.goodsReceived) return accept();
          const { content, returnedBy: runId } = state;
          const { userId } = content;
          return accept({ type: "ReturnReceived", data: { userId, ...(runId && { runId }) } });
        }
        const { runId } = command;
        if (state.phase !== "placed" || state.goods !== "out" || state.status === "Delivered") {
          return accept();
        }
        const { userId } = state.content;
        return accept({ type: "ReturnReceived", data: { userId, ...(runId && { runId }) } });
      }
      case "RecordCall":
      case "CallOnceMore":
      case "UndoCall":
        return decideCall(command, state);
      case "NoteCodeReleased":
        return hasEnded(state) && !state.codeReleased
          ? accept({ type: "OrderCodeReleased", data: { userId: state.content.userId } })
          : accept();
      case "NoteStockReturned":
        return hasEnded(state) && !state.stockReturned
          ? accept({ type: "OrderStockReturned", data: { userId: state.content.userId } })
          : accept();
      case "CommentOnOrder": {
        if (state.phase !== "placed" && !hasEnded(state)) return refuse(unknownOrder);
        // Comments about a buyer are erased together with the buyer's account.
        if (state.buyerErased) return refuse(orderClosed(messages.order.commentBuyerErased));
        const text = normalParagraphs(command.text);
        const problem = noteProblem(text, state.comments);
        return problem === null
          ? accept({
              type: "OrderCommented",
              data: {
                userId: state.content.userId,
                text,
                ...(command.shared ? { shared: true as const } : {}),
              },
            })
          : refuse(invalidInput({ field: "text", message: problem }));
      }
      case "SetOrderStatus": {
        if (hasEnded(state)) return refuse(orderClosed(endedText(state)));
        const { status, expectedRevision } = command;
        const order = placedOrder(state, expectedRevision);
        return "code" in order ? refuse(order) : accept(...movingTo(order, status));
      }
      default:
        return unreachable(command);
    }
  },
};

const requestedOf = ({ day, chosen, agreed, orNone }: DeliveryDayRequest): DeliveryDayRequest => ({
  ...{ day, chosen },
  ...(agreed ? { agreed } : {}),
  ...(orNone ? { orNone } : {}),
});

/** An address in another delivery zone requests a day there in the same append. */
const decideAddress = (
  {
    type,
    shippingAddress,
    moveTo,
  }: Extract<
    OrderCommand,
    { readonly type: "ChangeDeliveryAddress" | "ChangeDeliveryAddressByStaff" }
  >,
  order: PlacedOrder,
): Decision<OrderEvent, OrderRefusal> => {
  const { addressChanges, delivery, content } = order;
  const { userId } = content;
  const status = isInVan(order) ? "Out for Delivery" : order.status;
  if (status !== "Item Preparing") {
    const isBuyers = type === "ChangeDeliveryAddress";
    return refuse(
      orderClosed(isBuyers ? tooLateForAddress(status) : tooLateForStaffAddress(status)),
    );
  }
  if (addressChanges >= limits.addressChanges) {
    return refuse(orderClosed(messages.order.addressTooOften));
  }
  return accept<OrderEvent>(
    { type: "DeliveryAddressChanged", data: { userId, shippingAddress } },
    ...(moveTo === undefined || isSameDay(moveTo, delivery.day)
      ? []
      : [{ type: "DeliveryDayRequested" as const, data: { userId, day: moveTo, chosen: false } }]),
    // Without a day, nothing says whether the new address is in the zone of the run.
    ...(moveTo === undefined && delivery.day !== null ? [] : leavingPlan(order)),
  );
};

type CallCommand = Extract<
  OrderCommand,
  { readonly type: "RecordCall" | "CallOnceMore" | "UndoCall" }
>;

/** The rules of calls. A caller who saw another revision learns what changed, and may try again. */
const decideCall = (
  command: CallCommand,
  state: OrderState,
): Decision<OrderEvent, OrderRefusal> => {
  const order = placedOrder(state, command.expectedRevision);
  if ("code" in order) return refuse(order);
  const { revision, calls } = order;
  const { userId } = order.content;
  switch (command.type) {
    case "RecordCall":
      return decideOutcome(command, order);
    case "CallOnceMore":
      return needsDecision(calls)
        ? accept({ type: "OrderCallRequested", data: { userId } })
        : refuse(orderClosed(messages.calls.nothingToDecide));
    case "UndoCall":
      return calls.before !== null && calls.outcome !== null && calls.revision === revision
        ? accept({ type: "OrderCallUndone", data: { userId, outcome: calls.outcome } })
        : refuse(orderClosed(messages.calls.nothingToUndo));
    default:
      return unreachable(command);
  }
};

const decideOutcome = (
  { outcome, reason, note, now }: Extract<CallCommand, { readonly type: "RecordCall" }>,
  order: PlacedOrder,
): Decision<OrderEvent, OrderRefusal> => {
  const { status, calls, comments, buyerErased, content } = order;
  const { userId } = content;
  if (outcome === "refused" && isInVan(order)) return refuse(inVan);
  if (!isCallable(status)) return refuse(orderClosed(tooLateForCall(status)));
  if (calls.outcome === "confirmed") return refuse(orderClosed(messages.calls.confirmedAlready));
  if (outcome === "no-answer" && needsDecision(calls)) {
    return refuse(orderClosed(messages.calls.decisionMissing));
  }
  const text = buyerErased ? "" : normalParagraphs(note);
  const problem = text === "" ? null : noteProblem(text, comments);
  if (problem !== null) return refuse(invalidInput({ field: "note", message: problem }));
  const mayTryAgain = calls.noAnswers + 1 < callLimits.noAnswers;
  const events: OrderEvent[] = [
    {
      type: "OrderCalled",
      data: {
        userId,
        outcome,
        callAgainAt: outcome === "no-answer" && mayTryAgain ? callAgainAt(now) : null,
      },
    },
  ];
  if (text !== "") events.push({ type: "OrderCommented", data: { userId, text } });
  if (outcome !== "refused") return accept(...events);
  if (reason === null) {
    return refuse(invalidInput({ field: "reason", message: messages.calls.reasonMissing }));
  }
  const ending = cancelled(order, { userId, reason, by: "staff" });
  return ending.accepted ? accept(...events, ...ending.events) : ending;
};

type Cancellation = Extract<OrderEvent, { readonly type: "OrderCancelled" }>["data"];

/** Cancels an order. Stock of goods that are out of the shop waits until they are back. */
const cancelled = (order: PlacedOrder, data: Cancellation): Decision<OrderEvent, OrderRefusal> =>
  accept<OrderEvent>(
    {
      type: "OrderCancelled",
      data: { ...data, ...(order.goods === "in the shop" ? {} : { awaitsGoods: true as const }) },
    },
    ...leavingPlan(order),
  );

/** Takes an order off the planned run that it is on. */
const leavingPlan = (state: OrderState): readonly OrderEvent[] =>
  state.phase === "placed" && state.run !== null && !isInVan(state)
    ? [{ type: "OrderLeftRun", data: { userId: state.content.userId, runId: state.run } }]
    : [];

/** Whether an order with another day still belongs on its planned run. */
const isDayOfRun = (
  run: string | null,
  day: DeliveryDay | null,
  previousDay: DeliveryDay | null,
): boolean =>
  run !== null &&
  day !== null &&
  day.date === runOfId(run).date &&
  (previousDay === null || previousDay.zoneId === day.zoneId);

/** Moves an order to a status, unless it is there. */
const movingTo = (
  { status: previousStatus }: PlacedOrder,
  status: OrderStatus,
): readonly OrderEvent[] =>
  status === previousStatus
    ? []
    : [{ type: "OrderStatusChanged", data: { status, previousStatus } }];

/** An order that ends. */
const ended = (
  {
    phase: _phase,
    status: _status,
    calls: _calls,
    addressChanges: _changes,
    goods: _goods,
    ...order
  }: PlacedOrder,
  end: Pick<EndedOrder, "phase" | "goodsReceived">,
): EndedOrder => ({
  ...order,
  ...end,
  revision: order.revision + 1,
  returnedBy: null,
  codeReleased: false,
  stockReturned: false,
});

/** The maximum refund of an order, in cents. */
const refundable = (state: OrderState): number => {
  if (!wasPlaced(state)) return 0;
  const { content, payment, wasDelivered, returns } = state;
  const { totalCents } = content;
  return refundableOf(payment, { totalCents, wasDelivered }, refundedOf(returns));
};

/** The goods of an ended order come back as a whole. */
const refundProblem = (lines: readonly ReturnedUnits[]): string | null =>
  lines.length === 0 ? null : "An ended order is refunded without items";

/** More days are never open, because each is released before the next is requested. */
const keptDays = 8;

const withDay = (days: readonly DeliveryDay[], day: DeliveryDay | null): readonly DeliveryDay[] =>
  day === null ? days : [...days.filter((each) => !isSameDay(each, day)), day].slice(-keptDays);

/** The delivery after its request has ended: every other day has to be released. */
const agreed = (
  { day: held, requested, earlier, requests }: OrderDelivery,
  day: DeliveryDay | null,
): OrderDelivery => {
  const others = withDay(withDay(earlier, requested?.day ?? null), held);
  return {
    day,
    requested: null,
    earlier: others.filter((each) => !isSameDay(each, day)),
    requests,
  };
};

const texts = messages.order;

const noteProblem = (text: string, comments: number): string | null => {
  if (comments >= limits.orderComments) return texts.tooManyComments;
  if (text === "") return texts.commentMissing;
  return text.length > limits.orderComment ? `At most ${limits.orderComment} characters` : null;
};

const changedMeanwhile = (now: string): ChangedMeanwhile => ({
  code: "CHANGED_MEANWHILE",
  message: `This order changed in the meantime. It’s now ${now}.`,
});

const unknownOrder = notFound(messages.order.notFound);

const inVan = orderClosed(messages.desk.onRun);

/**
 * The placed order that a staff member saw, or the refusal if it ended or changed since. A null
 * revision accepts any.
 */
const placedOrder = (
  state: OrderState,
  expectedRevision: number | null,
): PlacedOrder | ChangedMeanwhile | NotFound => {
  if (hasEnded(state)) return changedMeanwhile(state.phase);
  if (state.phase !== "placed") return unknownOrder;
  return seenOrder(state, expectedRevision, `at ${state.status}`);
};

/** The order if it is at the revision that a staff member saw. A null revision accepts any. */
const seenOrder = <Order extends PlacedOrder | EndedOrder>(
  order: Order,
  expectedRevision: number | null,
  now: string,
): Order | ChangedMeanwhile =>
  expectedRevision === null || expectedRevision === order.revision ? order : changedMeanwhile(now);

const endedText = ({ phase }: OrderState): string =>
  phase === "returned" ? messages.order.returnedAlready : messages.order.cancelledAlready;

/** Whether an order waits for the items of a request. */
const isRequested = (
  state: OrderState,
  request: number,
): state is Extract<OrderState, { readonly phase: "placed" | "submitted" }> & {
  readonly items: { readonly requested: readonly OrderLine[] };
} => state.phase === "placed" && state.items.requested !== null && state.items.requests === request;

const isBuyer = (state: OrderState, userId: string): boolean =>
  state.phase !== "none" && state.content.userId === userId;
