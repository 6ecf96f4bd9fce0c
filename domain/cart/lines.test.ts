import { describe, expect, it } from "vitest";
import type { CartEvent } from "./events.ts";
import { evolveLines, type CartLine } from "./lines.ts";

const added = (productId: string, quantity: number, priceCents = 1_000): CartEvent => ({
  type: "CartItemAdded",
  data: { productId, quantity, priceCents },
});
const given = (...events: readonly CartEvent[]) => ({
  when: (event: CartEvent) => ({
    then(...lines: readonly CartLine[]) {
      const before = events.reduce<readonly CartLine[]>(evolveLines, []);
      expect(evolveLines(before, event)).toEqual(lines);
    },
  }),
});
const line = (productId: string, quantity: number, priceCents = 1_000): CartLine => ({
  productId,
  quantity,
  priceCents,
});

describe("the lines of a cart", () => {
  it("are in the order in which the products were first added", () => {
    given(added("sofa", 1), added("kettle", 2))
      .when(added("sofa", 1))
      .then(line("sofa", 2), line("kettle", 2));
  });

  it("keep the price of the first unit if more are added at another price", () => {
    given(added("sofa", 1, 900))
      .when(added("sofa", 3, 1_100))
      .then(line("sofa", 4, 900));
  });

  it("given a removed product, then it is added again last and at the new price", () => {
    const out: CartEvent = { type: "CartItemRemoved", data: { productId: "sofa" } };
    given(added("sofa", 1, 900), added("kettle", 1))
      .when(out)
      .then(line("kettle", 1));
    given(added("sofa", 1, 900), added("kettle", 1), out)
      .when(added("sofa", 1, 1_100))
      .then(line("kettle", 1), line("sofa", 1, 1_100));
  });

  it("change a quantity and leave other lines alone", () => {
    given(added("sofa", 1), added("kettle", 5))
      .when({ type: "CartItemQuantityChanged", data: { productId: "kettle", quantity: 2 } })
      .then(line("sofa", 1), line("kettle", 2));
  });

  it("lose what was ordered and keep what was added meanwhile; a missing line is ignored", () => {
    given(added("sofa", 1), added("kettle", 5))
      .when({
        type: "CartCheckedOut",
        data: {
          orderId: "o1",
          lines: [
            { productId: "sofa", quantity: 2 },
            { productId: "kettle", quantity: 3 },
            { productId: "mirror", quantity: 1 },
          ],
        },
      })
      .then(line("kettle", 2));
  });

  it("merge a guest cart, and undo the same quantities", () => {
    const merged: CartEvent = {
      type: "GuestCartMerged",
      data: { mergeId: "m1", lines: [line("sofa", 2, 800), line("lamp", 1, 500)] },
    };
    given(added("sofa", 1))
      .when(merged)
      .then(line("sofa", 3), line("lamp", 1, 500));
    given(added("sofa", 1), merged)
      .when({
        type: "GuestCartMergeUndone",
        data: {
          mergeId: "m1",
          lines: [
            { productId: "sofa", quantity: 2 },
            { productId: "lamp", quantity: 1 },
          ],
        },
      })
      .then(line("sofa", 1));
  });

  it("do not depend on the room arrangement", () => {
    given(added("sofa", 1))
      .when({
        type: "RoomArranged",
        data: { widthCm: 420, depthCm: 360, heightCm: 264, pieces: [] },
      })
      .then(line("sofa", 1));
  });
});
