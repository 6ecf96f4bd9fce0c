import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { RangeBar } from "./range-bar.tsx";
import { quickRange, type QuickRange, type ReportRange } from "./report-range.ts";

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

describe("the range of a report", () => {
  it("is shown as days of Colombo, with its quick choice marked", () => {
    const { field } = open();
    expect([field("From").value, field("To").value]).toEqual(["15/11/2026", "21/11/2026"]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("7 days");
    expect(screen.queryByRole("button", { name: "Show" })).toBeNull();
  });

  it("covers both days from midnight to midnight in Colombo, up to the same event", () => {
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

  it("is limited to a province and a category", () => {
    const { onRange } = open();
    fireEvent.change(screen.getByLabelText("Province"), { target: { value: "Uva" } });
    expect(onRange).toHaveBeenLastCalledWith({ ...week, province: "Uva" });
    fireEvent.change(screen.getByLabelText("Category"), { target: { value: "Wall Designs" } });
    expect(onRange).toHaveBeenLastCalledWith({ ...week, category: "Wall Designs" });
    fireEvent.change(screen.getByLabelText("Rows"), { target: { value: "product" } });
    expect(onRange).toHaveBeenLastCalledWith({ ...week, byProduct: true });
  });

  it("may be one day", () => {
    const { onRange, type } = open();
    type("From", "2026-11-21");
    fireEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(onRange).toHaveBeenCalledTimes(1);
  });

  it("is not applied if it ends before it begins or a day is missing, not even on Enter", () => {
    const { onRange, type, field } = open();
    type("From", "2026-11-22");
    const button = screen.getByRole<HTMLButtonElement>("button", {
      name: "The end is before the start",
    });
    expect(button.disabled).toBe(true);
    fireEvent.submit(field("From"));
    type("From", "");
    fireEvent.submit(field("From"));
    expect(onRange).not.toHaveBeenCalled();
  });

  it("of the whole log shows the last day, with an open start", () => {
    const { field, onQuick } = open({ ...week, from: null, to: null, at: "500" });
    expect([field("From").value, field("To").value]).toEqual(["", "21/11/2026"]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("All");
    fireEvent.click(screen.getByRole("button", { name: "31 days" }));
    expect(onQuick).toHaveBeenCalledExactlyOnceWith("31d");
  });
});
