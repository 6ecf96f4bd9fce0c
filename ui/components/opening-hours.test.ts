import { expect, it } from "vitest";
import { defaultProfile } from "../generated/shop.ts";
import { openDays, openTimes } from "./opening-hours.ts";

it("writes the sample shop's hours as before they were data", () => {
  expect(defaultProfile.hours.map((row) => `${openDays(row)}: ${openTimes(row)}`)).toEqual([
    "Monday to Friday: 9:00 am to 6:00 pm",
    "Saturday: 9:00 am to 1:00 pm",
    "Sundays and Poya days: Closed",
  ]);
});

it("writes noon, midnight and Poya days after a range of days", () => {
  const row = { from: 6, to: 0, poya: true, opens: "00:05", closes: "12:00" };
  expect(openDays(row)).toBe("Saturday to Sunday and Poya days");
  expect(openTimes(row)).toBe("12:05 am to 12:00 pm");
});
