import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, orderOf } from "../../testing/shop.ts";
import { orderStatuses } from "../constants.ts";
import type { OrderCommand } from "./commands.ts";
import { orderDecider } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const command: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.constantFrom<OrderCommand>(
    { type: "SubmitOrder", content: orderOf({ chair: 1 }) },
    { type: "SubmitOrder", content: orderOf({ lamp: 3 }) },
    { type: "PlaceOrder", day: null },
    { type: "RejectOrder", reason: "The chair is out of stock.", short: [] },
    { type: "CancelOrder", userId: "ann", reason: null },
    { type: "CancelOrderByStaff", reason: "Too late", note: "", expectedRevision: null },
    { type: "ChangeDeliveryAddress", userId: "ann", shippingAddress: addressOf() },
    { type: "NoteStockReturned" },
  ),
  fc.record({
    type: fc.constant("SetOrderStatus"),
    status: fc.constantFrom(...orderStatuses),
    expectedRevision: fc.option(fc.nat(6)),
  }),
);

const historyOf = (commands: readonly OrderCommand[]): readonly OrderEvent[] => {
  const history: OrderEvent[] = [];
  let state = orderDecider.initialState;
  for (const each of commands) {
    const decision = orderDecider.decide(each, state);
    if (!decision.accepted) continue;
    history.push(...decision.events);
    state = decision.events.reduce((next, event) => orderDecider.evolve(next, event), state);
    if (state.phase === "submitted" || state.phase === "placed") {
      expect(state.revision).toBe(history.length - 1);
    }
  }
  return history;
};

const count = (history: readonly OrderEvent[], ...types: readonly OrderEvent["type"][]): number =>
  history.filter(({ type }) => types.includes(type)).length;

/** After a cancellation only the return of the items is recorded. */
const ending = ["OrderCancelled", "OrderStockReturned"];

describe("an order, after any commands", () => {
  it("is submitted once and first, then either placed or rejected, once", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const history = historyOf(commands);
        expect(count(history, "OrderSubmitted")).toBe(Math.min(history.length, 1));
        expect(history[0]?.type ?? "OrderSubmitted").toBe("OrderSubmitted");
        expect(count(history, "OrderPlaced", "OrderRejected")).toBeLessThanOrEqual(1);
        const since = new Set(history.slice(2).map(({ type }) => type));
        const may = ["OrderStatusChanged", "DeliveryAddressChanged", ...ending];
        expect([...since].filter((type) => !may.includes(type))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("moves only after it is placed, each time to a different status", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let at: string | null = null;
        for (const event of historyOf(commands)) {
          if (event.type === "OrderPlaced") at = event.data.status;
          if (event.type !== "OrderStatusChanged") continue;
          expect(event.data.previousStatus).toBe(at);
          expect(event.data.status).not.toBe(at);
          at = event.data.status;
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is cancelled once, by its buyer only while it is being prepared, never after delivery; only its stock return follows", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const history = historyOf(commands);
        const at = history.findIndex(({ type }) => type === "OrderCancelled");
        if (at === -1) {
          expect(count(history, "OrderStockReturned")).toBe(0);
          return;
        }
        const last = history
          .slice(0, at)
          .findLast(({ type }) => type === "OrderPlaced" || type === "OrderStatusChanged");
        const byStaff = Object.hasOwn(history[at]?.data ?? {}, "by");
        if (byStaff) expect(last?.data).not.toMatchObject({ status: "Delivered" });
        else expect(last?.data).toMatchObject({ status: "Item Preparing" });
        expect(history.slice(at).map(({ type }) => type)).toEqual(
          ending.slice(0, history.length - at),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("has one winner if its buyer cancels while an admin dispatches it, in either order", () => {
    const untilPlaced: readonly OrderCommand[] = [
      { type: "SubmitOrder", content: orderOf() },
      { type: "PlaceOrder", day: null },
    ];
    const cancel: OrderCommand = { type: "CancelOrder", userId: "ann", reason: null };
    const send: OrderCommand = {
      type: "SetOrderStatus",
      status: "Out for Delivery",
      expectedRevision: null,
    };
    for (const both of [
      [cancel, send],
      [send, cancel],
    ]) {
      const [first] = both;
      const happened = historyOf([...untilPlaced, ...both]).slice(2);
      expect(happened.map(({ type }) => type)).toEqual([
        first === cancel ? "OrderCancelled" : "OrderStatusChanged",
      ]);
    }
  });
});
