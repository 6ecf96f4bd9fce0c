import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ThemeToggle } from "./theme-toggle.tsx";

const key = "nivasa-theme";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

const label = () => screen.getByRole("button").getAttribute("aria-label");
const turn = () => fireEvent.click(screen.getByRole("button"));
const state = () => [document.documentElement.dataset["theme"], localStorage.getItem(key)];

it("cycles through system, light and dark", () => {
  render(<ThemeToggle />);
  expect(label()).toBe("Colours: same as device. Change");
  expect(state()).toEqual([undefined, null]);
  turn();
  expect(label()).toBe("Colours: light. Change");
  expect(state()).toEqual(["light", "light"]);
  turn();
  expect(label()).toBe("Colours: dark. Change");
  expect(state()).toEqual(["dark", "dark"]);
  turn();
  expect(label()).toBe("Colours: same as device. Change");
  expect(state()).toEqual([undefined, null]);
});

it("starts with the theme of the page", () => {
  document.documentElement.dataset["theme"] = "dark";
  render(<ThemeToggle />);
  expect(label()).toBe("Colours: dark. Change");
});

it("ignores an unknown theme", () => {
  document.documentElement.dataset["theme"] = "sepia";
  render(<ThemeToggle />);
  expect(label()).toBe("Colours: same as device. Change");
});

it("changes the page even if storage is unavailable", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  render(<ThemeToggle />);
  turn();
  expect(document.documentElement.dataset["theme"]).toBe("light");
});
