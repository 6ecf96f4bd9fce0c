import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../constants.ts";
import type { CartCommand } from "./commands.ts";
import { cartDecider, type CartState } from "./decider.ts";

const productId = fc.integer({ min: 1, max: 60 }).map((number) => `p${number}`);
const quantity = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1.5, Number.NaN, Infinity) },
);
const offer = fc.option(
  fc.record({
    name: fc.constant("Teak chair"),
    priceCents: fc.nat(1_000_000),
    available: fc.nat(150),
  }),
  { freq: 20 },
);

const mergeId = fc.constantFrom("m1", "m2", "m3");
const guestLines = fc.uniqueArray(fc.record({ productId, quantity, offer }), {
  selector: (line) => line.productId,
  maxLength: 5,
});

const command: fc.Arbitrary<CartCommand> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("MergeGuestCart"), mergeId, lines: guestLines }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("UndoGuestCartMerge"), mergeId }) },
  {
    weight: 12,
    arbitrary: fc.record({ type: fc.constant("AddItem"), productId, quantity, offer }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("ChangeQuantity"), productId, quantity, offer }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("RemoveItem"), productId }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("CheckOut"),
      orderId: fc.constantFrom("o1", "o2", "o3"),
      lines: fc.uniqueArray(fc.record({ productId, quantity: fc.integer({ min: 1, max: 99 }) }), {
        selector: (line) => line.productId,
        maxLength: 5,
      }),
    }),
  },
);

/** A nearly full cart, to reach the limit. */
const nearlyFull = Array.from({ length: limits.cartLines - 2 }, (_, index): CartCommand => ({
  type: "AddItem",
  productId: `p${index + 1}`,
  quantity: 1,
  offer: { name: "Teak chair", priceCents: 1, available: 1 },
}));

const commands = fc
  .tuple(fc.constantFrom([], nearlyFull), fc.array(command, { maxLength: 60, size: "max" }))
  .map((parts) => parts.flat());
const runs = { numRuns: 60 };

const afterEach = (
  given: readonly CartCommand[],
  look: (state: CartState, command: CartCommand) => void,
): void => {
  let state = cartDecider.initialState;
  for (const each of given) {
    const decision = cartDecider.decide(each, state);
    if (!decision.accepted) continue;
    state = decision.events.reduce((next, event) => cartDecider.evolve(next, event), state);
    look(state, each);
  }
};

describe("a cart, after any commands", () => {
  it("holds 1 to 99 units a line, each product once, and at most 50 products", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, ({ lines }) => {
          const wrong = lines.filter(
            (line) => !Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > 99,
          );
          expect(wrong).toEqual([]);
          expect(new Set(lines.map((line) => line.productId)).size).toBe(lines.length);
          expect(lines.length).toBeLessThanOrEqual(limits.cartLines);
        });
      }),
      runs,
    );
  });

  it("accepts no more of a product than was in stock at that moment", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, ({ lines }, accepted) => {
          if (accepted.type !== "AddItem" && accepted.type !== "ChangeQuantity") return;
          const line = lines.find((each) => each.productId === accepted.productId);
          expect(line?.quantity).toBeLessThanOrEqual(accepted.offer?.available ?? -1);
        });
      }),
      runs,
    );
  });

  it("merges a guest cart within the stock, once, and returns exactly what it took", () => {
    const apply = (state: CartState, each: CartCommand): CartState => {
      const decision = cartDecider.decide(each, state);
      if (!decision.accepted) return state;
      return decision.events.reduce((next, event) => cartDecider.evolve(next, event), state);
    };
    fc.assert(
      fc.property(commands, guestLines, (given, lines) => {
        const before = given.reduce(apply, cartDecider.initialState);
        const merge = { type: "MergeGuestCart", mergeId: "ours", lines } as const;
        const merged = apply(before, merge);
        for (const { productId: id, offer: offered } of lines) {
          const of = (state: CartState) =>
            state.lines.find((line) => line.productId === id)?.quantity ?? 0;
          expect(of(merged)).toBeLessThanOrEqual(Math.max(of(before), offered?.available ?? 0));
        }
        if (merged !== before) expect(apply(merged, merge)).toEqual(merged);
        const undone = apply(merged, { type: "UndoGuestCartMerge", mergeId: "ours" });
        expect(undone.lines).toEqual(before.lines);
        expect(apply(undone, merge).lines).toEqual(
          merged === before ? apply(before, merge).lines : before.lines,
        );
      }),
      runs,
    );
  });

  it("sets a quantity and checks an order out once", () => {
    fc.assert(
      fc.property(commands, (given) => {
        afterEach(given, (state, again) => {
          if (again.type !== "ChangeQuantity" && again.type !== "CheckOut") return;
          expect(cartDecider.decide(again, state)).toEqual({ accepted: true, events: [] });
        });
      }),
      runs,
    );
  });
});
