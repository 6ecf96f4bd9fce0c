import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addPageKeys,
  showCommandMenu,
  useCommandMenuState,
  usePageKeys,
} from "./command-menu-state.ts";
import { CommandMenuButton } from "./command-menu-button.tsx";
import { useKeys } from "./use-keys.ts";

afterEach(() => {
  showCommandMenu("closed");
});

describe("single keys", () => {
  function open(uses: readonly string[] = []) {
    const heard: string[] = [];
    function Page() {
      useKeys((key) => {
        heard.push(key);
        return uses.includes(key);
      });
      return (
        <>
          <input aria-label="Words" />
          <textarea aria-label="Comment" />
          <select aria-label="Sort" />
          <button>Save</button>
        </>
      );
    }
    const { unmount } = render(<Page />);
    return { heard, unmount };
  }

  it("are reported in lower case from anywhere on the page", () => {
    const { heard } = open();
    fireEvent.keyDown(document.body, { key: "E" });
    fireEvent.keyDown(screen.getByText("Save"), { key: "Escape" });
    expect(heard).toEqual(["e", "escape"]);
  });

  it("belong to the field that is typed into", () => {
    const { heard } = open();
    for (const label of ["Words", "Comment", "Sort"]) {
      fireEvent.keyDown(screen.getByLabelText(label), { key: "e" });
    }
    expect(heard).toEqual([]);
  });

  it("are reported from a control that does not use them", () => {
    const heard: string[] = [];
    function Page() {
      useKeys((key) => {
        heard.push(key);
        return true;
      });
      return (
        <>
          <input type="checkbox" aria-label="Choose" />
          <input type="radio" aria-label="Floor" />
          <input type="range" aria-label="Moment" />
          <input type="file" aria-label="Picture" />
          <select aria-label="Status">
            <option>Item Packing</option>
          </select>
        </>
      );
    }
    render(<Page />);
    const press = (label: string, ...keys: readonly string[]) => {
      for (const key of keys) fireEvent.keyDown(screen.getByLabelText(label), { key });
      return heard.splice(0);
    };
    expect(press("Choose", "z", "1", "Enter", " ")).toEqual(["z", "1", "enter"]);
    expect(press("Floor", "z", "ArrowLeft", " ")).toEqual(["z"]);
    expect(press("Moment", "n", " ", "ArrowLeft", "Home", "PageUp")).toEqual(["n", " "]);
    expect(press("Picture", "z", "Enter")).toEqual(["z"]);
    expect(press("Status", "z", "3", "k", "ArrowDown", "Enter")).toEqual(["z", "3"]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    "are left to the browser with %o",
    (held) => {
      const { heard } = open(["e"]);
      expect(fireEvent.keyDown(document.body, { key: "e", ...held })).toBe(true);
      expect(heard).toEqual([]);
    },
  );

  it("are left to the browser if they are unused or the page is left", () => {
    const { heard, unmount } = open(["/"]);
    expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: "'" })).toBe(true);
    unmount();
    fireEvent.keyDown(document.body, { key: "/" });
    expect(heard).toEqual(["/", "'"]);
  });
});

describe("the overlay of an admin page", () => {
  it("is opened by the button, and can be closed from anywhere", () => {
    const { result } = renderHook(useCommandMenuState);
    expect(result.current).toBe("closed");
    render(<CommandMenuButton />);
    fireEvent.click(screen.getByRole("button", { name: /Command menu/ }));
    expect(result.current).toBe("menu");
    act(() => showCommandMenu("keys"));
    expect(result.current).toBe("keys");
  });

  it("shows the keys of the topmost part; those below return when it unmounts, in any order", () => {
    const { result } = renderHook(usePageKeys);
    expect(result.current).toBeNull();
    const leave = ["board", "desk", "dialog"].map((keys) => {
      let gone: () => void = vi.fn();
      act(() => void (gone = addPageKeys({ current: keys })));
      return () => act(() => gone());
    });
    expect(result.current).toBe("dialog");
    leave[1]?.();
    expect(result.current).toBe("dialog");
    leave[2]?.();
    expect(result.current).toBe("board");
    leave[0]?.();
    expect(result.current).toBeNull();
  });
});
