import fc from "fast-check";
import { expect, it } from "vitest";
import { viewOf, parametersOf, type InboxView } from "./inbox-view.ts";

it("round-trips through the address", () => {
  const view = fc.record<InboxView>({
    state: fc.constantFrom("OPEN", "ANSWERED", "CLOSED", null),
    search: fc.string(),
    report: fc.string(),
  });
  fc.assert(
    fc.property(view, (one) => {
      const address = parametersOf(one).toString();
      expect(viewOf(new URLSearchParams(address))).toEqual(one);
    }),
  );
});

it("omits defaults, and ignores unknown values", () => {
  expect(parametersOf({ state: null, search: "", report: "" }).toString()).toBe("");
  expect(viewOf(new URLSearchParams("state=lost&x=1"))).toEqual({
    state: null,
    search: "",
    report: "",
  });
});
