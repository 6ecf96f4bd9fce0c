import { expect, it } from "vitest";
import { changeText, sumText, type LedgerEntry } from "./ledger-text.ts";

const entry = (given: Partial<LedgerEntry>): LedgerEntry =>
  ({
    kind: "RECEIVED",
    onHand: 4,
    reserved: 0,
    available: 4,
    onHandChange: 0,
    reservedChange: 0,
    lowFromBefore: null,
    lowFromAfter: null,
    ...given,
  }) as LedgerEntry;

it.each([
  [{ kind: "RECEIVED", onHandChange: 2 }, "+2"],
  [{ kind: "CONFIRMED", onHandChange: -1, reservedChange: -1 }, "−1"],
  [{ kind: "RETURNED", onHandChange: 1 }, "+1"],
  [{ kind: "RESERVED", reservedChange: 3 }, "3 reserved"],
  [{ kind: "RELEASED", reservedChange: -3 }, "3 released"],
  [{ kind: "ADJUSTED", onHand: 2, onHandChange: -1 }, "3 → 2"],
  [{ kind: "LIMIT", lowFromAfter: 8 }, "the shop’s → 8"],
  [{ kind: "LIMIT", lowFromBefore: 8, lowFromAfter: 2 }, "8 → 2"],
] as const)("says what %o changed: %s", (given, words) => {
  expect(changeText(entry(given))).toBe(words);
});

it("writes the units on hand as a sum", () => {
  const none = {
    __typename: "ProductStock",
    onHand: 0,
    reserved: 0,
    available: 0,
    level: "OUT",
    lowFrom: 3,
    ownLowFrom: null,
    shopLowFrom: 3,
    received: 0,
    adjusted: 0,
    gone: 0,
    returned: 0,
    events: 0,
  } as const;
  expect(sumText(none)).toBe("no stock received yet");
  expect(sumText({ ...none, onHand: 4, received: 6, adjusted: -1, gone: 2, returned: 1 })).toBe(
    "received 6, adjusted −1, sold 2, returned 1",
  );
});
