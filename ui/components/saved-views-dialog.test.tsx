import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createSavedViews, saveView } from "../storage/saved-views.ts";
import { SavedViewsDialog } from "./saved-views-dialog.tsx";

beforeEach(() => localStorage.clear());

/** The dialog over views that were saved before, the latest first. */
function open(...saved: readonly (readonly [name: string, address: string])[]) {
  const views = createSavedViews("test");
  for (const [name, address] of saved.toReversed()) saveView(views, name, address);
  const calls = { onOpen: vi.fn<(address: string) => void>(), onClose: vi.fn() };
  render(<SavedViewsDialog views={views} address="?status=packing" {...calls} />);
  return {
    ...calls,
    kept: () => views.read().map(({ name, address }) => [name, address]),
    field: screen.getByLabelText<HTMLInputElement>("Save this view as"),
    save: (name: string) => {
      const field = screen.getByLabelText("Save this view as");
      fireEvent.change(field, { target: { value: name } });
      fireEvent.submit(field.closest("form")!);
    },
  };
}

it("explains views if none is saved, and saves the first by its name", () => {
  const { save, kept, onClose } = open();
  expect(screen.getByText(/You have no saved views yet\.$/)).toBeDefined();
  save("  To pack ");
  expect(kept()).toEqual([["To pack", "?status=packing"]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks for a name if it is blank, with the focus in the field, until one is typed", () => {
  const { save, kept, field, onClose } = open();
  save("   ");
  expect(screen.getByRole("alert").textContent).toBe("Enter a name for the view");
  expect(document.activeElement).toBe(field);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "T" } });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(kept()).toEqual([]);
});

it("opens a view and closes; the current view is marked", () => {
  const { onOpen, onClose } = open(["Late", "?late=1"], ["To pack", "?status=packing"]);
  const current = screen.getAllByRole("button").map((each) => each.getAttribute("aria-current"));
  expect(screen.getByText("To pack").getAttribute("aria-current")).toBe("true");
  expect(current.filter(Boolean)).toHaveLength(1);
  fireEvent.click(screen.getByText("Late"));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("?late=1");
  expect(onClose).toHaveBeenCalledOnce();
});

it("deletes a view and stays open, with the focus on the name field", () => {
  const { kept, field, onClose } = open(["Late", "?late=1"], ["To pack", "?status=packing"]);
  fireEvent.click(screen.getByLabelText("Delete Late"));
  expect(kept()).toEqual([["To pack", "?status=packing"]]);
  expect(screen.queryByText("Late")).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(onClose).not.toHaveBeenCalled();
});

it("replaces the view of the same name", () => {
  const { save, kept } = open(["Late", "?late=1"], ["To pack", "?old=1"]);
  save("To pack");
  expect(kept()).toEqual([
    ["To pack", "?status=packing"],
    ["Late", "?late=1"],
  ]);
});
