import { expect, it } from "vitest";
import { placeOf, places, type Place } from "./place.ts";

it("names every place once, each by its own look", () => {
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
  for (const look of places) expect(placeOf(look.place)).toBe(look);
  expect(placeOf(null).label).toBe("Not handed in yet");
  expect(placeOf("OUT_FOR_DELIVERY")).toMatchObject({ label: "Out for Delivery", step: "out" });
});

it("has no look for what is no place", () => {
  expect(() => placeOf("ON_THE_MOON" as Place)).toThrow("There is no place ON_THE_MOON");
});
