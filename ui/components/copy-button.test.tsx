import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timings } from "../generated/shop.ts";
import { CopyButton } from "./copy-button.tsx";
import { notify } from "./toast.tsx";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "clipboard");
});

const open = () => render(<CopyButton text="https://shop.example" label="Copy link" />);
const press = () => act(async () => fireEvent.click(screen.getByRole("button")));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const words = () => screen.getByRole("button").textContent;

it("copies the text, confirms it, and can copy again after a while", async () => {
  open();
  expect(screen.getByRole("button", { name: "Copy link" })).toBeDefined();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("https://shop.example");
  expect(words()).toBe("Copied");
  await pass(timings.notice);
  expect(words()).toBe("Copy");
});

it("shows the confirmation for its full time again after a second press", async () => {
  open();
  await press();
  await pass(timings.notice - 100);
  await press();
  await pass(200);
  expect(words()).toBe("Copied");
  await pass(timings.notice);
  expect(words()).toBe("Copy");
});

it("suggests copying by hand when the browser refuses, and does not claim to have copied", async () => {
  writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  const failure = vi.spyOn(notify, "failure").mockImplementation(() => undefined);
  open();
  await press();
  expect(words()).toBe("Copy");
  expect(failure).toHaveBeenCalledExactlyOnceWith(
    "Couldn’t copy. Please select the text and copy it yourself.",
  );
});

it("is not shown if the browser doesn't let pages copy", () => {
  Reflect.deleteProperty(navigator, "clipboard");
  open();
  expect(screen.queryByRole("button")).toBeNull();
});
