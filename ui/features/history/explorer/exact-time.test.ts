import fc from "fast-check";
import { expect, it } from "vitest";
import { clockInColombo } from "../../../components/colombo.ts";
import { exactTime } from "./exact-time.ts";
import { streamCategories, displayOf } from "./stream-categories.ts";

const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });

it("the time zone is Colombo, whatever the time zone of this machine", () => {
  fc.assert(
    fc.property(moments, (at) => {
      const [date = "", time = ""] = exactTime(at).split(", ");
      const clock = clockInColombo(at);
      expect(date).toBe(clock.slice(0, 10).split("-").toReversed().join("/"));
      expect(time).toContain(clock.slice(13, 23));
    }),
  );
});

it("a moment is formatted with milliseconds and am or pm", () => {
  expect(exactTime("2026-11-21T09:06:08.210Z")).toBe("21/11/2026, 2:36:08.210 pm");
});

it("every category of events has a unique URL word and name", () => {
  expect(new Set(streamCategories.map(({ word }) => word)).size).toBe(streamCategories.length);
  expect(new Set(streamCategories.map(({ label }) => label)).size).toBe(streamCategories.length);
  for (const display of streamCategories) expect(displayOf(display.category)).toBe(display);
});
