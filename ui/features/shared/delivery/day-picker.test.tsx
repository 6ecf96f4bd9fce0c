import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DayPicker } from "./day-picker.tsx";
import { dateText, dayText, type ShownDay } from "./day-text.ts";
import { isFree, type RegionDate, type RegionDates } from "./use-delivery-dates.ts";

const date = (day: number, change: Partial<RegionDate> = {}): RegionDate => ({
  __typename: "DeliveryDate",
  date: `2026-12-${String(day).padStart(2, "0")}`,
  closed: null,
  morning: true,
  afternoon: true,
  ...change,
});

const dates: RegionDates = {
  __typename: "DeliveryDates",
  dates: [
    date(1, { morning: false }),
    date(3),
    date(4, { closed: "Poya day", morning: false, afternoon: false }),
    date(5),
    date(8),
    date(10),
  ],
  earliest: { __typename: "EarliestDay", date: "2026-12-01", half: "AFTERNOON" },
  usual: null,
};

const first: ShownDay = { date: "2026-12-01", half: "AFTERNOON" };

function Picker({ current = null }: { current?: ShownDay | null }) {
  const [chosen, setChosen] = useState<ShownDay>(current ?? first);
  return (
    <>
      <DayPicker dates={dates} chosen={chosen} current={current} onChoose={setChosen} />
      <output>{dayText(chosen)}</output>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T04:00:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Without styles, no space separates the parts of a name. */
const radio = (name: string) =>
  screen.getByRole<HTMLInputElement>("radio", {
    name: new RegExp(`^${name.replaceAll(" ", String.raw`\s*`)}$`),
  });

describe("the delivery days", () => {
  it("are one group, with the earliest marked and full halves disabled", () => {
    render(<Picker />);
    screen.getByRole("group", { name: "Delivery day and time" });
    expect(radio("Tue 1 Dec, Afternoon Earliest").checked).toBe(true);
    expect(radio("Tue 1 Dec, Morning Full").disabled).toBe(true);
    expect(screen.getAllByRole("radio")).toHaveLength(8);
  });

  it("say why nothing is delivered on a closed day", () => {
    render(<Picker />);
    screen.getByText("Poya day");
    expect(screen.queryByRole("radio", { name: /4 Dec/ })).toBeNull();
  });

  it("are chosen by a press, and five at a time", () => {
    render(<Picker />);
    fireEvent.click(radio("Thu 3 Dec, Morning"));
    screen.getByText("Thursday 3 December, morning");
    fireEvent.click(screen.getByRole("button", { name: "Later days" }));
    expect(screen.queryByRole("button", { name: "Later days" })).toBeNull();
    fireEvent.click(radio("Thu 10 Dec, Afternoon"));
    screen.getByText("Thursday 10 December, afternoon");
    fireEvent.click(screen.getByRole("button", { name: "Earlier days" }));
    expect(radio("Thu 3 Dec, Morning").checked).toBe(false);
  });

  it("begin with the day that an order has, which stays possible", () => {
    render(<Picker current={{ date: "2026-12-10", half: "MORNING" }} />);
    expect(radio("Thu 10 Dec, Morning Chosen now").checked).toBe(true);
  });
});

it("a slot of today that has ended is over, and not full", () => {
  vi.setSystemTime(Date.parse("2026-12-01T09:00:00.000Z"));
  render(<Picker />);
  expect(radio("Tue 1 Dec, Morning Over").disabled).toBe(true);
});

it("a slot is free by its own half", () => {
  expect(isFree(dates, { date: "2026-12-01", half: "MORNING" })).toBe(false);
  expect(isFree(dates, { date: "2026-12-01", half: "AFTERNOON" })).toBe(true);
  expect(isFree(dates, { date: "2027-01-01", half: "MORNING" })).toBe(false);
});

it("dates have no comma after the weekday", () => {
  expect(dateText("2026-11-27")).toBe("Friday 27 November");
  expect(dateText("2026-11-27", "short")).toBe("Fri 27 Nov");
});
