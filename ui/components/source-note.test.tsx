import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SourceNote } from "./source-note.tsx";

const draw = () => {
  render(
    <>
      <p>Elsewhere</p>
      <SourceNote
        origin={{
          event: "Address changed",
          at: "2026-11-20T08:00:00.000Z",
          by: "You",
          number: "2 of 8 in this order",
          href: "#step-2",
        }}
      >
        Flat 3B
      </SourceNote>
    </>,
  );
  const value = screen.getByText("Flat 3B");
  const note = value.closest("details");
  if (!note) throw new Error("The value has no note");
  const open = () => {
    note.open = true;
    fireEvent(note, new Event("toggle"));
  };
  return { value, open, explanation: () => screen.queryByText("Where does this come from?") };
};

it("shows the source of the value when it is pressed", () => {
  const { open, explanation } = draw();
  expect(explanation()).toBeNull();
  open();
  expect(explanation()).not.toBeNull();
  expect(screen.getByText("20/11/2026, 1:30 pm")).toBeDefined();
  expect(screen.getByText("2 of 8 in this order")).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("#step-2");
});

it("closes by Escape, with the focus on the value, and by a press outside", () => {
  const { value, open, explanation } = draw();
  open();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(explanation()).toBeNull();
  expect(document.activeElement).toBe(value);
  open();
  fireEvent.pointerDown(screen.getByText("By"));
  expect(explanation()).not.toBeNull();
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(explanation()).toBeNull();
});
