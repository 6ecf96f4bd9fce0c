import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DebouncedSearch } from "./debounced-search.tsx";
import { useEarlyPress } from "./use-early-press.ts";
import { useDebounced } from "./use-debounced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const rest = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe("a search that waits until typing pauses", () => {
  function open(search = "") {
    const onSearch = vi.fn<(words: string) => void>();
    function Page({ from }: { from: string }) {
      const [words, setWords] = useState(from);
      const [given, setGiven] = useState(from);
      if (given !== from) {
        setGiven(from);
        setWords(from);
      }
      return (
        <DebouncedSearch
          label="Find"
          search={words}
          onSearch={(next) => {
            onSearch(next);
            setWords(next);
          }}
        />
      );
    }
    const { rerender } = render(<Page from={search} />);
    const box = screen.getByRole<HTMLInputElement>("searchbox");
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    return { onSearch, box, type, follow: (words: string) => rerender(<Page from={words} />) };
  }

  it("searches once for the whole text when letters follow quickly", () => {
    const { onSearch, type } = open();
    for (const typed of ["k", "ke", "ket "]) {
      type(typed);
      rest(200);
    }
    expect(onSearch).not.toHaveBeenCalled();
    rest(50);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("ket");
  });

  it("searches for nothing when typed letters are deleted again", () => {
    const { onSearch, type } = open("lamp");
    type("lamps");
    rest(100);
    type("lamp ");
    rest(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it("keeps a trailing blank while typing goes on", () => {
    const { box, type } = open();
    type("clay ");
    rest(300);
    expect(box.value).toBe("clay ");
  });

  it("keeps what is typed while the page catches up with earlier searches", () => {
    const onSearch = vi.fn<(words: string) => void>();
    const page = (search: string) => (
      <DebouncedSearch label="Find" search={search} onSearch={onSearch} />
    );
    const { rerender } = render(page(""));
    const box = screen.getByRole<HTMLInputElement>("searchbox");
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    type("ket");
    rest(250);
    type("kett");
    rest(250);
    type("kettel");
    rerender(page("ket"));
    expect(box.value).toBe("kettel");
    rerender(page("kett"));
    expect(box.value).toBe("kettel");
    rest(250);
    expect(onSearch.mock.calls).toEqual([["ket"], ["kett"], ["kettel"]]);
    rerender(page("kettel"));
    // The page changes the words to an earlier search of the field.
    rerender(page("ket"));
    expect(box.value).toBe("ket");
  });

  it("follows a change of the words by the page, without searching", () => {
    const { onSearch, box, follow } = open("lamp");
    follow("sofa");
    rest(1000);
    expect(box.value).toBe("sofa");
    expect(onSearch).not.toHaveBeenCalled();
  });
});

it("the settled text changes only after the pause", () => {
  const { result, rerender } = renderHook((text: string) => useDebounced(text, 100), {
    initialProps: "a",
  });
  rerender("ab");
  rest(99);
  rerender("abc");
  rest(99);
  expect(result.current).toBe("a");
  rest(1);
  expect(result.current).toBe("abc");
});

describe("a press before its action is known", () => {
  function open(ready: boolean) {
    const done = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const view = renderHook((now: boolean) => useEarlyPress(now, done), { initialProps: ready });
    return { ...view, done };
  }

  it("runs at once if the action is known", async () => {
    const { result, done } = open(true);
    await act(() => result.current.press());
    expect(done).toHaveBeenCalledTimes(1);
    expect(result.current.waiting).toBe(false);
  });

  it("waits, and runs once when the action is known, however often it was pressed", async () => {
    const { result, rerender, done } = open(false);
    await act(() => result.current.press());
    await act(() => result.current.press());
    expect(result.current.waiting).toBe(true);
    expect(done).not.toHaveBeenCalled();
    await act(async () => rerender(true));
    expect(done).toHaveBeenCalledTimes(1);
    expect(result.current.waiting).toBe(false);
    await act(async () => rerender(false));
    await act(async () => rerender(true));
    expect(done).toHaveBeenCalledTimes(1);
  });
});
