import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promotionLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import type { InvalidInput } from "../refusal.ts";
import {
  promotionDecider,
  redemptionProblem,
  usesOf,
  type PromotionCommand,
  type PromotionState,
} from "./decider.ts";
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
const release = (orderId: string, wasPlaced: boolean): PromotionCommand => ({
  type: "ReleaseRedemption",
  orderId,
  placed: wasPlaced ? { userId: `user of ${orderId}`, discountCents: 100 } : null,
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

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => `item${index}`);

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
    [create({ benefit: { kind: "percent", percent: 10, mostCents: 0 } }), "mostRupees"],
    [create({ categories: ["Furnitures", "Garden"] }), "categories"],
    [create({ productIds: itemsOf(promotionLimits.products + 1) }), "productIds"],
    [create({ startsAt: "soon", endsAt: null }), "startsAt"],
    [create({ endsAt: "later" }), "endsAt"],
    [create({ endsAt: terms.startsAt }), "endsAt"],
    [create({ endsAt: now }), "endsAt"],
    [create({ uses: promotionLimits.uses + 1 }), "uses"],
  ])("refuses terms that make no sense (%#)", (command, field) => {
    expect(decide(command)).toMatchObject({ code: "INVALID_INPUT", fields: [{ field }] });
  });

  it.each<Partial<PromotionTerms>>([
    { endsAt: null },
    { benefit: { kind: "freeDelivery" } },
    { benefit: { kind: "percent", percent: 100, mostCents: promotionLimits.amountCents } },
    { benefit: { kind: "amount", amountCents: 1 } },
    { categories: ["Furnitures"], productIds: itemsOf(promotionLimits.products) },
    { startsAt: "2026-12-05T00:00:00.000Z", endsAt: "2026-12-05T00:00:00.001Z" },
    { uses: promotionLimits.uses, usesPerCustomer: null },
  ])("may have the terms %j", (given) => {
    expect(decide(create(given))).toEqual([
      { type: "PromotionCreated", data: { ...terms, ...given } },
    ]);
  });

  it("says why an end is refused, and that a code is taken", () => {
    const messageOf = (command: PromotionCommand, ...given: readonly PromotionEvent[]) =>
      (decide(command, ...given) as InvalidInput).fields[0]?.message;
    expect(messageOf(create({ endsAt: terms.startsAt }))).toBe("The end is before the start.");
    expect(messageOf(create({ endsAt: now }))).toBe("The end has passed.");
    expect(messageOf(create({ uses: 0 }))).toBe("Please enter a whole number from 1 to 1000000");
    expect(messageOf(create(), created)).toBe(messages.promotion.codeTaken);
    expect(decide(create(), created)).toMatchObject({ fields: [{ field: "code" }] });
    expect(messageOf(create({ benefit: { kind: "percent", percent: 0, mostCents: null } }))).toBe(
      "Please enter a whole number from 1 to 100",
    );
    expect(messageOf(create({ categories: ["Boats"] }))).toBe(messages.category.unknown);
    expect(messageOf(create({ productIds: itemsOf(promotionLimits.products + 1) }))).toBe(
      `At most ${promotionLimits.products} items`,
    );
    expect(messageOf(create({ startsAt: "soon" }))).toBe("Please enter a date");
    expect(messageOf(create({ endsAt: "later" }))).toBe("Please enter a date");
  });

  it("is running when it was created and after it was resumed", () => {
    expect(after(created)).toMatchObject({ status: "running", used: 0, held: 0 });
    const paused: PromotionEvent = { type: "PromotionPaused", data: {} };
    const resumed: PromotionEvent = { type: "PromotionResumed", data: {} };
    expect(after(created, paused, resumed)).toMatchObject({ status: "running", terms });
    expect(after(paused)).toBeNull();
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
    expect(decide(release("a", true), ...used)).toEqual([released("a", true)]);
    expect(after(...used, released("a", true))).toMatchObject({ used: 0, held: 0 });
  });

  it("is decided once for each order", () => {
    expect(decide(reserve("a"), created, reserved("a"))).toEqual([]);
    const settled = [created, reserved("a"), confirmed("a")];
    expect(decide({ type: "ConfirmRedemption", orderId: "a" }, ...settled)).toEqual([]);
    const free = [...settled, released("a", true)];
    expect(decide(release("a", true), ...free)).toEqual([]);
    expect(decide(reserve("a"), ...free)).toMatchObject({ reason: "USED_UP" });
  });

  it("that was never placed is free again only while it is held", () => {
    expect(decide(release("a", false), created)).toEqual([]);
    expect(decide(release("a", false), created, reserved("a"))).toEqual([released("a", false)]);
    // The cancellation was faster than the process of the order.
    expect(decide(release("a", true), created, reserved("a"))).toEqual([
      confirmed("a"),
      released("a", true),
    ]);
    expect(decide(release("a", true))).toEqual([]);
  });

  it("is given back with the discount that the order has at its end", () => {
    const placed = { userId: "ann", discountCents: 40 };
    const command = { type: "ReleaseRedemption", orderId: "a", placed } as const;
    expect(decide(command, created, reserved("a", "ann"), confirmed("a"))).toEqual([
      {
        type: "RedemptionReleased",
        data: { orderId: "a", userId: "ann", discountCents: 40, wasConfirmed: true },
      },
    ]);
  });

  it("is forgotten once it is settled", () => {
    const unlimited: PromotionEvent = {
      type: "PromotionCreated",
      data: { ...terms, uses: null, usesPerCustomer: null },
    };
    const uses = (count: number) =>
      Array.from({ length: count }, (_, index) => String(index)).flatMap((id) => [
        reserved(id),
        confirmed(id),
        ...(Number(id) % 2 === 0 ? [released(id, true)] : []),
      ]);
    expect(after(unlimited, ...uses(2000))).toMatchObject({
      ...{ used: 1000, held: 0, open: null, byCustomer: null },
    });
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

describe("the limits of a use", () => {
  const one = { ...created, data: { ...terms, uses: null } } as const;

  it("begin and end at the exact time", () => {
    expect(decide(reserve("a", { at: terms.startsAt }), created)).toEqual([reserved("a")]);
    const endless = { ...created, data: { ...terms, endsAt: null } } as const;
    expect(decide(reserve("a", { at: "2030-01-01T00:00:00.000Z" }), endless)).toHaveLength(1);
  });

  it("are those that the promotion has", () => {
    const many = ["a", "b", "c", "d"].map((orderId) => reserved(orderId));
    expect(decide(reserve("e"), one, ...many)).toEqual([reserved("e")]);
    const unlimited = {
      ...created,
      data: { ...terms, uses: null, usesPerCustomer: null },
    } as const;
    const again = [reserved("a", "ann"), reserved("b", "ann")];
    expect(decide(reserve("c", { userId: "ann" }), unlimited, ...again)).toHaveLength(1);
  });

  it("count an order of a customer no longer after it was released", () => {
    const held = [created, reserved("a", "user of b")] as const;
    const own: PromotionEvent = {
      type: "RedemptionReleased",
      data: { orderId: "a", userId: "user of b", discountCents: 100, wasConfirmed: false },
    };
    expect(decide(reserve("b"), ...held)).toMatchObject({
      reason: "USED_BY_CUSTOMER",
    });
    expect(decide(reserve("b"), ...held, own)).toEqual([reserved("b")]);
  });

  it("of a customer are not known for a visitor", () => {
    const state = after(created, reserved("a", "ann"));
    expect(redemptionProblem("TEN", state, null, now)).toBeNull();
    expect(redemptionProblem("TEN", state, "ann", now)).toMatchObject({
      reason: "USED_BY_CUSTOMER",
    });
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
        const placed = new Set<string>();
        const freed = new Set<string>();
        for (const [type, orderId, someone] of commands) {
          const userId = owners.get(orderId) ?? someone;
          owners.set(orderId, userId);
          // The order's process releases the use of a placed order once.
          if (freed.has(orderId)) continue;
          const use = placed.has(orderId) ? { userId, discountCents: 100 } : null;
          const decision = promotionDecider.decide(
            type === "ReserveRedemption"
              ? reserve(orderId, { userId })
              : type === "ConfirmRedemption"
                ? { type, orderId }
                : { type, orderId, placed: use },
            state,
          );
          if (!decision.accepted) continue;
          const [happened] = decision.events;
          if (happened?.type === "RedemptionConfirmed") placed.add(orderId);
          if (happened?.type === "RedemptionReleased") freed.add(orderId);
          state = decision.events.reduce(promotionDecider.evolve, state);
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
