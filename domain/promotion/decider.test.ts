import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promotionDecider, usesOf, type PromotionCommand, type PromotionState } from "./decider.ts";
import type { PromotionEvent, PromotionTerms } from "./events.ts";

const now = "2026-11-21T10:00:00.000Z";
const terms: PromotionTerms = {
  benefit: { kind: "percent", percent: 10, mostCents: null },
  minSumCents: 0,
  categories: [],
  productIds: [],
  startsAt: "2026-11-01T00:00:00.000Z",
  endsAt: "2026-12-01T00:00:00.000Z",
  uses: 2,
  usesPerCustomer: 1,
};
const created: PromotionEvent = { type: "PromotionCreated", data: terms };
const reserved = (orderId: string, userId = `user of ${orderId}`): PromotionEvent => ({
  type: "RedemptionReserved",
  data: { orderId, userId, discountCents: 100 },
});
const confirmed = (orderId: string): PromotionEvent => ({
  type: "RedemptionConfirmed",
  data: { orderId, userId: `user of ${orderId}`, discountCents: 100 },
});
const released = (orderId: string, wasConfirmed: boolean): PromotionEvent => ({
  type: "RedemptionReleased",
  data: { orderId, userId: `user of ${orderId}`, discountCents: 100, wasConfirmed },
});
const reserve = (
  orderId: string,
  { userId = `user of ${orderId}`, at = now }: { userId?: string; at?: string } = {},
): PromotionCommand => ({
  type: "ReserveRedemption",
  ...{ code: "TEN", orderId, userId, discountCents: 100, now: at },
});

const after = (...events: readonly PromotionEvent[]): PromotionState | null =>
  events.reduce(promotionDecider.evolve, promotionDecider.initialState);

const decide = (command: PromotionCommand, ...given: readonly PromotionEvent[]) => {
  const decision = promotionDecider.decide(command, after(...given));
  return decision.accepted ? decision.events : decision.refusal;
};

describe("a promotion", () => {
  const create = (given: Partial<PromotionTerms> = {}, code = "TEN10"): PromotionCommand => ({
    type: "CreatePromotion",
    ...{ code, terms: { ...terms, ...given }, now },
  });

  it("is created once", () => {
    expect(decide(create())).toEqual([created]);
    expect(decide(create(), created)).toMatchObject({ code: "INVALID_INPUT" });
  });

  it.each([
    [create({}, "AB"), "code"],
    [create({}, "WITH-DASH"), "code"],
    [create({ benefit: { kind: "percent", percent: 101, mostCents: null } }), "percent"],
    [create({ benefit: { kind: "amount", amountCents: Number.NaN } }), "amountRupees"],
    [create({ minSumCents: -1 }), "minSumRupees"],
    [create({ endsAt: "2026-10-31T00:00:00.000Z" }), "endsAt"],
    [create({ endsAt: "2026-11-20T00:00:00.000Z" }), "endsAt"],
    [create({ uses: 0 }), "uses"],
    [create({ usesPerCustomer: 1.5 }), "usesPerCustomer"],
  ])("refuses terms that make no sense (%#)", (command, field) => {
    expect(decide(command)).toMatchObject({ code: "INVALID_INPUT", fields: [{ field }] });
  });

  it("is paused, resumed, and ended for good", () => {
    const paused: PromotionEvent = { type: "PromotionPaused", data: {} };
    const ended: PromotionEvent = { type: "PromotionEnded", data: {} };
    expect(decide({ type: "PausePromotion" }, created)).toEqual([paused]);
    expect(decide({ type: "PausePromotion" }, created, paused)).toEqual([]);
    expect(decide({ type: "ResumePromotion" }, created, paused)).toEqual([
      { type: "PromotionResumed", data: {} },
    ]);
    expect(decide({ type: "EndPromotion" }, created, paused)).toEqual([ended]);
    expect(decide({ type: "ResumePromotion" }, created, ended)).toMatchObject({
      code: "ORDER_CLOSED",
    });
    expect(decide({ type: "EndPromotion" })).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a use of a promotion", () => {
  it("is held, confirmed, and free again after a cancellation", () => {
    expect(decide(reserve("a"), created)).toEqual([reserved("a")]);
    expect(decide({ type: "ConfirmRedemption", orderId: "a" }, created, reserved("a"))).toEqual([
      confirmed("a"),
    ]);
    const used = [created, reserved("a"), confirmed("a")];
    expect(decide({ type: "ReleaseRedemption", orderId: "a" }, ...used)).toEqual([
      released("a", true),
    ]);
    expect(after(...used, released("a", true))).toMatchObject({ used: 0, held: 0 });
  });

  it("is decided once for each order", () => {
    expect(decide(reserve("a"), created, reserved("a"))).toEqual([]);
    const settled = [created, reserved("a"), confirmed("a")];
    expect(decide({ type: "ConfirmRedemption", orderId: "a" }, ...settled)).toEqual([]);
    const free = [...settled, released("a", true)];
    expect(decide({ type: "ReleaseRedemption", orderId: "a" }, ...free)).toEqual([]);
    expect(decide(reserve("a"), ...free)).toMatchObject({ reason: "USED_UP" });
  });

  it.each([
    ["NOT_STARTED", reserve("a", { at: "2026-10-31T23:59:59.999Z" }), [created]],
    ["ENDED", reserve("a", { at: "2026-12-01T00:00:00.000Z" }), [created]],
    ["ENDED", reserve("a"), [created, { type: "PromotionEnded", data: {} }]],
    ["PAUSED", reserve("a"), [created, { type: "PromotionPaused", data: {} }]],
    ["USED_UP", reserve("c"), [created, reserved("a"), reserved("b")]],
    ["USED_BY_CUSTOMER", reserve("b", { userId: "ann" }), [created, reserved("a", "ann")]],
    ["UNKNOWN", reserve("a"), []],
  ] as const)("is refused: %s", (reason, command, given) => {
    expect(decide(command, ...given)).toMatchObject({ code: "PROMO_REFUSED", reason });
  });
});

describe("random uses of a promotion", () => {
  const command = fc.tuple(
    fc.constantFrom("ReserveRedemption", "ConfirmRedemption", "ReleaseRedemption"),
    fc.constantFrom("a", "b", "c", "d", "e"),
    fc.constantFrom("ann", "ben", "cara"),
  );

  it("never pass a limit, and count what is held and used", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let state = after(created);
        const owners = new Map<string, string>();
        for (const [type, orderId, someone] of commands) {
          const userId = owners.get(orderId) ?? someone;
          owners.set(orderId, userId);
          const decision = promotionDecider.decide(
            type === "ReserveRedemption" ? reserve(orderId, { userId }) : { type, orderId },
            state,
          );
          if (decision.accepted) state = decision.events.reduce(promotionDecider.evolve, state);
          if (!state) throw new Error("The promotion disappeared");
          expect(usesOf(state)).toBeLessThanOrEqual(2);
          expect(state.used).toBeGreaterThanOrEqual(0);
          expect(state.held).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
