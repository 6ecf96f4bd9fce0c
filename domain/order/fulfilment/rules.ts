import type { OrderStatus } from "../../constants.ts";
import { accept, refuse, unreachable, type Decision } from "../../decider.ts";
import { messages } from "../../messages.ts";
import { invalidInput, orderClosed } from "../../refusal.ts";
import { isSameSlot } from "../../values/delivery-day.ts";
import { normalParagraphs } from "../../values/line.ts";
import type { OrderCommandOf } from "../commands.ts";
import { requestOf } from "../day/rules.ts";
import type { OrderEvent, OrderEventOf } from "../events.ts";
import { commentProblem, endedAlready, leavingPlan, placedOrder, unknownOrder } from "../guards.ts";
import { withCollected } from "../items/payment.ts";
import {
  hasEnded,
  isInVan,
  revised,
  wasPlaced,
  type OpenOrder,
  type OrderRefusal,
  type OrderState,
} from "../state.ts";

type RunCommand = OrderCommandOf<
  "PutOnRun" | "LeaveRun" | "GoOut" | "DeliverByRun" | "PostponeByRun"
>;
type FulfilmentCommand =
  | RunCommand
  | OrderCommandOf<"SetOrderStatus" | "CommentOnOrder" | "EraseBuyer">;
type FulfilmentEvent = OrderEventOf<
  | "OrderStatusChanged"
  | "OrderPutOnRun"
  | "OrderLeftRun"
  | "OrderWentOut"
  | "CashCollected"
  | "OrderCommented"
  | "OrderBuyerErased"
>;

type Answer = Decision<OrderEvent, OrderRefusal>;

/** The way of an order to its buyer. Any status may follow any. */
export const decideFulfilment = (command: FulfilmentCommand, state: OrderState): Answer => {
  switch (command.type) {
    case "SetOrderStatus": {
      if (hasEnded(state)) return refuse(endedAlready(state));
      const order = placedOrder(state, command.expectedRevision);
      return "code" in order ? refuse(order) : accept(...movingTo(order, command.status));
    }
    case "CommentOnOrder": {
      if (!wasPlaced(state)) return refuse(unknownOrder);
      // Comments about a buyer are erased together with the buyer's account.
      if (state.buyerErased) return refuse(orderClosed(messages.order.commentBuyerErased));
      const text = normalParagraphs(command.text);
      const problem = commentProblem(text, state.comments);
      if (problem !== null) return refuse(invalidInput({ field: "text", message: problem }));
      const { userId } = state.content;
      const shared = command.shared ? { shared: true as const } : {};
      return accept({ type: "OrderCommented", data: { userId, text, ...shared } });
    }
    case "EraseBuyer":
      // Without its buyer's address, an order can't go out.
      return state.phase === "none" || state.buyerErased
        ? accept()
        : accept<OrderEvent>(
            { type: "OrderBuyerErased", data: { userId: state.content.userId } },
            ...leavingPlan(state),
          );
    default:
      return decideRun(command, state);
  }
};

/** An order is on at most one run. Commands of another run change nothing. */
const decideRun = (command: RunCommand, state: OrderState): Answer => {
  const { runId } = command;
  switch (command.type) {
    case "PutOnRun":
      if (hasEnded(state)) return refuse(endedAlready(state));
      if (state.phase !== "placed") return refuse(unknownOrder);
      if (state.run === runId) return accept();
      if (state.run !== null) return refuse(orderClosed(messages.run.onOtherRun));
      if (state.buyerErased) return refuse(orderClosed(messages.run.buyerErased));
      return state.status === "Delivered"
        ? refuse(orderClosed(messages.run.notOnTheWay))
        : accept({ type: "OrderPutOnRun", data: { userId: state.content.userId, runId } });
    case "LeaveRun":
      return "run" in state && state.run === runId ? accept(leaving(state, runId)) : accept();
    case "GoOut":
      if (hasEnded(state)) return refuse(endedAlready(state));
      if (state.phase !== "placed" || state.run !== runId) return refuse(unknownOrder);
      if (state.buyerErased) return refuse(orderClosed(messages.run.buyerErased));
      if (state.status === "Delivered") return refuse(orderClosed(messages.run.notOnTheWay));
      if (state.goods === "in the van") return accept();
      // It may get another day or other items, so that it doesn't belong on this run.
      if (state.delivery.requested !== null || state.items.requested !== null) {
        return refuse(orderClosed(messages.run.isChanging));
      }
      return accept<OrderEvent>(...movingTo(state, "Out for Delivery"), {
        type: "OrderWentOut",
        data: { userId: state.content.userId, runId },
      });
    case "DeliverByRun": {
      const { type: _, ...cash } = command;
      if (state.phase !== "placed" || state.run !== runId) return accept();
      return accept<OrderEvent>(
        { type: "CashCollected", data: { userId: state.content.userId, ...cash } },
        ...movingTo(state, "Delivered"),
        leaving(state, runId),
      );
    }
    case "PostponeByRun": {
      const { day } = command;
      if (state.phase !== "placed" || state.run !== runId) return accept();
      const { content, delivery } = state;
      const isOther = day !== undefined && !isSameSlot(day, delivery.day);
      return accept<OrderEvent>(
        ...movingTo(state, "Item Packing"),
        leaving(state, runId),
        ...(isOther && delivery.requested === null
          ? [requestOf(content.userId, { day, chosen: true, orNone: true })]
          : []),
      );
    }
    default:
      return unreachable(command);
  }
};

const leaving = ({ content }: { readonly content: OpenOrder["content"] }, runId: string) => ({
  type: "OrderLeftRun" as const,
  data: { userId: content.userId, runId },
});

/** Moves an order to a status, unless it is there. */
const movingTo = (
  { status: previousStatus }: OpenOrder,
  status: OrderStatus,
): readonly OrderEvent[] =>
  status === previousStatus
    ? []
    : [{ type: "OrderStatusChanged", data: { status, previousStatus } }];

export const foldFulfilment = (state: OrderState, event: FulfilmentEvent): OrderState => {
  switch (event.type) {
    case "OrderStatusChanged": {
      if (state.phase !== "placed") return state;
      const { status } = event.data;
      const hasLeft = status === "Out for Delivery" || status === "Delivered";
      return revised(state, {
        status,
        goods: hasLeft && state.goods === "in the shop" ? "out" : state.goods,
        wasDelivered: state.wasDelivered || status === "Delivered",
      });
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
    case "CashCollected":
      return state.phase === "placed"
        ? { ...state, payment: withCollected(state.payment, event.data) }
        : state;
    case "OrderCommented":
      return "comments" in state ? { ...state, comments: state.comments + 1 } : state;
    case "OrderBuyerErased":
      if (state.phase === "none") return state;
      return "revision" in state
        ? revised(state, { buyerErased: true })
        : { ...state, buyerErased: true };
    default:
      return unreachable(event);
  }
};
