import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RangeBar } from "./range-bar.tsx";
import { quickRange, type QuickRange, type ReportRange } from "./report-range.ts";

afterEach(cleanup);

const last = "2026-11-21T10:00:00.000Z";
const week = quickRange("7d", { events: 500, last });

function open(range: ReportRange = week) {
  const onRange = vi.fn<(range: ReportRange) => void>();
  const onQuick = vi.fn<(range: QuickRange) => void>();
  render(<RangeBar range={range} last={last} onQuick={onQuick} onRange={onRange} />);
  const field = (name: "From" | "To") =>
    screen.getByLabelText<HTMLInputElement>(`${name}, Colombo time`);
  const type = (name: "From" | "To", value: string) =>
    fireEvent.change(field(name), { target: { value } });
  return { onRange, onQuick, field, type };
}

describe("the stretch of a report", () => {
  it("stands in the fields as days of Colombo, and its quick choice is marked", () => {
    const { field } = open();
    expect([field("From").value, field("To").value]).toEqual(["15/11/2026", "21/11/2026"]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("7 days");
    expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
  });

  it("given two days, then it is both of them from midnight to midnight in Colombo, up to the same event", () => {
    const { onRange, type } = open();
    type("From", "2026-11-10");
    type("To", "2026-11-12");
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(onRange).toHaveBeenCalledExactlyOnceWith({
      ...week,
      from: "2026-11-09T18:30:00.000Z",
      to: "2026-11-12T18:29:59.999Z",
    });
  });

  it("given a province and a room, then it is told of those alone", () => {
    const { onRange } = open();
    fireEvent.change(screen.getByLabelText("Province"), { target: { value: "Uva" } });
    expect(onRange).toHaveBeenLastCalledWith({ ...week, province: "Uva" });
    fireEvent.change(screen.getByLabelText("Room"), { target: { value: "wall-designs" } });
    expect(onRange).toHaveBeenLastCalledWith({ ...week, category: "WALL_DESIGNS" });
  });

  it("may be one day", () => {
    const { onRange, type } = open();
    type("From", "2026-11-21");
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(onRange).toHaveBeenCalledTimes(1);
  });

  it("given an end before its beginning or a day that is missing, then it is not asked for, also not by Enter", () => {
    const { onRange, type, field } = open();
    type("From", "2026-11-22");
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Ends before it begins" });
    expect(button.disabled).toBe(true);
    fireEvent.submit(field("From"));
    type("From", "");
    fireEvent.submit(field("From"));
    expect(onRange).not.toHaveBeenCalled();
  });

  it("given all of the log, then the last day stands in the fields, and the first is open", () => {
    const { field, onQuick } = open({ ...week, from: null, to: null, at: "500" });
    expect([field("From").value, field("To").value]).toEqual(["", "21/11/2026"]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("All");
    fireEvent.click(screen.getByRole("button", { name: "31 days" }));
    expect(onQuick).toHaveBeenCalledExactlyOnceWith("31d");
  });
});
