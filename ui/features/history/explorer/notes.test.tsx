import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { EventNote } from "./event-note.tsx";
import { SavedViewsAndNotes } from "./saved-views-and-notes.tsx";
import { everything, type LogView } from "./log-view.ts";
import { saveNote, maxNoteLength } from "./notes.ts";

afterEach(() => {
  localStorage.clear();
});

const noteField = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
const type = (text: string) => fireEvent.change(noteField(), { target: { value: text } });

const renderKept = (view: LogView = everything, onView = vi.fn<(view: LogView) => void>()) => {
  render(
    <MemoryRouter>
      <SavedViewsAndNotes
        view={view}
        onView={onView}
        addressOf={(number) => `/history/event/${number}`}
      />
    </MemoryRouter>,
  );
  return onView;
};

it("saves a note on an event, changes it, and deletes a blank one", () => {
  render(<EventNote number={1204} />);
  expect(screen.queryByRole("button")).toBeNull();
  type("  Counted wrong here ");
  fireEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect(screen.getByRole("status").textContent).toBe("Saved");
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(noteField());
  cleanup();

  render(<EventNote number={1204} />);
  expect(noteField().value).toBe("Counted wrong here");
  type(" ");
  fireEvent.click(screen.getByRole("button", { name: "Delete note" }));
  expect(screen.getByRole("status").textContent).toBe("Deleted");
  cleanup();
  render(<EventNote number={1204} />);
  expect(noteField().value).toBe("");
});

it("saves typed text when the user goes on to another event", () => {
  const { rerender } = render(<EventNote key={1} number={1} />);
  type("Half a thought");
  rerender(<EventNote key={2} number={2} />);
  expect(noteField().value).toBe("");
  rerender(<EventNote key={1} number={1} />);
  expect(noteField().value).toBe("Half a thought");
});

it("keeps the notes of other events, and limits their length", () => {
  saveNote(1, "First");
  saveNote(2, "x".repeat(maxNoteLength + 1));
  saveNote(1, "First again");
  renderKept();
  fireEvent.click(screen.getByRole("button", { name: "Notes 2" }));
  const texts = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(texts).toEqual(["Event 1First again", `Event 2${"x".repeat(maxNoteLength)}`]);
});

it("lists the notes with links to their events, and deletes one", () => {
  saveNote(7, "Stock was counted wrong");
  renderKept();
  fireEvent.click(screen.getByRole("button", { name: "Notes 1" }));
  const dialog = within(screen.getByRole("dialog", { name: "Notes" }));
  expect(dialog.getByRole("link").getAttribute("href")).toBe("/history/event/7");
  fireEvent.click(dialog.getByRole("button", { name: "Delete the note on event 7" }));
  expect(dialog.getByText(/No notes on this device yet/)).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

it("shows notes made in another tab", () => {
  renderKept();
  const key = "nivasa.history-notes";
  act(() => {
    localStorage.setItem(key, JSON.stringify([{ number: 3, text: "Theirs" }, { text: "no" }]));
    dispatchEvent(new StorageEvent("storage", { key }));
  });
  expect(screen.getByRole("button", { name: "Notes 1" })).toBeTruthy();
});

it("saves a view of the log and restores it", () => {
  const view: LogView = { ...everything, categories: ["CART"], province: "Uva", range: "7d" };
  const onView = renderKept(view);
  fireEvent.click(screen.getByRole("button", { name: "Views" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Save this view as" }), {
    target: { value: "Carts of Uva" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Views" }));
  fireEvent.click(screen.getByRole("button", { name: "Carts of Uva" }));
  expect(onView).toHaveBeenCalledExactlyOnceWith(view);
});
