import { limits } from "../../constants.ts";
import { accept, refuse, unreachable, type Decision } from "../../decider.ts";
import { messages, tooLateToCancel } from "../../messages.ts";
import { invalidInput, orderClosed } from "../../refusal.ts";
import { normalParagraphs } from "../../values/line.ts";
import type { OrderCommandOf } from "../commands.ts";
import type { OrderEvent, OrderEventOf } from "../events.ts";
import { cancelled, endedAlready, inVan, isBuyer, placedOrder, unknownOrder } from "../guards.ts";
import {
  hasEnded,
  isInVan,
  revised,
  wasPlaced,
  type EndedOrder,
  type OpenOrder,
  type OrderRefusal,
  type OrderState,
} from "../state.ts";

type EndingCommand = OrderCommandOf<
  | "CancelOrder"
  | "CancelOrderByStaff"
  | "ReturnOrder"
  | "ReceiveReturn"
  | "NoteCodeReleased"
  | "NoteStockReturned"
>;
type EndingEvent = OrderEventOf<
  "OrderCancelled" | "OrderReturned" | "ReturnReceived" | "OrderCodeReleased" | "OrderStockReturned"
>;

/** How an order ends. The buyer may cancel it during Item Preparing, staff until its delivery. */
export const decideEnding = (
  command: EndingCommand,
  state: OrderState,
): Decision<OrderEvent, OrderRefusal> => {
  switch (command.type) {
    case "CancelOrder": {
      const { userId, reason } = command;
      if (!wasPlaced(state) || !isBuyer(state, userId)) return refuse(unknownOrder);
      if (state.phase === "returned") return refuse(endedAlready(state));
      if (state.phase !== "placed") return accept();
      if (isInVan(state)) return refuse(orderClosed(tooLateToCancel("Out for Delivery")));
      return state.status === "Item Preparing"
        ? accept(...cancelled(state, { userId, reason }))
        : refuse(orderClosed(tooLateToCancel(state.status)));
    }
    case "CancelOrderByStaff": {
      const { reason, expectedRevision } = command;
      const order = placedOrder(state, expectedRevision);
      if ("code" in order) return refuse(order);
      if (order.status === "Delivered") return refuse(orderClosed(messages.desk.deliveredAlready));
      if (isInVan(order)) return refuse(inVan);
      const note = normalParagraphs(command.note);
      if (note.length > limits.orderNote) {
        return refuse(
          invalidInput({ field: "note", message: `At most ${limits.orderNote} characters` }),
        );
      }
      const { userId } = order.content;
      return accept(
        ...cancelled(order, {
          ...{ userId, reason, by: "staff" },
          ...(note === "" ? {} : { note }),
        }),
      );
    }
    case "ReturnOrder": {
      const { reason, runId } = command;
      if (state.phase !== "placed" || state.run !== runId) return accept();
      const { userId } = state.content;
      return accept({ type: "OrderReturned", data: { userId, reason, runId } });
    }
    case "ReceiveReturn": {
      const isAwaited = hasEnded(state)
        ? !state.goodsReceived
        : state.phase === "placed" && state.goods === "out" && state.status !== "Delivered";
      if (!isAwaited || !wasPlaced(state)) return accept();
      const runId = hasEnded(state) ? state.returnedBy : command.runId;
      const { userId } = state.content;
      return accept({ type: "ReturnReceived", data: { userId, ...(runId && { runId }) } });
    }
    case "NoteCodeReleased":
      return hasEnded(state) && !state.codeReleased
        ? accept({ type: "OrderCodeReleased", data: { userId: state.content.userId } })
        : accept();
    case "NoteStockReturned":
      return hasEnded(state) && !state.stockReturned
        ? accept({ type: "OrderStockReturned", data: { userId: state.content.userId } })
        : accept();
    default:
      return unreachable(command);
  }
};

export const foldEnding = (state: OrderState, event: EndingEvent): OrderState => {
  switch (event.type) {
    case "OrderCancelled": {
      if (state.phase !== "placed") return state;
      const { awaitsGoods = false } = event.data;
      return ended(state, { phase: "cancelled", goodsReceived: !awaitsGoods });
    }
    case "OrderReturned": {
      if (state.phase !== "placed") return state;
      const order = ended(state, { phase: "returned", goodsReceived: false });
      return { ...order, run: null, returnedBy: event.data.runId };
    }
    case "ReturnReceived":
      if (hasEnded(state)) return revised(state, { goodsReceived: true });
      return state.phase === "placed" && state.goods === "out"
        ? revised(state, { goods: "in the shop" })
        : state;
    case "OrderCodeReleased":
      return hasEnded(state) ? revised(state, { codeReleased: true }) : state;
    case "OrderStockReturned":
      return hasEnded(state) ? revised(state, { stockReturned: true }) : state;
    default:
      return unreachable(event);
  }
};

/** An order that ends. */
const ended = (
  {
    phase: _phase,
    status: _status,
    calls: _calls,
    addressChanges: _changes,
    goods: _goods,
    ...order
  }: OpenOrder,
  end: Pick<EndedOrder, "phase" | "goodsReceived">,
): EndedOrder => ({
  ...order,
  ...end,
  revision: order.revision + 1,
  returnedBy: null,
  codeReleased: false,
  stockReturned: false,
});
