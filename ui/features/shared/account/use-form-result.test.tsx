import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFormResult } from "./use-form-result.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openForm = (next: string | null = "/next") => {
  const { result, unmount } = renderHook(
    () => ({ ...useFormResult("It failed", next), place: useLocation().pathname }),
    { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> },
  );
  const settle = (send: Parameters<(typeof result)["current"]["settle"]>[0]) =>
    act(() => result.current.settle(send));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { result, unmount, settle, pass };
};

const done = async () => ({ __typename: "MailAccepted", message: "Sent" });
const refused = async () => ({ __typename: "NotFound", code: "NOT_FOUND", message: "Unknown" });

describe("a success", () => {
  it("is shown, and opens the next page two seconds later", async () => {
    const { result, settle, pass } = openForm();
    expect(result.current.result).toBeNull();
    expect(await settle(done)).toBe(true);
    expect(result.current.result).toEqual({ done: true, message: "Sent" });
    await pass(1_999);
    expect(result.current.place).toBe("/");
    await pass(1);
    expect(result.current.place).toBe("/next");
  });

  it("stays if there is no next page", async () => {
    const { result, settle, pass } = openForm(null);
    await settle(done);
    await pass(60_000);
    expect(result.current.place).toBe("/");
  });

  it("opens no page once the form was left", async () => {
    const { settle, unmount } = openForm();
    await settle(done);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a failure", () => {
  it.each([
    ["a refusal", refused, "Unknown"],
    ["no answer", async () => undefined, "It failed"],
    ["a broken connection", () => Promise.reject(new TypeError("broken")), "It failed"],
  ])("is shown and stays: %s", async (_what, send, message) => {
    const { result, settle, pass } = openForm();
    expect(await settle(send)).toBe(false);
    expect(result.current.result).toEqual({ done: false, message });
    await pass(60_000);
    expect(result.current.place).toBe("/");
  });

  it("is cleared by the next attempt", async () => {
    const { result, settle } = openForm();
    await settle(refused);
    act(() => void result.current.settle(() => new Promise(() => undefined)));
    expect(result.current.result).toBeNull();
  });
});
