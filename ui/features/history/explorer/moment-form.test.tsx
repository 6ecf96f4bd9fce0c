import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Changes } from "./changes.tsx";
import { MomentForm } from "./moment-form.tsx";

function open() {
  const onMoment = vi.fn<(at: string) => void>();
  render(<MomentForm at="2026-11-21T10:00:00.000Z" onMoment={onMoment} />);
  const field = screen.getByLabelText<HTMLInputElement>("Another moment, Colombo time");
  return { onMoment, field };
}

it("a moment is entered in Colombo time and requested in UTC", () => {
  const { onMoment, field } = open();
  expect(field.value).toBe("21/11/2026, 3:30 pm");
  fireEvent.change(field, { target: { value: "2026-11-20T00:15" } });
  fireEvent.click(screen.getByRole("button", { name: "Show this moment" }));
  expect(onMoment).toHaveBeenCalledExactlyOnceWith("2026-11-19T18:45:00.000Z");
});

it("an empty field shows nothing, not even on Enter", () => {
  const { onMoment, field } = open();
  fireEvent.change(field, { target: { value: "" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Show this moment" }).disabled).toBe(
    true,
  );
  fireEvent.submit(field);
  expect(onMoment).not.toHaveBeenCalled();
});

it("changes show old and new values, and mark added and removed fields", () => {
  const changes = [
    { field: "status", before: "placed", after: "packed" },
    { field: "movedBy", before: null, after: "dilani" },
    { field: "note", before: "call first", after: null },
  ];
  render(<Changes known unchanged={1} changes={changes} />);
  const cells = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ["status", "− placed", "+ packed"],
    ["movedBy", "not set", "+ dilani"],
    ["note", "− call first", "gone"],
  ]);
  expect(screen.getByText("1 field unchanged.")).toBeTruthy();
});

it("an event without changes differs from an event of unknown type", () => {
  const { container, rerender } = render(<Changes known unchanged={4} changes={[]} />);
  expect(container.textContent).toMatch(/^This event changed no field/);
  rerender(<Changes known={false} unchanged={0} changes={[]} />);
  expect(container.textContent).toMatch(/^This event’s effect/);
});
