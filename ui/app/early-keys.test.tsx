import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { earlyInput } from "../components/early-input.ts";
import { useKeys } from "../components/use-keys.ts";
import { forgetEarlyKeysLater } from "./early-input.ts";

const script = readFileSync(`${import.meta.dirname}/../inline/early-input.js`, "utf8");

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><input><a href="#x">x</a><button type="button">b</button></div>';
  window.eval(script);
});

afterEach(() => {
  earlyInput()?.end();
  Reflect.deleteProperty(window, "earlyInput");
  document.body.replaceChildren();
  vi.useRealTimers();
});

const press = (key: string, how: KeyboardEventInit = {}, at: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
  at.dispatchEvent(event);
  return event;
};

const kept = () => [...(earlyInput()?.keys ?? [])];

function Listening({ onKey, early }: { onKey: (key: string) => boolean; early?: string }) {
  useKeys(onKey, early);
  return null;
}

it("records single keys, once each and in lower case", () => {
  press("E");
  press("e");
  press("?", { shiftKey: true });
  expect(kept()).toEqual(["e", "?"]);
});

it("prevents the browser's own search where the shop has one", () => {
  expect(press("/").defaultPrevented).toBe(true);
  expect(press("e").defaultPrevented).toBe(false);
});

it("ignores keys of fields and of the browser", () => {
  press("e", {}, document.querySelector("input") ?? document.body);
  for (const key of [" ", "Enter", "Tab", "Escape", "ArrowDown", "F5"]) press(key);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    expect(press("e", how).defaultPrevented).toBe(false);
  expect(press("k", { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(kept()).toEqual([]);
});

it("records Ctrl+K for the command menu", () => {
  history.replaceState(null, "", "/admin/orders");
  expect(press("k", { ctrlKey: true }).defaultPrevented).toBe(true);
  history.replaceState(null, "", "/");
  expect(kept()).toEqual(["ctrl+k"]);
});

it("passes a key to the first listener only, as soon as it listens", () => {
  const other = vi.fn(() => true);
  const onKey = vi.fn(() => true);
  press("e");
  render(<Listening onKey={other} />);
  render(<Listening onKey={onKey} early="e" />);
  render(<Listening onKey={other} early="e" />);
  expect(onKey.mock.calls).toEqual([["e", null, false]]);
  expect(other).not.toHaveBeenCalled();
});

it("records no key that the page has handled", () => {
  render(<Listening onKey={() => true} />);
  press("e");
  expect(kept()).toEqual([]);
});

it("discards unclaimed keys a while after hydration", () => {
  vi.useFakeTimers();
  press("e");
  forgetEarlyKeysLater();
  vi.advanceTimersByTime(4999);
  expect(kept()).toEqual(["e"]);
  vi.advanceTimersByTime(1);
  press("n");
  expect(kept()).toEqual([]);
});
