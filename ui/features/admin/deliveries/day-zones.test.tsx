import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DayZones } from "./day-zones.tsx";
import type { ZoneCalendar } from "./day-level.ts";

beforeEach(() => {
  // The test browser lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

const dates = ["2026-11-26", "2026-11-27"];

const uva: ZoneCalendar = {
  __typename: "ZoneCalendar",
  zone: {
    __typename: "DeliveryZone",
    id: "uva",
    name: "Uva",
    districts: ["Badulla"],
    weekdays: [2, 5],
    leadDays: 3,
    morningCapacity: 8,
    afternoonCapacity: 8,
  },
  days: dates.map((date, index) => ({
    __typename: "ZoneDay",
    date,
    delivers: index === 1,
    closed: null,
    morning: 6 * index,
    afternoon: 0,
  })),
};

it("shows a strip of days, and the zones of the chosen day", () => {
  const onDate = vi.fn<(date: string) => void>();
  const onOpen = vi.fn<(zone: unknown, date: string) => void>();
  render(
    <DayZones
      zones={[uva]}
      dates={dates}
      today="2026-11-26"
      date="2026-11-27"
      onDate={onDate}
      onOpen={onOpen}
    />,
  );
  const day = (name: string) => screen.getByRole("button", { name });
  expect(day("Friday 27 November").getAttribute("aria-pressed")).toBe("true");
  expect(day("Thursday 26 November").getAttribute("aria-current")).toBe("date");
  fireEvent.click(day("Thursday 26 November"));
  expect(onDate).toHaveBeenCalledExactlyOnceWith("2026-11-26");
  fireEvent.click(day("Uva, Fri 27 Nov: morning 6 of 8; afternoon 0 of 8"));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: "uva" }),
    "2026-11-27",
  );
});
