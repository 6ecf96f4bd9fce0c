import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Changes } from "./changes.tsx";
import { MomentForm } from "./moment-form.tsx";

afterEach(cleanup);

function open() {
  const onMoment = vi.fn<(at: string) => void>();
  render(<MomentForm at="2026-11-21T10:00:00.000Z" onMoment={onMoment} />);
  const field = screen.getByLabelText<HTMLInputElement>("Another moment, Colombo time");
  return { onMoment, field };
}

it("a moment is typed by the clock of Colombo and asked for by that of the world", () => {
  const { onMoment, field } = open();
  expect(field.value).toBe("21/11/2026, 3:30 pm");
  fireEvent.change(field, { target: { value: "2026-11-20T00:15" } });
  fireEvent.click(screen.getByRole("button", { name: "Show that moment" }));
  expect(onMoment).toHaveBeenCalledExactlyOnceWith("2026-11-19T18:45:00.000Z");
});

it("given no moment, then there is nothing to show, also not by Enter", () => {
  const { onMoment, field } = open();
  fireEvent.change(field, { target: { value: "" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Show that moment" }).disabled).toBe(
    true,
  );
  fireEvent.submit(field);
  expect(onMoment).not.toHaveBeenCalled();
});

it("what an event changed stands as before and after, what came and what went are named as such", () => {
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
    ["movedBy", "not there", "+ dilani"],
    ["note", "− call first", "gone"],
  ]);
  expect(screen.getByText("1 field stays as before.")).toBeTruthy();
});

it("an event that changed nothing, and one that nobody knows, are told apart", () => {
  const { container, rerender } = render(<Changes known unchanged={4} changes={[]} />);
  expect(container.textContent).toMatch(/^It changed nothing/);
  rerender(<Changes known={false} unchanged={0} changes={[]} />);
  expect(container.textContent).toMatch(/^Nobody can say/);
});
