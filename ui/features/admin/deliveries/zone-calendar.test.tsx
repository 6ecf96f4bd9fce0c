import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ZoneCalendar, ZoneDay } from "./day-level.ts";
import { ZoneCalendarGrid } from "./zone-calendar.tsx";

const dates = ["2026-11-26", "2026-11-27", "2026-11-28"];

function zoneOf(id: string, days: readonly Partial<ZoneDay>[]): ZoneCalendar {
  return {
    __typename: "ZoneCalendar",
    zone: {
      __typename: "DeliveryZone",
      id,
      name: id,
      districts: [],
      weekdays: [1, 2, 3, 4, 5],
      leadDays: 2,
      morningCapacity: 8,
      afternoonCapacity: 4,
    },
    days: dates.map((date, index) => ({
      __typename: "ZoneDay",
      date,
      delivers: true,
      closed: null,
      morning: 0,
      afternoon: 0,
      ...days[index],
    })),
  };
}

function show() {
  const onOpen = vi.fn<(zone: unknown, date: string) => void>();
  const onTurn = vi.fn<(pages: 1 | -1) => void>();
  render(
    <ZoneCalendarGrid
      zones={[
        zoneOf("Western", [{ morning: 8, afternoon: 4 }, { morning: 6, afternoon: 1 }, {}]),
        zoneOf("Uva", [{ delivers: false }, { closed: "Poya day" }, {}]),
      ]}
      dates={dates}
      today="2026-11-27"
      onOpen={onOpen}
      onTurn={onTurn}
    />,
  );
  const cell = (name: RegExp) => screen.getByRole("button", { name });
  const press = (key: string, init: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  const focused = () => document.activeElement?.querySelector(".sr-only")?.textContent;
  return { onOpen, onTurn, cell, press, focused };
}

describe("the keys of the calendar", () => {
  it("move by cells, and stop at the edges", () => {
    const { cell, press, focused } = show();
    cell(/^Western, Thu 26/).focus();
    press("ArrowRight");
    expect(focused()).toMatch(/^Western, Fri 27/);
    press("ArrowDown");
    expect(focused()).toMatch(/^Uva, Fri 27/);
    press("ArrowDown");
    expect(focused()).toMatch(/^Uva, Fri 27/);
    press("End");
    expect(focused()).toMatch(/^Uva, Sat 28/);
    press("ArrowRight");
    expect(focused()).toMatch(/^Uva, Sat 28/);
    press("Home", { ctrlKey: true });
    expect(focused()).toMatch(/^Western, Thu 26/);
    press("ArrowUp");
    press("ArrowLeft");
    expect(focused()).toMatch(/^Western, Thu 26/);
    press("End", { ctrlKey: true });
    expect(focused()).toMatch(/^Uva, Sat 28/);
  });

  it("leave one tab stop, at the cell with the last focus", () => {
    const { cell, press } = show();
    const stops = () => screen.getAllByRole("button").filter((button) => button.tabIndex === 0);
    expect(stops()).toEqual([cell(/^Western, Thu 26/)]);
    cell(/^Western, Thu 26/).focus();
    press("ArrowDown");
    expect(stops()).toEqual([cell(/^Uva, Thu 26/)]);
  });

  it("turn to other two weeks and keep the cell", () => {
    const { cell, press, onTurn, focused } = show();
    cell(/^Uva, Fri 27/).focus();
    press("PageDown");
    press("PageUp");
    expect(onTurn.mock.calls).toEqual([[1], [-1]]);
    expect(focused()).toMatch(/^Uva, Fri 27/);
  });
});

it("opens the day of a cell", () => {
  const { cell, onOpen } = show();
  fireEvent.click(cell(/^Uva, Sat 28/));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: "Uva" }),
    "2026-11-28",
  );
});

describe("a cell", () => {
  const bars = (name: RegExp) =>
    [...screen.getByRole("button", { name }).querySelectorAll<HTMLElement>("[data-half]")].map(
      ({ dataset, textContent }) => [dataset["half"], dataset["level"], textContent],
    );

  it("has a bar for each slot: free, amber from three quarters, clay if full", () => {
    show();
    expect(bars(/^Western, Fri 27/)).toEqual([
      ["morning", "filling", "6/8"],
      ["afternoon", "free", "1/4"],
    ]);
    const amber = screen.getByRole("button", { name: /^Western, Fri 27/ });
    expect(amber.querySelector(".bg-warn")?.getAttribute("style")).toContain("75%");
    expect(amber.querySelector(".bg-clay")).toBeNull();
  });

  it("has neither amber nor clay once the day is over", () => {
    show();
    expect(bars(/^Western, Thu 26/)).toEqual([
      ["morning", "full", "8/8"],
      ["afternoon", "full", "4/4"],
    ]);
    const past = screen.getByRole("button", { name: /^Western, Thu 26/ });
    expect(past.querySelector(".bg-clay, .bg-warn, .bg-accent")).toBeNull();
  });

  it("has a dash without a delivery, and its reason if closed", () => {
    show();
    expect(
      screen.getByRole("button", { name: "Uva, Thu 26 Nov: no delivery" }).textContent,
    ).toMatch(/–$/);
    const closed = screen.getByRole("button", { name: /^Uva, Fri 27 Nov: closed, Poya day/ });
    expect(closed.textContent).toMatch(/closedPoya day$/);
    expect(closed.closest("[role=gridcell]")?.className).toContain("hatched");
  });
});
