import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createSavedViews, forgetView, mostViews, saveView, useSavedViews } from "./saved-views.ts";

const key = "nivasa.board-views";
const board = createSavedViews("board");

afterEach(() => {
  localStorage.clear();
});

const open = () => renderHook(() => useSavedViews(board)).result;

it("keep the newest first, one per name, up to the maximum", () => {
  const views = open();
  act(() => {
    saveView(board, " Late ones ", "late=1");
    saveView(board, "Packing", "status=packing");
    saveView(board, "Late ones", "late=1&view=table");
    saveView(board, "  ", "view=table");
  });
  expect(views.current).toEqual([
    { name: "Late ones", address: "late=1&view=table" },
    { name: "Packing", address: "status=packing" },
  ]);
  act(() => forgetView(board, "Packing"));
  expect(views.current.map(({ name }) => name)).toEqual(["Late ones"]);
  act(() => {
    for (let at = 0; at < mostViews + 3; at += 1) saveView(board, `View ${at}`, "");
  });
  expect(views.current).toHaveLength(mostViews);
  expect(views.current[0]?.name).toBe(`View ${mostViews + 2}`);
});

it("include those that another tab saves", () => {
  const views = open();
  act(() => {
    localStorage.setItem(key, JSON.stringify([{ name: "Theirs", address: "late=1" }]));
    dispatchEvent(new StorageEvent("storage", { key }));
  });
  expect(views.current).toEqual([{ name: "Theirs", address: "late=1" }]);
});

it.each(["nonsense", "{}", '[{"name":1}]'])("are empty if %j is stored", (stored) => {
  localStorage.setItem(key, stored);
  expect(open().current).toEqual([]);
});

it("last as long as the page if storage is forbidden", () => {
  const refuse = () => {
    throw new Error("Not here");
  };
  const spies = (["getItem", "setItem"] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const views = open();
  act(() => saveView(board, "Packing", "status=packing"));
  expect(views.current[0]).toEqual({ name: "Packing", address: "status=packing" });
  for (const spy of spies) spy.mockRestore();
});
