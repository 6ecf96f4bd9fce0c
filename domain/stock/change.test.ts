import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stockChangeOf } from "./change.ts";
import { stockDecider } from "./decider.ts";
import type { StockEvent } from "./events.ts";

const pieces = { orderId: "o1", quantity: 4 };

describe("the stock change of an event", () => {
  it.each<[StockEvent, ReturnType<typeof stockChangeOf>]>([
    [
      { type: "StockReceived", data: { quantity: 12 } },
      { kind: "received", onHand: 12, reserved: 0 },
    ],
    [
      { type: "StockAdjusted", data: { onHand: 3, previousOnHand: 5 } },
      { kind: "adjusted", onHand: -2, reserved: 0 },
    ],
    [
      { type: "StockReserved", data: pieces },
      { kind: "reserved", onHand: 0, reserved: 4 },
    ],
    [
      { type: "StockReservationReleased", data: pieces },
      { kind: "released", onHand: 0, reserved: -4 },
    ],
    [
      { type: "StockReservationConfirmed", data: pieces },
      { kind: "confirmed", onHand: -4, reserved: -4 },
    ],
    [
      { type: "StockReturned", data: pieces },
      { kind: "returned", onHand: 4, reserved: 0 },
    ],
    [
      { type: "LowStockLimitChanged", data: { lowFrom: 8, previousLowFrom: null } },
      { kind: "limit", onHand: 0, reserved: 0 },
    ],
  ])("%j", (event, change) => {
    expect(stockChangeOf(event)).toEqual(change);
  });

  it("adds up to the folded stock, over any history", () => {
    const quantity = fc.integer({ min: 1, max: 50 });
    const command = fc.oneof(
      fc.record({ type: fc.constant("ReceiveStock" as const), quantity }),
      fc.record({
        type: fc.constant("ReserveStock" as const),
        productId: fc.constant("chair"),
        productName: fc.constant("Chair"),
        orderId: fc.constantFrom("o1", "o2", "o3"),
        quantity,
      }),
      fc.record({
        type: fc.constantFrom("ReleaseReservation" as const, "ConfirmReservation" as const),
        orderId: fc.constantFrom("o1", "o2", "o3"),
      }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let state = stockDecider.initialState;
        const sum = { onHand: 0, reserved: 0 };
        for (const one of commands) {
          const decision = stockDecider.decide(one, state);
          if (!decision.accepted) continue;
          for (const event of decision.events) {
            state = stockDecider.evolve(state, event);
            const change = stockChangeOf(event);
            sum.onHand += change.onHand;
            sum.reserved += change.reserved;
          }
        }
        expect(sum).toEqual({ onHand: state.onHand, reserved: state.reserved });
      }),
    );
  });
});
