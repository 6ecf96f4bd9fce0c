import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { BoardKeysBar, useBoardKeys } from "./board-keys.tsx";

const openBoard = (isOff = false) => {
  const heard = {
    onNext: vi.fn(),
    onBefore: vi.fn(),
    onStatus: vi.fn(),
    onOpen: vi.fn(),
    onChoose: vi.fn(),
    onUndo: vi.fn(),
    onNew: vi.fn(),
    onChooseColumn: vi.fn(),
    onToday: vi.fn(),
  };
  function Board() {
    useBoardKeys({ isOff, ...heard });
    return (
      <>
        <input aria-label="Find" />
        <select aria-label="Status" />
        <div role="dialog">
          <button>Leave</button>
        </div>
        <button>Elsewhere</button>
        <BoardKeysBar mayChange />
      </>
    );
  }
  const { unmount } = render(<Board />);
  const press = (key: string, on: Element = document.body, change: object = {}) =>
    fireEvent.keyDown(on, { key, ...change });
  const calls = () =>
    [heard.onNext, heard.onBefore, heard.onStatus].map((f) => f.mock.calls.length);
  return { ...heard, press, calls, unmount };
};

it.each([
  ["j", [1, 0, 0]],
  ["J", [1, 0, 0]],
  ["k", [0, 1, 0]],
  ["K", [0, 1, 0]],
])("moves on with %s", (key, expected) => {
  const { press, calls } = openBoard();
  // A handled key is default-prevented.
  expect(press(key)).toBe(false);
  expect(calls()).toEqual(expected);
});

it.each([
  ["1", "ITEM_PREPARING"],
  ["2", "ITEM_PACKING"],
  ["3", "OUT_FOR_DELIVERY"],
  ["4", "DELIVERED"],
])("sets a status with %s", (key, status) => {
  const { press, onStatus } = openBoard();
  expect(press(key)).toBe(false);
  expect(onStatus.mock.calls).toEqual([[status]]);
});

it("takes a new order with n, except in a field", () => {
  const { press, onNew } = openBoard();
  expect(press("n")).toBe(false);
  press("n", document.querySelector("input")!);
  expect(onNew).toHaveBeenCalledOnce();
});

it.each(["0", "5", "l", "o", " "])("ignores %j", (key) => {
  const { press, calls } = openBoard();
  expect(press(key)).toBe(true);
  expect(calls()).toEqual([0, 0, 0]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  "leaves the browser's own keys alone: %o",
  (modifier) => {
    const { press, calls } = openBoard();
    expect(press("j", document.body, modifier)).toBe(true);
    expect(calls()).toEqual([0, 0, 0]);
  },
);

it("does nothing while a field, a select or a dialog has the focus", () => {
  const { press, calls } = openBoard();
  press("j", screen.getByLabelText("Find"));
  press("1", screen.getByLabelText("Status"));
  press("k", screen.getByRole("button", { name: "Leave" }));
  expect(calls()).toEqual([0, 0, 0]);
});

it("opens with Enter, except on a link or button that Enter presses", () => {
  const { press, onOpen } = openBoard();
  press("Enter", screen.getByRole("button", { name: "Elsewhere" }));
  expect(onOpen).not.toHaveBeenCalled();
  expect(press("Enter")).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
});

it("selects with X and undoes with Z", () => {
  const { press, onChoose, onUndo } = openBoard();
  press("x");
  expect([onChoose, onUndo].map((f) => f.mock.calls.length)).toEqual([1, 0]);
  press("Z");
  expect([onChoose, onUndo].map((f) => f.mock.calls.length)).toEqual([1, 1]);
});

it("selects up to an order with Shift X", () => {
  const { press, onChoose } = openBoard();
  press("x");
  press("X", document.body, { shiftKey: true });
  expect(onChoose.mock.calls).toEqual([[false], [true]]);
});

it("selects the column with Ctrl A, except in a field, a dialog and an open order", () => {
  const { press, onChooseColumn } = openBoard();
  const control = { ctrlKey: true };
  expect(press("a", screen.getByLabelText("Find"), control)).toBe(true);
  expect(press("a", screen.getByRole("button", { name: "Leave" }), control)).toBe(true);
  press("a");
  press("a", document.body, { ctrlKey: true, shiftKey: true });
  expect(onChooseColumn).not.toHaveBeenCalled();
  expect(press("a", document.body, control)).toBe(false);
  expect(press("A", screen.getByRole("button", { name: "Elsewhere" }), { metaKey: true })).toBe(
    false,
  );
  expect(onChooseColumn).toHaveBeenCalledTimes(2);
  cleanup();
  const open = openBoard(true);
  expect(open.press("a", document.body, control)).toBe(true);
  expect(open.onChooseColumn).not.toHaveBeenCalled();
});

it("filters by today with T", () => {
  const { press, onToday } = openBoard();
  expect(press("t")).toBe(false);
  expect(onToday).toHaveBeenCalledOnce();
});

it("leaves the keys to an open order", () => {
  const { press, calls } = openBoard(true);
  expect(press("j")).toBe(true);
  press("2");
  expect(calls()).toEqual([0, 0, 0]);
});

it("stops listening when the board is left", () => {
  const { press, calls, unmount } = openBoard();
  unmount();
  press("j");
  expect(calls()).toEqual([0, 0, 0]);
});
