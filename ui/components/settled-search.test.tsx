import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SettledSearch } from "./settled-search.tsx";
import { useEarlyPress } from "./use-early-press.ts";
import { useRested } from "./use-rested.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rest = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe("a search that asks once typing rests", () => {
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
        <SettledSearch
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

  it("given letters in quick succession, then the whole of them is asked for once", () => {
    const { onSearch, type } = open();
    for (const typed of ["k", "ke", "ket "]) {
      type(typed);
      rest(200);
    }
    expect(onSearch).not.toHaveBeenCalled();
    rest(50);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("ket");
  });

  it("given words that are typed and taken back, then nothing is asked", () => {
    const { onSearch, type } = open("lamp");
    type("lamps");
    rest(100);
    type("lamp ");
    rest(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it("given a blank behind the words, then it stays while one types on", () => {
    const { box, type } = open();
    type("clay ");
    rest(300);
    expect(box.value).toBe("clay ");
  });

  it("given that somebody else changes the words, then the field follows and does not ask", () => {
    const { onSearch, box, follow } = open("lamp");
    follow("sofa");
    rest(1000);
    expect(box.value).toBe("sofa");
    expect(onSearch).not.toHaveBeenCalled();
  });
});

it("a text rests once nothing is typed for so long, and is what it was until then", () => {
  const { result, rerender } = renderHook((text: string) => useRested(text, 100), {
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

describe("a press that comes before it is known what it does", () => {
  function open(ready: boolean) {
    const done = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const view = renderHook((now: boolean) => useEarlyPress(now, done), { initialProps: ready });
    return { ...view, done };
  }

  it("is done at once where it is known", async () => {
    const { result, done } = open(true);
    await act(() => result.current.press());
    expect(done).toHaveBeenCalledTimes(1);
    expect(result.current.waiting).toBe(false);
  });

  it("waits, however often it is pressed, and is done once as soon as it is known", async () => {
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
