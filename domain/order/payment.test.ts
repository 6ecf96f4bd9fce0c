import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { worthOfUnits } from "../values/returned-worth.ts";
import { refundableOf, returnedWorth, withCollected, withReturned } from "./payment.ts";

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
    expect(withCollected(null, collected, 0)).toEqual({
      collectedCents: collected.collectedCents,
      openCents,
    });
  });

  it("adds what several runs collected", () => {
    const once = withCollected(null, cash(500, 300, "customer was short"), 0);
    expect(withCollected(once, cash(500, 200, "customer was short"), 0)).toEqual({
      ...{ collectedCents: 500, openCents: 0 },
    });
    // Refunded, and handed over again.
    const paid = withCollected(null, cash(500, 500), 0);
    expect(withCollected(paid, cash(500, 400, "customer was short"), 500)).toEqual({
      ...{ collectedCents: 900, openCents: 100 },
    });
  });

  it("has less open after a return that is not refunded in cash", () => {
    const short = withCollected(null, cash(500, 300, "customer was short"), 0);
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
