import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderOf } from "../../testing/shop.ts";
import { orderStatuses } from "../constants.ts";
import type { OrderCommand } from "./commands.ts";
import { orderDecider } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const command: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.constantFrom<OrderCommand>(
    { type: "SubmitOrder", content: orderOf({ chair: 1 }) },
    { type: "SubmitOrder", content: orderOf({ lamp: 3 }) },
    { type: "PlaceOrder" },
    { type: "RejectOrder", reason: "The chair is out of stock.", short: [] },
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

describe("an order, whatever is asked of it", () => {
  it("is submitted once and first, then either placed or rejected, once", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const history = historyOf(commands);
        expect(count(history, "OrderSubmitted")).toBe(Math.min(history.length, 1));
        expect(history[0]?.type ?? "OrderSubmitted").toBe("OrderSubmitted");
        expect(count(history, "OrderPlaced", "OrderRejected")).toBeLessThanOrEqual(1);
        expect(history.slice(2).every(({ type }) => type === "OrderStatusChanged")).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("moves only once it is placed, each time from where it is to somewhere else", () => {
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
});
