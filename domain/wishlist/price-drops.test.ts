import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenarioOf } from "../../testing/decider-scenario.ts";
import type { WishListCommand } from "./commands.ts";
import { wishListDecider } from "./decider.ts";
import type { WishListEvent } from "./events.ts";

const { given } = scenarioOf(wishListDecider);

const hour = (hours: number): string => new Date(Date.UTC(2026, 10, 26, hours)).toISOString();
const added = (productId: string): WishListEvent => ({
  type: "WishAdded",
  data: { productId, priceCents: 100 },
});
const alertOn = (productId: string): WishListEvent => ({
  type: "WishAlertChanged",
  data: { productId, on: true },
});
const note = (productId: string, priceCents: number, at = hour(0)): WishListCommand => ({
  ...{ type: "NotePrice", productId, priceCents, at },
});
const sent = (
  productId: string,
  priceCents: number,
  { at = hour(0), belowCents = 100 } = {},
): WishListEvent => ({
  type: "PriceDropSent",
  data: { drops: [{ productId, priceCents, belowCents }], at },
});
const deferred = (productId: string, priceCents: number): WishListEvent => ({
  type: "PriceDropDeferred",
  data: { productId, priceCents, dueAt: hour(24) },
});
const sendDeferred = (prices: Readonly<Record<string, number>>, at: string): WishListCommand => ({
  ...{ type: "SendDeferredDrops", prices: new Map(Object.entries(prices)), at },
});

const sofa = [added("sofa"), alertOn("sofa")];
const both = [...sofa, added("lamp"), alertOn("lamp")];

describe("a lower price", () => {
  it("is reported if the alert is on and the price is below the saved one", () => {
    given(...sofa)
      .when(note("sofa", 90))
      .then(sent("sofa", 90));
    given(...sofa)
      .when(note("sofa", 100))
      .then();
    given(added("sofa")).when(note("sofa", 90)).then();
    given().when(note("sofa", 90)).then();
  });

  it("has to be below the last reported one", () => {
    const reported = [...sofa, sent("sofa", 90)];
    given(...reported)
      .when(note("sofa", 95, hour(30)))
      .then();
    given(...reported)
      .when(note("sofa", 80, hour(30)))
      .then(sent("sofa", 80, { at: hour(30), belowCents: 90 }));
  });

  it("waits until a day after the last report", () => {
    const reported = [...both, sent("sofa", 90)];
    given(...reported)
      .when(note("lamp", 80, hour(23)))
      .then(deferred("lamp", 80));
    given(...reported)
      .when(note("lamp", 80, hour(23)))
      .thenOnceOnly();
    given(...reported)
      .when(note("lamp", 80, hour(24)))
      .then(sent("lamp", 80, { at: hour(24) }));
  });
});

describe("deferred lower prices", () => {
  const waiting = [...both, sent("sofa", 90), deferred("lamp", 80), deferred("sofa", 70)];

  it("are reported together when they are due, at their present price", () => {
    given(...waiting)
      .when(sendDeferred({ lamp: 85, sofa: 70 }, hour(23)))
      .then();
    given(...waiting)
      .when(sendDeferred({ lamp: 85, sofa: 70 }, hour(24)))
      .then({
        type: "PriceDropSent",
        data: {
          drops: [
            { productId: "lamp", priceCents: 85, belowCents: 100 },
            { productId: "sofa", priceCents: 70, belowCents: 90 },
          ],
          at: hour(24),
        },
      });
  });

  it("are discarded if none holds any more", () => {
    given(...waiting)
      .when(sendDeferred({ lamp: 120 }, hour(24)))
      .then({ type: "DeferredDropsDiscarded", data: {} });
    given(...waiting, { type: "DeferredDropsDiscarded", data: {} })
      .when(sendDeferred({ lamp: 50 }, hour(24)))
      .then();
  });

  it("end with the alert, and with the line", () => {
    const off: WishListEvent = { type: "WishAlertChanged", data: { productId: "lamp", on: false } };
    const gone: WishListEvent = { type: "WishRemoved", data: { productId: "sofa", alert: true } };
    expect(given(...waiting, off, gone).state.deferred).toEqual([]);
  });
});

it("reports at most once a day, each price below the one before, whatever the prices do", () => {
  const steps = fc.array(
    fc.record({
      productId: fc.constantFrom("sofa", "lamp"),
      priceCents: fc.integer({ min: 1, max: 120 }),
      hours: fc.integer({ min: 0, max: 30 }),
      isSweep: fc.boolean(),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      let { state } = given(...both);
      let hours = 0;
      let lastAt = Number.NEGATIVE_INFINITY;
      const prices = new Map([
        ["sofa", 100],
        ["lamp", 100],
      ]);
      const known = new Map(prices);
      for (const { productId, priceCents, hours: more, isSweep } of all) {
        hours += more;
        if (!isSweep) prices.set(productId, priceCents);
        const command: WishListCommand = isSweep
          ? { type: "SendDeferredDrops", prices, at: hour(hours) }
          : note(productId, priceCents, hour(hours));
        const decision = wishListDecider.decide(command, state);
        if (!decision.accepted) throw new Error("A price was refused");
        for (const event of decision.events) {
          state = wishListDecider.evolve(state, event);
          if (event.type !== "PriceDropSent") continue;
          expect(hours - lastAt).toBeGreaterThanOrEqual(24);
          lastAt = hours;
          for (const drop of event.data.drops) {
            expect(drop.priceCents).toBe(prices.get(drop.productId));
            expect(drop.priceCents).toBeLessThan(known.get(drop.productId) ?? 0);
            known.set(drop.productId, drop.priceCents);
          }
        }
      }
      // Every price that is lower than the known one is reported, or waits to be.
      for (const [productId, price] of prices) {
        if (price < (known.get(productId) ?? 0)) expect(state.deferred).toContain(productId);
      }
    }),
  );
});
