import fc from "fast-check";
import { expect, it } from "vitest";
import { lookOf, parametersOf, type InboxLook } from "./inbox-look.ts";

it("stands in the address as it is looked at", () => {
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

it("leaves out what is usual, and what cannot be understood", () => {
  expect(parametersOf({ state: null, search: "", report: "" }).toString()).toBe("");
  expect(lookOf(new URLSearchParams("state=lost&x=1"))).toEqual({
    state: null,
    search: "",
    report: "",
  });
});
