import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { Moments } from "./moments.tsx";
import type { Comparison } from "./stage.ts";

const instant = "2026-11-20T08:00:00.000Z";
const momentOf = (number: number, occurredAt: string | null) => ({ number, occurredAt });

function open(a: string, b: string | null, first = momentOf(400, "2026-11-19T00:00:30.000Z")) {
  const comparison = {
    a: first,
    b: momentOf(1500, "2026-11-21T10:00:00.000Z"),
  } as unknown as Comparison;
  const onMoments = vi.fn<(a: string, b: string | null) => void>();
  render(
    <MemoryRouter>
      <Moments {...{ comparison, a, b, onMoments }} />
    </MemoryRouter>,
  );
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const submit = (label: string) => {
    const form = field(label).closest("form");
    if (form) fireEvent.submit(form);
  };
  return { onMoments, field, type, submit };
}

describe("a compared moment", () => {
  it("shows the requested instant, not the time of the last event before it", () => {
    const { field } = open(instant, null);
    expect(field("Moment A, Colombo time").value).toBe("20/11/2026, 1:30 pm");
    expect(screen.getByRole("link", { name: "400" }).getAttribute("href")).toMatch(/400/);
  });

  it("shows the time of an event; the present is labelled as now", () => {
    const { field } = open("400", null);
    expect(field("Moment A, Colombo time").value).toBe("19/11/2026, 5:30 am");
    expect(field("Moment B, Colombo time").value).toBe("21/11/2026, 3:30 pm");
    expect(screen.getAllByText("now")).toHaveLength(1);
  });

  it("at the start of the log links to no event", () => {
    const { field } = open("0", "1500", momentOf(0, null));
    expect(screen.getByText("Start of the log")).toBeDefined();
    expect(screen.getByText("before the first event")).toBeDefined();
    expect(field("Moment A, Colombo time").value).toBe("");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["1,500"]);
  });
});

describe("other moments", () => {
  it("are set by Colombo time, without changing the other one", () => {
    const { onMoments, type, submit } = open("400", null);
    type("Moment A, Colombo time", "2026-11-20T13:30");
    submit("Moment A, Colombo time");
    type("Moment B, Colombo time", "2026-11-21T05:30");
    submit("Moment B, Colombo time");
    expect(onMoments.mock.calls).toEqual([
      [instant, null],
      ["400", "2026-11-21T00:00:00.000Z"],
    ]);
  });

  it("are set by an event number", () => {
    const { onMoments, type, submit } = open("400", "900");
    type("Moment B by event number", " 1200 ");
    submit("Moment B by event number");
    expect(onMoments).toHaveBeenCalledExactlyOnceWith("400", "1200");
  });

  it.each(["0", "-3", "1.5", "first", "1234567890"])("are not set by %j", (typed) => {
    const { onMoments, field, type, submit } = open("400", null);
    type("Moment A by event number", typed);
    const form = field("Moment A by event number").closest("form");
    expect(
      form && within(form).getByRole<HTMLButtonElement>("button", { name: "Set A" }).disabled,
    ).toBe(true);
    submit("Moment A by event number");
    expect(onMoments).not.toHaveBeenCalled();
  });

  it("are not set by an empty time", () => {
    const { onMoments, type, submit } = open("400", null);
    type("Moment A, Colombo time", "");
    submit("Moment A, Colombo time");
    expect(onMoments).not.toHaveBeenCalled();
  });

  it("are swapped; the present is fixed to its event", () => {
    const { onMoments } = open("400", null);
    fireEvent.click(screen.getByRole("button", { name: "Swap A and B" }));
    expect(onMoments).toHaveBeenCalledExactlyOnceWith("1500", "400");
  });
});
