import fc from "fast-check";
import { expect, it } from "vitest";
import { limits } from "../constants.ts";
import type { WishListCommand } from "./commands.ts";
import { wishListDecider, type WishListState } from "./decider.ts";

const productId = fc.integer({ min: 1, max: limits.wishes + 10 }).map((number) => `p${number}`);
const offer = fc.option(fc.record({ priceCents: fc.nat(1_000_000) }), { freq: 20 });
const mergeId = fc.constantFrom("m1", "m2", "m3");
const wishes = fc.uniqueArray(fc.record({ productId, offer }), {
  selector: (wish) => wish.productId,
  maxLength: 8,
});

const command: fc.Arbitrary<WishListCommand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant("AddWish" as const), productId, offer }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("RemoveWish" as const),
      productId,
      strict: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("RestoreWish" as const), productId }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("MergeGuestWishes" as const), mergeId, wishes }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("ChangeWishAlert" as const),
      productId,
      on: fc.boolean(),
    }),
  },
);

/** A nearly full list, to reach the limit. */
const nearlyFull = Array.from({ length: limits.wishes - 2 }, (_, at): WishListCommand => ({
  type: "AddWish",
  productId: `p${at + 1}`,
  offer: { priceCents: 1 },
}));

const commands = fc
  .tuple(fc.constantFrom([], nearlyFull), fc.array(command, { maxLength: 60, size: "max" }))
  .map((parts) => parts.flat());

const apply = (state: WishListState, each: WishListCommand): WishListState => {
  const decision = wishListDecider.decide(each, state);
  if (!decision.accepted) return state;
  return decision.events.reduce((next, event) => wishListDecider.evolve(next, event), state);
};
const idsOf = ({ lines }: WishListState) => lines.map((line) => line.productId);

it("after any commands, a list holds each variant once and at most its limit", () => {
  fc.assert(
    fc.property(commands, (given) => {
      let state = wishListDecider.initialState;
      for (const each of given) {
        state = apply(state, each);
        expect(new Set(idsOf(state)).size).toBe(state.lines.length);
        expect(state.lines.length).toBeLessThanOrEqual(limits.wishes);
      }
    }),
    { numRuns: 60 },
  );
});

it("undoing a removal gives the list as it was, and a merge happens once", () => {
  fc.assert(
    fc.property(commands, productId, wishes, (given, id, merged) => {
      const before = given.reduce(apply, wishListDecider.initialState);
      if (idsOf(before).includes(id)) {
        const removed = apply(before, { type: "RemoveWish", productId: id });
        expect(idsOf(removed)).toEqual(idsOf(before).filter((each) => each !== id));
        expect(apply(removed, { type: "RestoreWish", productId: id }).lines).toEqual(before.lines);
      }
      const merge = { type: "MergeGuestWishes", mergeId: "ours", wishes: merged } as const;
      const after = apply(before, merge);
      expect(apply(after, merge).lines).toEqual(after.lines);
    }),
    { numRuns: 60 },
  );
});
