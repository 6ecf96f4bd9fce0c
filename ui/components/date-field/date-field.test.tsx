import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DateField, type DateFieldProps } from "./date-field.tsx";

// It is already the 22nd in Colombo.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T19:00:00.000Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(props: Partial<DateFieldProps> = {}) {
  const onValue = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn();
  function Form() {
    const [value, setValue] = useState(props.value ?? "");
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DateField
          aria-label="Placed from"
          {...props}
          value={value}
          onValue={(next) => {
            setValue(next);
            onValue(next);
          }}
        />
      </form>
    );
  }
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>("Placed from");
  return {
    field,
    onValue,
    onSubmit,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    openCalendar: () => {
      fireEvent.click(screen.getByRole("button", { name: "Choose a date" }));
      return screen.getByRole("dialog");
    },
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    key: (key: string, more: object = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }),
    focused: () => document.activeElement?.getAttribute("aria-label"),
  };
}

describe("a typed date", () => {
  it("is shown and accepted as dd/mm/yyyy once it is complete", () => {
    const { field, type, onValue } = open({ value: "2026-11-21" });
    expect([field.value, field.placeholder]).toEqual(["21/11/2026", "dd/mm/yyyy"]);
    type("5/1");
    type("5/11/2026");
    expect(onValue.mock.calls).toEqual([["2026-11-05"]]);
    expect(field.value).toBe("5/11/2026");
    fireEvent.blur(field);
    expect(field.value).toBe("05/11/2026");
    type("");
    expect(onValue).toHaveBeenLastCalledWith("");
  });

  it("shows an error tied to the field after the field is left, until it is edited", () => {
    const { field, type } = open();
    type("11/24/2026");
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.blur(field);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe("Enter a date as dd/mm/yyyy, for example 21/11/2026.");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toBe(alert.id);
    type("24/11/2026");
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });

  it("stops Enter from submitting the previous value", () => {
    const { field, type, onValue } = open({ value: "2026-11-20" });
    type("20/11/202");
    expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
    expect(onValue).not.toHaveBeenCalled();
    type("20/11/2025");
    expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(true);
  });

  it("outside its bounds is refused, naming the bound", () => {
    const { field, type, onValue } = open({ min: "2026-11-02", max: "2026-11-20" });
    type("01/11/2026");
    fireEvent.blur(field);
    expect(screen.getByRole("alert").textContent).toBe("Enter 02/11/2026 or a later date.");
    expect(onValue).not.toHaveBeenCalled();
  });
});

describe("the calendar", () => {
  it("begins at the value's day, and moves by keys over months and weeks", () => {
    const { openCalendar, key, focused } = open({ value: "2026-11-30" });
    const calendar = openCalendar();
    expect(within(calendar).getByRole("grid", { name: "November 2026" })).toBeDefined();
    expect(focused()).toBe("Monday, 30 November 2026");
    key("ArrowRight");
    expect(focused()).toBe("Tuesday, 1 December 2026");
    key("End");
    expect(focused()).toBe("Sunday, 6 December 2026");
    key("PageUp");
    key("ArrowUp");
    key("Home");
    expect(focused()).toBe("Monday, 26 October 2026");
    key("PageDown", { shiftKey: true });
    expect(focused()).toBe("Tuesday, 26 October 2027");
  });

  it("does not pass its keys on to the page behind it", () => {
    const { openCalendar, key } = open();
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    openCalendar();
    key("ArrowLeft");
    document.removeEventListener("keydown", heard);
    const [event] = (heard.mock.calls[0] ?? []) as readonly KeyboardEvent[];
    expect(event?.defaultPrevented ?? true).toBe(true);
  });

  it("selects the pressed day and closes", () => {
    const { openCalendar, press, onValue, field } = open();
    openCalendar();
    press("Friday, 20 November 2026");
    expect(onValue).toHaveBeenCalledExactlyOnceWith("2026-11-20");
    expect(field.value).toBe("20/11/2026");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("marks today, and disables days out of bounds", () => {
    const { openCalendar, onValue } = open({ min: "2026-11-10" });
    const day = (name: string) =>
      within(openCalendarOnce).getByRole<HTMLButtonElement>("button", { name });
    const openCalendarOnce = openCalendar();
    expect(day("Sunday, 22 November 2026").getAttribute("aria-current")).toBe("date");
    const isOff = (name: string) => day(name).getAttribute("aria-disabled");
    expect([isOff("Monday, 9 November 2026"), isOff("Tuesday, 10 November 2026")]).toEqual([
      ...["true", "false"],
    ]);
    fireEvent.click(day("Monday, 9 November 2026"));
    expect(onValue).not.toHaveBeenCalled();
  });

  it.each([
    ["Today", "2026-11-22"],
    ["Yesterday", "2026-11-21"],
  ])("offers %s, by Colombo time", (name, day) => {
    const { openCalendar, press, onValue } = open();
    openCalendar();
    press(name);
    expect(onValue).toHaveBeenCalledExactlyOnceWith(day);
  });

  it("sets both ends of a range when a preset is pressed", () => {
    const onDays = vi.fn();
    const { openCalendar, press, onValue } = open({ onDays });
    openCalendar();
    press("Last 7 days");
    expect(onDays).toHaveBeenCalledExactlyOnceWith({ from: "2026-11-16", to: "2026-11-22" });
    expect(onValue).not.toHaveBeenCalled();
  });

  it("keeps the time of day when another day is selected", () => {
    const { openCalendar, press, field } = open({ value: "2026-11-20T15:40", withTime: true });
    expect(field.value).toBe("20/11/2026, 3:40 pm");
    openCalendar();
    press("Yesterday");
    expect(field.value).toBe("21/11/2026, 3:40 pm");
  });
});
