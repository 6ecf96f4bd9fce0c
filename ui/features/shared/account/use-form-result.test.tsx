import { act, renderHook } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useFormResult } from "./use-form-result.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** The form is at `/` only, so it is unmounted when another page opens. */
const openForm = (next: string | null = "/next") => {
  const visited: string[] = [];
  function Visits() {
    const { pathname } = useLocation();
    useEffect(() => void visited.push(pathname), [pathname]);
    return null;
  }
  const { result } = renderHook(
    () => ({ ...useFormResult("It failed", next), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <Visits />
          <Routes>
            <Route path="/" element={children} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      ),
    },
  );
  const leave = () => act(() => void result.current.navigate("/elsewhere"));
  const settle = (send: Parameters<(typeof result)["current"]["settle"]>[0]) =>
    act(() => result.current.settle(send));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { result, leave, settle, pass, where: () => visited.at(-1) };
};

const done = async () => ({ __typename: "MailAccepted", message: "Sent" });
const refused = async () => ({ __typename: "NotFound", code: "NOT_FOUND", message: "Unknown" });

describe("a success", () => {
  it("is shown, and opens the next page two seconds later", async () => {
    const { result, settle, pass, where } = openForm();
    expect(result.current.result).toBeNull();
    expect(await settle(done)).toBe(true);
    expect(result.current.result).toEqual({ done: true, message: "Sent" });
    await pass(1_999);
    expect(where()).toBe("/");
    await pass(1);
    expect(where()).toBe("/next");
  });

  it("stays if there is no next page", async () => {
    const { settle, pass, where } = openForm(null);
    await settle(done);
    await pass(60_000);
    expect(where()).toBe("/");
  });

  it("opens no page if the form was left after the answer", async () => {
    const { settle, leave, pass, where } = openForm();
    await settle(done);
    leave();
    await pass(60_000);
    expect(where()).toBe("/elsewhere");
  });

  it("opens no page if the form was left before the answer", async () => {
    const { result, leave, pass, where } = openForm();
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof done>>>();
    let settled: Promise<boolean> | undefined;
    act(() => {
      settled = result.current.settle(() => answer.promise);
    });
    leave();
    answer.resolve(await done());
    expect(await act(async () => settled)).toBe(true);
    await pass(60_000);
    expect(where()).toBe("/elsewhere");
  });
});

describe("a failure", () => {
  it.each([
    ["a refusal", refused, "Unknown"],
    ["no answer", async () => undefined, "It failed"],
    ["a broken connection", () => Promise.reject(new TypeError("broken")), "It failed"],
  ])("is shown and stays: %s", async (_what, send, message) => {
    const { result, settle, pass, where } = openForm();
    expect(await settle(send)).toBe(false);
    expect(result.current.result).toEqual({ done: false, message });
    await pass(60_000);
    expect(where()).toBe("/");
  });

  it("is cleared by the next attempt", async () => {
    const { result, settle } = openForm();
    await settle(refused);
    act(() => void result.current.settle(() => new Promise(() => undefined)));
    expect(result.current.result).toBeNull();
  });
});
