import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callRisk, mostCallPoints, type CallFacts } from "./call-risk.ts";

const known: CallFacts = {
  totalCents: 1_000_000,
  addressChanges: 0,
  noAnswers: 0,
  otherOrders: 3,
  cancelledOrders: 0,
  deliveredOrders: 0,
  mailboxVerified: true,
};

const points = (facts: Partial<CallFacts>) =>
  callRisk({ ...known, ...facts }).reasons.map(({ kind, points }) => [kind, points]);

describe("the risk of an order", () => {
  it("is 0 for a small order of a known buyer", () => {
    expect(callRisk(known)).toEqual({ score: 0, reasons: [] });
  });

  it.each<[Partial<CallFacts>, [string, number][]]>([
    [{ totalCents: 4_999_999 }, []],
    [{ totalCents: 5_000_000 }, [["sum", 10]]],
    [{ totalCents: 10_000_000 }, [["sum", 20]]],
    [{ totalCents: 25_000_000 }, [["sum", 35]]],
    [{ otherOrders: 0 }, [["first-order", 20]]],
    [{ cancelledOrders: 1 }, [["cancelled-before", 20]]],
    [{ cancelledOrders: 5 }, [["cancelled-before", 24]]],
    [{ addressChanges: 3 }, [["address-changed", 15]]],
    [{ noAnswers: 1 }, [["no-answer", 7]]],
    [{ noAnswers: 3 }, [["no-answer", 14]]],
    [{ mailboxVerified: false }, [["mailbox-unverified", 12]]],
    [{ mailboxVerified: null }, []],
    [{ deliveredOrders: 2 }, []],
    [
      { totalCents: 10_000_000, deliveredOrders: 1 },
      [
        ["sum", 20],
        ["delivered-before", -8],
      ],
    ],
    [
      { totalCents: 5_000_000, deliveredOrders: 9 },
      [
        ["sum", 10],
        ["delivered-before", -10],
      ],
    ],
  ])("has the points of its reasons: %o", (facts, expected) => {
    expect(points(facts)).toEqual(expected);
  });

  it("says each reason in a sentence", () => {
    const { reasons } = callRisk({
      ...known,
      totalCents: 39_750_000,
      otherOrders: 0,
      addressChanges: 1,
      mailboxVerified: false,
      noAnswers: 2,
    });
    expect(reasons.map(({ text }) => text)).toEqual([
      "Rs. 397,500 is Rs. 250,000 or more",
      "First order of this account",
      "Address changed after ordering",
      "2 calls without an answer",
      "Email address not verified",
    ]);
  });
});

const someFacts: fc.Arbitrary<CallFacts> = fc
  .record({
    totalCents: fc.oneof(
      fc.nat(50_000_000),
      fc.constantFrom(4_999_999, 5_000_000, 9_999_999, 10_000_000, 25_000_000),
    ),
    addressChanges: fc.nat(20),
    noAnswers: fc.nat(6),
    otherOrders: fc.nat(4),
    cancelledOrders: fc.nat(10),
    deliveredOrders: fc.nat(10),
    mailboxVerified: fc.constantFrom(true, false, null),
  })
  .map((facts) => ({
    ...facts,
    otherOrders: facts.otherOrders + facts.cancelledOrders + facts.deliveredOrders,
  }));

const scoreOf = (facts: CallFacts): number => callRisk(facts).score;

describe("the score, for any facts", () => {
  it("is the sum of the points, from 0 to 100, and no reason has 0 points", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { score, reasons } = callRisk(facts);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(mostCallPoints);
        expect(reasons.every(({ points }) => points !== 0)).toBe(true);
      }),
    );
  });

  it("never falls with more of a risky fact, and never rises with more deliveries", () => {
    const risky = fc.constantFrom(
      "totalCents" as const,
      "addressChanges" as const,
      "noAnswers" as const,
      "cancelledOrders" as const,
    );
    fc.assert(
      fc.property(someFacts, risky, fc.nat(30_000_000), (facts, fact, more) => {
        const otherOrders = facts.otherOrders + (fact === "cancelledOrders" ? more : 0);
        const riskier = { ...facts, otherOrders, [fact]: facts[fact] + more };
        expect(scoreOf(riskier)).toBeGreaterThanOrEqual(scoreOf(facts));
      }),
    );
    fc.assert(
      fc.property(someFacts, fc.nat(20), (facts, more) => {
        const { deliveredOrders, otherOrders } = facts;
        const trusted = { ...facts, deliveredOrders: deliveredOrders + more };
        expect(scoreOf(trusted)).toBeLessThanOrEqual(scoreOf(facts));
        expect(scoreOf({ ...facts, otherOrders: otherOrders + more })).toBeLessThanOrEqual(
          scoreOf(facts),
        );
        expect(scoreOf({ ...facts, mailboxVerified: false })).toBeGreaterThanOrEqual(
          scoreOf(facts),
        );
      }),
    );
  });
});
