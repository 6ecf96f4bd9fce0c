import { limits, type OrderStatus } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages, tooLateForAddress, tooLateToCancel } from "../messages.ts";
import {
  invalidInput,
  notFound,
  orderClosed,
  type InvalidInput,
  type NotFound,
  type OrderClosed,
  type ShortLine,
} from "../refusal.ts";
import { normalParagraphs } from "../values/line.ts";
import type { OrderCommand } from "./commands.ts";
import type { OrderContent, OrderEvent } from "./events.ts";

/** The order content that decisions need. States are cached in memory without personal data. */
export type DecidedContent = Pick<
  OrderContent,
  "userId" | "lines" | "deliveryFeeCents" | "totalCents"
>;

export type OrderState =
  | { readonly phase: "none" }
  | {
      readonly phase: "submitted" | "placed";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      readonly status: OrderStatus;
      /** Revision without comments; a move is checked against it. */
      readonly revision: number;
      readonly addressChanges: number;
      readonly comments: number;
    }
  | {
      readonly phase: "cancelled";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      /** All items have been returned to stock. */
      readonly stockReturned: boolean;
      readonly comments: number;
    }
  | {
      readonly phase: "rejected";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      readonly reason: string;
      readonly short: readonly ShortLine[];
    };

/** The order's revision differs from the one the decision was based on. */
export interface ChangedMeanwhile {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

export type OrderRefusal = NotFound | ChangedMeanwhile | OrderClosed | InvalidInput;

/** Whether the shop has accepted an order, even if it was cancelled since. */
export const wasPlaced = ({ phase }: OrderState): boolean =>
  phase === "placed" || phase === "cancelled";

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
        const { userId, lines, deliveryFeeCents, totalCents } = event.data;
        return {
          phase: "submitted",
          content: { userId, lines, deliveryFeeCents, totalCents },
          buyerErased: false,
          status: "Item Preparing",
          revision: 0,
          addressChanges: 0,
          comments: 0,
        };
      }
      case "OrderPlaced":
        return state.phase === "submitted"
          ? { ...state, phase: "placed", status: event.data.status, revision: state.revision + 1 }
          : state;
      case "OrderRejected":
        return state.phase === "submitted"
          ? {
              phase: "rejected",
              content: state.content,
              buyerErased: state.buyerErased,
              ...event.data,
            }
          : state;
      case "OrderStatusChanged":
        return state.phase === "placed"
          ? { ...state, status: event.data.status, revision: state.revision + 1 }
          : state;
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
              addressChanges: state.addressChanges + 1,
              revision: state.revision + 1,
            }
          : state;
      case "OrderCancelled": {
        if (state.phase !== "placed") return state;
        const { content, buyerErased, comments } = state;
        return { phase: "cancelled", content, buyerErased, stockReturned: false, comments };
      }
      case "OrderCommented":
        return "comments" in state ? { ...state, comments: state.comments + 1 } : state;
      case "OrderStockReturned":
        return state.phase === "cancelled" ? { ...state, stockReturned: true } : state;
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
            return accept({ type: "OrderPlaced", data: { status: "Item Preparing" } });
          case "placed":
          case "cancelled":
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
            const { reason, short } = command;
            return accept({ type: "OrderRejected", data: { reason, short } });
          }
          case "rejected":
            return accept();
          case "none":
          case "placed":
          case "cancelled":
            return refuse(unknownOrder);
          default:
            return unreachable(state);
        }
      case "EraseBuyer":
        return state.phase === "none" || state.buyerErased
          ? accept()
          : accept({ type: "OrderBuyerErased", data: { userId: state.content.userId } });
      case "CancelOrder": {
        const { userId, reason } = command;
        if (!wasPlaced(state) || !isBuyer(state, userId)) return refuse(unknownOrder);
        if (state.phase !== "placed") return accept();
        return state.status === "Item Preparing"
          ? accept({ type: "OrderCancelled", data: { userId, reason } })
          : refuse(orderClosed(tooLateToCancel(state.status)));
      }
      case "ChangeDeliveryAddress": {
        const { userId, shippingAddress } = command;
        if (!wasPlaced(state) || !isBuyer(state, userId)) return refuse(unknownOrder);
        if (state.phase !== "placed") return refuse(orderClosed(messages.order.cancelledAlready));
        if (state.status !== "Item Preparing") {
          return refuse(orderClosed(tooLateForAddress(state.status)));
        }
        return state.addressChanges < limits.addressChanges
          ? accept({ type: "DeliveryAddressChanged", data: { userId, shippingAddress } })
          : refuse(orderClosed(messages.order.addressTooOften));
      }
      case "NoteStockReturned":
        return state.phase === "cancelled" && !state.stockReturned
          ? accept({ type: "OrderStockReturned", data: { userId: state.content.userId } })
          : accept();
      case "CommentOnOrder": {
        if (state.phase !== "placed" && state.phase !== "cancelled") return refuse(unknownOrder);
        // Comments about a buyer are erased together with the buyer's account.
        if (state.buyerErased) return refuse(orderClosed(messages.order.commentBuyerErased));
        const text = normalParagraphs(command.text);
        const problem =
          state.comments < limits.orderComments ? commentProblem(text) : texts.tooManyComments;
        return problem === null
          ? accept({ type: "OrderCommented", data: { userId: state.content.userId, text } })
          : refuse(invalidInput({ field: "text", message: problem }));
      }
      case "SetOrderStatus": {
        if (state.phase === "cancelled") {
          return refuse(orderClosed(messages.order.cancelledAlready));
        }
        if (state.phase !== "placed") return refuse(unknownOrder);
        const { status, expectedRevision } = command;
        if (expectedRevision !== null && expectedRevision !== state.revision) {
          return refuse({
            code: "CHANGED_MEANWHILE",
            message: `This order changed in the meantime. It’s now at ${state.status}.`,
          });
        }
        return status === state.status
          ? accept()
          : accept({
              type: "OrderStatusChanged",
              data: { status, previousStatus: state.status },
            });
      }
      default:
        return unreachable(command);
    }
  },
};

const texts = messages.order;

const commentProblem = (text: string): string | null => {
  if (text === "") return texts.commentMissing;
  return text.length > limits.orderComment ? `At most ${limits.orderComment} characters` : null;
};

const unknownOrder = notFound(messages.order.notFound);

const isBuyer = (state: OrderState, userId: string): boolean =>
  state.phase !== "none" && state.content.userId === userId;
