import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StockCommand } from "./commands.ts";
import { available, stockDecider, type StockState } from "./decider.ts";
import type { StockEvent } from "./events.ts";

const orderId = fc.constantFrom("o1", "o2", "o3", "o4");
const pieces = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(-3, 0.5, Number.NaN, Infinity, 1_000_001) },
);

const command: fc.Arbitrary<StockCommand> = fc.oneof(
  fc.record({ type: fc.constant("ReceiveStock"), quantity: pieces }),
  fc.record({ type: fc.constant("AdjustStock"), available: pieces }),
  fc.record({
    type: fc.constant("CountStock"),
    onHand: pieces,
    seen: fc.integer({ min: 0, max: 12 }),
    reason: fc.constantFrom("Counted", ""),
  }),
  fc.record({ type: fc.constant("SetLowStockLimit"), lowFrom: fc.option(pieces) }),
  fc.record({
    type: fc.constant("ReserveStock"),
    orderId,
    quantity: pieces,
    productId: fc.constant("chair"),
    productName: fc.constant("Teak chair"),
  }),
  fc.record({ type: fc.constant("ReleaseReservation"), orderId }),
  fc.record({ type: fc.constant("ConfirmReservation"), orderId }),
);

const commands = fc.array(command, { maxLength: 40 });
const runs = { numRuns: 200 };

const afterEach = (
  given: readonly StockCommand[],
  look: (state: StockState, history: readonly StockEvent[], command: StockCommand) => void,
): void => {
  let state = stockDecider.initialState;
  const history: StockEvent[] = [];
  for (const each of given) {
    const decision = stockDecider.decide(each, state);
    if (!decision.accepted) continue;
    history.push(...decision.events);
    state = decision.events.reduce((next, event) => stockDecider.evolve(next, event), state);
    look(state, history, each);
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe("stock, after any commands", () => {
  it("never promises more than is on hand", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, (state) => {
          expect(available(state)).toBeGreaterThanOrEqual(0);
          expect(state.reserved).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(state.onHand)).toBe(true);
        });
      }),
      runs,
    );
  });

  it("has as many reserved as its open reservations add up to", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, (state) => {
          expect(state.reserved).toBe(sum([...state.reservations.values()]));
        });
      }),
      runs,
    );
  });

  it("has as many on hand as were received and adjusted, minus those sold", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, (state, history) => {
          const moved = history.map((event) => {
            switch (event.type) {
              case "StockReceived":
                return event.data.quantity;
              case "StockAdjusted":
                return event.data.onHand - event.data.previousOnHand;
              case "StockReservationConfirmed":
                return -event.data.quantity;
              default:
                return 0;
            }
          });
          expect(state.onHand).toBe(sum(moved));
        });
      }),
      runs,
    );
  });

  it("reserves once per order, and settles that reservation once, with the same quantity", () => {
    fc.assert(
      fc.property(commands, (given) => {
        let history: readonly StockEvent[] = [];
        afterEach(given, (_state, happened) => {
          history = happened;
        });
        for (const id of ["o1", "o2", "o3", "o4"]) {
          const own = history.filter(({ data }) => "orderId" in data && data.orderId === id);
          const [reserved, settled, ...more] = own;
          expect(reserved?.type ?? "StockReserved").toBe("StockReserved");
          expect(settled?.type).not.toBe("StockReserved");
          expect(more).toEqual([]);
          if (settled) expect(settled.data).toEqual(reserved?.data);
        }
      }),
      runs,
    );
  });

  it("does nothing for a repeated command, except for goods received twice", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, (state, _history, again) => {
          if (again.type === "ReceiveStock") return;
          expect(stockDecider.decide(again, state)).toEqual({ accepted: true, events: [] });
        });
      }),
      runs,
    );
  });

  it("counts every unit of an order once: on hand, reserved or sold", () => {
    const step = fc.record({ id: orderId, do: fc.constantFrom("reserve", "settle", "return") });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, confirms) => {
        let state = stockDecider.evolve(stockDecider.initialState, {
          type: "StockReceived",
          data: { quantity: 6 },
        });
        const gone = new Set<string>();
        const began = new Set<string>();
        for (const { id, do: what } of steps) {
          // The order's own stream guarantees that it was placed before its items are returned.
          if (what === "return" && !began.has(id)) continue;
          const decision = stockDecider.decide(
            what === "reserve"
              ? {
                  type: "ReserveStock",
                  orderId: id,
                  quantity: 2,
                  productId: "chair",
                  productName: "Teak chair",
                }
              : what === "return"
                ? { type: "ReturnStock", orderId: id, quantity: 2 }
                : {
                    type: confirms ? "ConfirmReservation" : "ReleaseReservation",
                    orderId: id,
                  },
            state,
          );
          if (!decision.accepted) continue;
          for (const event of decision.events) {
            state = stockDecider.evolve(state, event);
            if (event.type === "StockReserved") began.add(id);
            if (event.type === "StockReservationConfirmed") gone.add(id);
            if (event.type === "StockReturned") gone.delete(id);
          }
          expect(state.onHand + 2 * gone.size).toBe(6);
          expect(state.reserved).toBe(2 * state.reservations.size);
        }
      }),
      runs,
    );
  });
});
