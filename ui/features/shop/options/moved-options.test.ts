import { expect, it } from "vitest";
import { movedOptions } from "./moved-options.ts";

const options = [{ name: "Colour" }, { name: "Timber" }, { name: "Size" }];
const moved = (before: string, after: string, index: number) =>
  movedOptions(options, { values: before.split(", ") }, { values: after.split(", ") }, index);

it("a choice that changes no other option needs no words", () => {
  expect(moved("Moss, Teak, 3 seats", "Charcoal, Teak, 3 seats", 0)).toBe("");
});

it("names each option that a choice has changed", () => {
  expect(moved("Moss, Nadun, 3 seats", "Charcoal, Teak, 3 seats", 0)).toBe(
    "Charcoal isn’t made in Nadun. We changed Timber from Nadun to Teak.",
  );
  expect(moved("Charcoal, Teak, 2 seats", "Moss, Nadun, 3 seats", 1)).toBe(
    "Nadun isn’t made in Charcoal, 2 seats. " +
      "We changed Colour from Charcoal to Moss. We changed Size from 2 seats to 3 seats.",
  );
});
