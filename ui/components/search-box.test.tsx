import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { SearchBox } from "./search-box.tsx";

const openPage = () => {
  const { unmount } = render(
    <>
      <textarea aria-label="Comment" />
      <select aria-label="Order by" />
      <div contentEditable aria-label="Note" role="textbox" tabIndex={0} />
      <button>Buy</button>
      <SearchBox label="Search the shop" />
    </>,
  );
  return { unmount, box: screen.getByRole("searchbox", { name: "Search the shop" }) };
};

/** Whether pressing "/" there moves the focus into the search field without typing it. */
const jumps = (from: HTMLElement, keys: Partial<KeyboardEventInit> = {}) => {
  from.focus();
  const press = createEvent.keyDown(from, { key: "/", ...keys });
  fireEvent(from, press);
  const jumped = document.activeElement === screen.getByRole("searchbox");
  expect(press.defaultPrevented).toBe(jumped);
  return jumped;
};

describe("the key /", () => {
  it("moves the focus to the field from anywhere on the page", () => {
    openPage();
    expect(jumps(document.body)).toBe(true);
    expect(jumps(screen.getByRole("button", { name: "Buy" }))).toBe(true);
  });

  it.each(["Comment", "Order by", "Note"])("is typed as text in: %s", (name) => {
    openPage();
    expect(jumps(screen.getByLabelText(name))).toBe(false);
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("is left to the browser with %s", (modifier) => {
    openPage();
    const button = screen.getByRole("button", { name: "Buy" });
    expect(jumps(button, { [modifier]: true })).toBe(false);
  });

  it("does nothing when the field is unmounted", () => {
    const { unmount } = openPage();
    unmount();
    const press = createEvent.keyDown(document.body, { key: "/" });
    fireEvent(document.body, press);
    expect(press.defaultPrevented).toBe(false);
  });
});

it("does not handle other keys", () => {
  const { box } = openPage();
  fireEvent.keyDown(document.body, { key: "s" });
  expect(document.activeElement).not.toBe(box);
});

describe("the clear button", () => {
  function Search() {
    const [words, setWords] = useState("");
    return (
      <SearchBox
        label="Search the shop"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    );
  }
  const clear = () => screen.queryByRole("button", { name: "Clear search" });

  it("is shown while the field has text, clears it, and keeps the focus in it", () => {
    render(<Search />);
    const box = screen.getByRole<HTMLInputElement>("searchbox");
    expect(clear()).toBeNull();
    fireEvent.change(box, { target: { value: "chair" } });
    fireEvent.click(clear()!);
    expect(box.value).toBe("");
    expect(document.activeElement).toBe(box);
    expect(clear()).toBeNull();
  });
});
