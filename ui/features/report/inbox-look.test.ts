import fc from "fast-check";
import { expect, it } from "vitest";
import { lookOf, parametersOf, type InboxLook } from "./inbox-look.ts";

it("round-trips through the address", () => {
  const look = fc.record<InboxLook>({
    state: fc.constantFrom("OPEN", "ANSWERED", "CLOSED", null),
    search: fc.string(),
    report: fc.string(),
  });
  fc.assert(
    fc.property(look, (one) => {
      const address = parametersOf(one).toString();
      expect(lookOf(new URLSearchParams(address))).toEqual(one);
    }),
  );
});

it("omits defaults, and ignores unknown values", () => {
  expect(parametersOf({ state: null, search: "", report: "" }).toString()).toBe("");
  expect(lookOf(new URLSearchParams("state=lost&x=1"))).toEqual({
    state: null,
    search: "",
    report: "",
  });
});
