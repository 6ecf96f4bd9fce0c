import { expect, it } from "vitest";
import { placeOf, places, type Place } from "./place.ts";

it("names every place once, each with its own style", () => {
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
  for (const look of places) expect(placeOf(look.place)).toBe(look);
  expect(placeOf(null).label).toBe("Not placed yet");
  expect(placeOf("OUT_FOR_DELIVERY")).toMatchObject({ label: "Out for Delivery", step: "out" });
});

it("rejects an unknown place", () => {
  expect(() => placeOf("ON_THE_MOON" as Place)).toThrow("Unknown place ON_THE_MOON");
});
