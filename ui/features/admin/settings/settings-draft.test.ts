import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultRules, orderStatuses } from "../../../generated/shop.ts";
import { statusOf } from "../../shared/order/status.ts";
import { changedFields, inputOf, type SettingField } from "./settings-draft.ts";
import { statusThresholds } from "../kit/thresholds.ts";

const holds = defaultRules;
const numbers = (Object.keys(holds) as SettingField[]).filter(
  (field) => typeof holds[field] === "number",
);

it("sends nothing if the fields equal the current values", () => {
  const draft = { lowStock: ` ${holds.lowStock} `, deliveryNote: `${holds.deliveryNote} ` };
  expect(changedFields(draft, holds)).toEqual([]);
  expect(inputOf(draft, holds)).toEqual({ input: {}, problems: {} });
});

it("sends only changes: numbers with or without thousands separators as numbers, and trimmed texts", () => {
  const draft = { lowStock: " 1,250 ", deliveryNote: " Lanka Homes ", packingLateHours: "6" };
  expect(inputOf(draft, holds)).toEqual({
    input: { lowStock: 1250, deliveryNote: "Lanka Homes" },
    problems: {},
  });
});

it("accepts an empty note, but no empty number", () => {
  expect(inputOf({ deliveryNote: "  " }, holds).input).toEqual({ deliveryNote: "" });
  expect(inputOf({ lowStock: "" }, holds).problems.lowStock).toMatch(/whole number from 0/);
});

it.each([
  ["lowStock", /from 0 to 1000000$/],
  ["packingLateHours", /hours from 1 to 720$/],
  ["deliveryLateDays", /days from 1 to 60$/],
] as const)("reports an invalid number in %s with the bounds in its own unit", (field, words) => {
  expect(inputOf({ [field]: "soon" }, holds).problems[field]).toMatch(words);
});

it("for any input, a field is either sent, invalid or unchanged", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.oneof(fc.string(), fc.nat().map(String)),
      (field, typed) => {
        const { input, problems } = inputOf({ [field]: typed }, holds);
        const isChanged = changedFields({ [field]: typed }, holds).length === 1;
        expect(Object.keys(input).length + Object.keys(problems).length).toBe(Number(isChanged));
        for (const value of Object.values(input)) expect(Number.isInteger(value)).toBe(true);
      },
    ),
  );
});

it("every status but the last has its two thresholds, in the order of the statuses", () => {
  expect(statusThresholds.map(({ status }) => statusOf(status).label)).toEqual(
    orderStatuses.slice(0, -1),
  );
  for (const { warm, late } of statusThresholds) expect(holds[warm]).toBeLessThan(holds[late]);
});
