import { unreachable } from "../decider.ts";
import type { StockEvent } from "./events.ts";

/** Kind of a stock event. */
export type StockChangeKind =
  | "received"
  | "adjusted"
  | "reserved"
  | "released"
  | "confirmed"
  | "returned"
  | "limit";

/** Change of items on hand and reserved by an event. */
export interface StockChange {
  readonly kind: StockChangeKind;
  readonly onHand: number;
  readonly reserved: number;
}

/** The change of an event, independent of the previous state. */
export const stockChangeOf = (event: StockEvent): StockChange => {
  switch (event.type) {
    case "StockReceived":
      return { kind: "received", onHand: event.data.quantity, reserved: 0 };
    case "StockAdjusted": {
      const { onHand, previousOnHand } = event.data;
      return { kind: "adjusted", onHand: onHand - previousOnHand, reserved: 0 };
    }
    case "StockReserved":
      return { kind: "reserved", onHand: 0, reserved: event.data.quantity };
    case "StockReservationReleased":
      return { kind: "released", onHand: 0, reserved: -event.data.quantity };
    case "StockReservationConfirmed": {
      const { quantity } = event.data;
      return { kind: "confirmed", onHand: -quantity, reserved: -quantity };
    }
    case "StockReturned":
      return { kind: "returned", onHand: event.data.quantity, reserved: 0 };
    case "LowStockLimitChanged":
      return { kind: "limit", onHand: 0, reserved: 0 };
    default:
      return unreachable(event);
  }
};
