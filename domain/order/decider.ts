import type { OrderStatus } from "../constants.ts";
import { accept, refuse, unreachable, type Decider } from "../decider.ts";
import { messages } from "../messages.ts";
import { notFound, type NotFound, type ShortLine } from "../refusal.ts";
import type { OrderCommand } from "./commands.ts";
import type { OrderContent, OrderEvent } from "./events.ts";

/** What of an order decisions rest on. States are kept in memory, so nothing personal is in them. */
export type DecidedContent = Omit<OrderContent, "shippingAddress">;

export type OrderState =
  | { readonly phase: "none" }
  | {
      readonly phase: "submitted" | "placed";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      readonly status: OrderStatus;
      readonly revision: number;
    }
  | {
      readonly phase: "rejected";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      readonly reason: string;
      readonly short: readonly ShortLine[];
    };

/** The order is at another revision than the one the decision was taken on. */
export interface ChangedMeanwhile {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

export type OrderRefusal = NotFound | ChangedMeanwhile;

/**
 * The rules of one order. Placing and rejecting exclude each other: whichever is stored first decides, and the other
 * becomes a refusal. Any status may follow any (docs/rules.md, "Orders").
 */
export const orderDecider: Decider<OrderState, OrderCommand, OrderEvent, OrderRefusal> = {
  category: "order",
  initialState: { phase: "none" },
  begins: ({ type }) => type === "SubmitOrder",

  evolve(state, event) {
    switch (event.type) {
      case "OrderSubmitted": {
        const { shippingAddress: _personal, ...content } = event.data;
        return {
          phase: "submitted",
          content,
          buyerErased: false,
          status: "Item Preparing",
          revision: 0,
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
              ...(state.phase === "rejected" ? {} : { revision: state.revision + 1 }),
            };
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
            return accept();
          case "none":
          case "rejected":
            return refuse(notFound(messages.order.notFound));
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
            return refuse(notFound(messages.order.notFound));
          default:
            return unreachable(state);
        }
      case "EraseBuyer":
        return state.phase === "none" || state.buyerErased
          ? accept()
          : accept({ type: "OrderBuyerErased", data: { userId: state.content.userId } });
      case "SetOrderStatus": {
        if (state.phase !== "placed") return refuse(notFound(messages.order.notFound));
        const { status, expectedRevision } = command;
        if (expectedRevision !== null && expectedRevision !== state.revision) {
          return refuse({
            code: "CHANGED_MEANWHILE",
            message: `This order has changed meanwhile. It is now at ${state.status}.`,
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
