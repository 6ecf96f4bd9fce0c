import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stockDecider } from "#domain/stock/decider.ts";
import type { StockEvent } from "#domain/stock/events.ts";
import {
  documentsOf,
  expectReplayable,
  recorded,
  timeOf,
  type GivenEvent,
} from "../../testing/recorded.ts";
import { ledgerFrom } from "./figures.ts";
import { stockLedgerProjection } from "./projection.ts";

const stock = (event: StockEvent, actor?: GivenEvent[2]): GivenEvent =>
  actor ? ["stock-chair", event, actor] : ["stock-chair", event];
const received = (quantity: number, reason?: string): StockEvent => ({
  type: "StockReceived",
  data: { quantity, ...(reason === undefined ? {} : { reason }) },
});
const ofOrder = (
  type:
    | "StockReserved"
    | "StockReservationReleased"
    | "StockReservationConfirmed"
    | "StockReturned",
  orderId: string,
  quantity: number,
): StockEvent => ({ type, data: { orderId, quantity } });

const ledgerOf = (...happened: readonly GivenEvent[]) =>
  [...documentsOf(stockLedgerProjection, recorded(...happened)).values()].toSorted(
    (a, b) => b.revision - a.revision,
  );

describe("the ledger", () => {
  it("has an entry for every event, with its actor and without its reason", () => {
    const admin = { id: "dilani", role: "admin" } as const;
    const [limit, adjusted, reserved, first] = ledgerOf(
      stock(received(4, "First batch"), admin),
      stock(ofOrder("StockReserved", "o1", 1)),
      stock({ type: "StockAdjusted", data: { onHand: 3, previousOnHand: 4, reason: "Cracked" } }),
      stock({ type: "LowStockLimitChanged", data: { lowFrom: 8, previousLowFrom: null } }),
    );
    expect(first).toEqual({
      productId: "chair",
      revision: 0,
      kind: "received",
      at: timeOf(0),
      by: "dilani",
      onHandChange: 4,
      reservedChange: 0,
      orderId: null,
      limit: null,
    });
    expect(reserved).toMatchObject({ kind: "reserved", reservedChange: 1, orderId: "o1" });
    expect(adjusted).toMatchObject({ kind: "adjusted", onHandChange: -1 });
    expect(limit).toMatchObject({ kind: "limit", limit: { from: null, to: 8 } });
  });

  it("keeps products apart and ignores other streams", () => {
    const events = recorded(
      stock(received(4)),
      ["stock-lamp", received(2)],
      ["product-chair", { type: "ProductRemoved", data: {} }],
    );
    expect(events.map((event) => stockLedgerProjection.key(event))).toEqual([
      "chair 0",
      "lamp 0",
      null,
    ]);
  });

  it("tolerates repeated events", () => {
    expectReplayable(
      stockLedgerProjection,
      recorded(stock(received(4)), stock(ofOrder("StockReserved", "o1", 1))),
    );
  });

  it("runs back from the newest figures to zero, in agreement with the stock rules", () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("receive" as const), pieces: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ do: fc.constant("count" as const), pieces: fc.integer({ min: 0, max: 9 }) }),
      fc.record({
        do: fc.constantFrom("reserve" as const, "release" as const, "confirm" as const),
        pieces: fc.integer({ min: 1, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = stockDecider.initialState;
        const after: { onHand: number; reserved: number }[] = [];
        const happened: GivenEvent[] = [];
        for (const { do: what, pieces } of steps) {
          const orderId = `o${pieces}`;
          const decision = stockDecider.decide(
            what === "receive"
              ? { type: "ReceiveStock", quantity: pieces }
              : what === "count"
                ? { type: "AdjustStock", available: pieces }
                : what === "reserve"
                  ? {
                      type: "ReserveStock",
                      orderId,
                      quantity: pieces,
                      productId: "chair",
                      productName: "Chair",
                    }
                  : {
                      type: what === "release" ? "ReleaseReservation" : "ConfirmReservation",
                      orderId,
                    },
            state,
          );
          if (!decision.accepted) continue;
          for (const event of decision.events) {
            state = stockDecider.evolve(state, event);
            happened.push(stock(event));
            after.push({ onHand: state.onHand, reserved: state.reserved });
          }
        }
        const { entries, before } = ledgerFrom(state, ledgerOf(...happened));
        expect(entries.map(({ onHand, reserved }) => ({ onHand, reserved }))).toEqual(
          after.toReversed(),
        );
        expect(before).toEqual({ onHand: 0, reserved: 0 });
      }),
      { numRuns: 50 },
    );
  });
});
