import { accept, refuse, unreachable, type Decision } from "../../decider.ts";
import { isSameSlot } from "../../values/delivery-day.ts";
import { confirmedAtPlacing, noCalls } from "../calls/calls.ts";
import type { OrderCommandOf } from "../commands.ts";
import { withAgreedDay } from "../day/rules.ts";
import type { OrderContent, OrderEvent, OrderEventOf } from "../events.ts";
import { unknownOrder } from "../guards.ts";
import { unchangedItems } from "../items/items.ts";
import { revised, wasPlaced, type OrderRefusal, type OrderState } from "../state.ts";

type PlacingCommand = OrderCommandOf<"SubmitOrder" | "PlaceOrder" | "RejectOrder">;
type PlacingEvent = OrderEventOf<"OrderSubmitted" | "OrderPlaced" | "OrderRejected">;

/**
 * Placing and rejecting exclude each other: the first stored event decides, and the other command
 * is refused.
 */
export const decidePlacing = (
  command: PlacingCommand,
  state: OrderState,
): Decision<OrderEvent, OrderRefusal> => {
  switch (command.type) {
    case "SubmitOrder":
      return state.phase === "none"
        ? accept({ type: "OrderSubmitted", data: command.content })
        : accept();
    case "PlaceOrder":
      if (state.phase !== "submitted") return wasPlaced(state) ? accept() : refuse(unknownOrder);
      // Another process may have requested another day meanwhile.
      return isSameSlot(state.delivery.requested?.day ?? null, command.day)
        ? accept({ type: "OrderPlaced", data: { status: "Item Preparing" } })
        : accept();
    case "RejectOrder": {
      if (state.phase === "rejected") return accept();
      if (state.phase !== "submitted") return refuse(unknownOrder);
      const { reason, short, day, promo } = command;
      const data = { reason, short, ...(day ? { day } : {}), ...(promo ? { promo } : {}) };
      return accept({ type: "OrderRejected", data });
    }
    default:
      return unreachable(command);
  }
};

const submitted = ({
  userId,
  lines,
  deliveryFeeCents,
  discount,
  totalCents,
  delivery,
  by,
}: OrderContent): OrderState => ({
  phase: "submitted",
  content: {
    ...{ userId, lines, deliveryFeeCents, totalCents },
    ...(discount ? { discount } : {}),
    ...(by ? { by } : {}),
  },
  buyerErased: false,
  delivery: { day: null, requested: delivery ?? null, earlier: [], requests: 0 },
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
});

export const foldPlacing = (state: OrderState, event: PlacingEvent): OrderState => {
  if (event.type === "OrderSubmitted") return submitted(event.data);
  if (state.phase !== "submitted") return state;
  const { content, buyerErased, delivery, calls } = state;
  switch (event.type) {
    case "OrderPlaced":
      return {
        ...revised(state, {
          delivery: withAgreedDay(delivery, delivery.requested?.day ?? null),
          calls: content.by === "staff" ? confirmedAtPlacing : calls,
          status: event.data.status,
        }),
        phase: "placed",
      };
    case "OrderRejected": {
      const { reason, short, day: dayTaken = null, promo: promoRefused = null } = event.data;
      return {
        phase: "rejected",
        ...{ content, buyerErased, delivery, reason, short, dayTaken, promoRefused },
      };
    }
    default:
      return unreachable(event);
  }
};
