import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { worthOfUnits } from "../../values/returned-worth.ts";
import {
  dueOf,
  refundableOf,
  returnedWorth,
  withCollected,
  withReturned,
  withTotalChanged,
} from "./payment.ts";

const cash = (
  owedCents: number,
  collectedCents: number,
  shortReason:
    | "customer was short"
    | "discount for damage"
    | "pays the rest by transfer"
    | null = null,
) => ({
  ...{ owedCents, collectedCents, shortReason },
});

describe("the payment of an order", () => {
  it.each([
    ["is complete", cash(500, 500), 0],
    ["lacks what the customer was short of", cash(500, 300, "customer was short"), 200],
    ["lacks what is paid by transfer", cash(500, 0, "pays the rest by transfer"), 500],
    ["has nothing open after a discount for damage", cash(500, 300, "discount for damage"), 0],
  ])("%s", (_what, collected, openCents) => {
    expect(withCollected(null, collected)).toEqual({
      collectedCents: collected.collectedCents,
      openCents,
    });
  });

  it("adds what several runs collected", () => {
    const once = withCollected(null, cash(500, 300, "customer was short"));
    expect(withCollected(once, cash(500, 200, "customer was short"))).toEqual({
      ...{ collectedCents: 500, openCents: 0 },
    });
  });

  it("owes no more after another run than before it", () => {
    const leftOff = withCollected(null, cash(500, 300, "discount for damage"));
    const paid = withCollected(null, cash(500, 500));
    for (const before of [leftOff, paid]) {
      const again = withCollected(before, cash(500, 0, "pays the rest by transfer"));
      expect(again.openCents).toBe(0);
    }
  });

  it("follows a change of the items after it", () => {
    const changed = (before: ReturnType<typeof withCollected>, totalCents: number) =>
      withTotalChanged(before, { totalCents, previousTotalCents: 500 })?.openCents;
    const short = withCollected(null, cash(500, 300, "customer was short"));
    expect([changed(short, 700), changed(short, 400), changed(short, 200)]).toEqual([400, 100, 0]);
    const leftOff = withCollected(null, cash(500, 300, "discount for damage"));
    expect([changed(leftOff, 700), changed(leftOff, 400)]).toEqual([200, 0]);
    const twice = withCollected(withCollected(null, cash(500, 500)), cash(500, 100));
    expect([changed(twice, 700), changed(twice, 550)]).toEqual([100, 0]);
    expect(withTotalChanged(null, { totalCents: 700, previousTotalCents: 500 })).toBeNull();
  });

  it("is not due for goods that came back, or for their refund", () => {
    const order = {
      totalCents: 350,
      lines: [{ productId: "chair", priceCents: 100, quantity: 3 }],
    };
    const chairs = (quantity: number) => [{ productId: "chair", quantity }];
    expect(dueOf(order, [], 0)).toBe(350);
    expect(dueOf(order, chairs(2), 0)).toBe(150);
    expect(dueOf(order, chairs(2), 300)).toBe(50);
    expect(dueOf({ ...order, totalCents: 100 }, chairs(2), 0)).toBe(0);
  });

  it("has less open after a return that is not refunded in cash", () => {
    const short = withCollected(null, cash(500, 300, "customer was short"));
    expect(withReturned(short, { worthCents: 250, refundCents: 100 })?.openCents).toBe(50);
    expect(withReturned(short, { worthCents: 100, refundCents: 200 })?.openCents).toBe(200);
    expect(withReturned(null, { worthCents: 100, refundCents: 0 })).toBeNull();
  });

  it("can be refunded as far as it came in", () => {
    const total = { totalCents: 500, wasDelivered: true };
    expect(refundableOf({ collectedCents: 300, openCents: 200 }, total, 100)).toBe(200);
    expect(refundableOf({ collectedCents: 300, openCents: 200 }, total, 400)).toBe(0);
    expect(refundableOf(null, total, 100)).toBe(400);
    expect(refundableOf(null, { ...total, wasDelivered: false }, 0)).toBe(0);
  });
});

describe("the worth of returned units", () => {
  it("is what the buyer paid, and adds up over all returns", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 }),
        (priceCents, quantity, part, returns) => {
          const discountCents = Math.floor(priceCents * quantity * part);
          const line = { priceCents, quantity, discountCents };
          let returned = 0;
          let worth = 0;
          for (const units of [...returns, quantity]) {
            const taken = Math.min(units, quantity - returned);
            const each = worthOfUnits(line, returned, taken);
            expect(each).toBeGreaterThanOrEqual(0);
            expect(each).toBeLessThanOrEqual(taken * priceCents);
            worth += each;
            returned += taken;
          }
          expect(worth).toBe(priceCents * quantity - discountCents);
        },
      ),
    );
  });

  it("takes each line's own share", () => {
    const line = (productId: string, quantity: number) => ({
      productId,
      priceCents: 100,
      quantity,
    });
    const discount = { shares: [{ productId: "chair", discountCents: 50 }] };
    const lines = [line("chair", 3), line("lamp", 1)];
    const units = [
      { productId: "chair", quantity: 1 },
      { productId: "lamp", quantity: 1 },
    ];
    expect(returnedWorth(lines, discount, units, [])).toBe(184);
    const back = {
      number: 1,
      lines: units.slice(0, 1),
      refundCents: 0,
      restock: false,
      settled: true,
    };
    expect(returnedWorth(lines, discount, units, [back])).toBe(183);
    expect(returnedWorth(lines, undefined, units, [])).toBe(200);
  });
});
