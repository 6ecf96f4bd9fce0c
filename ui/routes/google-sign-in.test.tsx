import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openGoogleChannel, type GoogleMessage } from "../features/account/google-channel.ts";
import { messages } from "../generated/shop.ts";
import { Component as GoogleSignIn } from "./google-sign-in.tsx";

/** The window that asked, as what comes back from Google hears it and is heard by it. */
let told: GoogleMessage[] = [];
let asking: ReturnType<typeof openGoogleChannel>;

beforeEach(() => {
  told = [];
  asking = openGoogleChannel((message) => told.push(message));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  asking.close();
});

/** Messages between windows come in no time of the page's own. */
const heard = (check: () => void) => vi.waitFor(check, { interval: 1 });

function open(result: string) {
  const close = vi.spyOn(window, "close").mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      { path: "/google-sign-in", Component: GoogleSignIn },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: [`/google-sign-in${result && `?result=${result}`}`] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { close, unmount };
}

describe("a window that comes back from Google", () => {
  it("tells the one that asked, and closes once that has taken the result, wherever it is then", async () => {
    vi.useFakeTimers();
    const { close } = open("signed-in");
    await heard(() => expect(told).toEqual([{ kind: "result", result: "signed-in" }]));
    expect(close).not.toHaveBeenCalled();
    asking.post({ kind: "taken" });
    await heard(() => expect(close).toHaveBeenCalledOnce());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("heading", { name: "You are signed in" })).toBeTruthy();
    expect(screen.queryByText("Another page")).toBeNull();
  });

  it("that nobody asked for leads home by itself, and only where one is signed in", async () => {
    vi.useFakeTimers();
    open("signed-in");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("Another page")).toBeTruthy();
    cleanup();
    open("refused");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("link", { name: "To the shop" })).toBeTruthy();
  });

  it.each(["", "constructor", "elsewhere"])(
    "says of %j, which Google never said, that it failed",
    (result) => {
      open(result);
      expect(screen.getByText(messages.account.googleFailed)).toBeTruthy();
    },
  );

  it("offers no way on once the result is taken elsewhere", async () => {
    open("refused");
    await waitFor(() => expect(told).toHaveLength(1));
    asking.post({ kind: "taken" });
    await waitFor(() => expect(screen.queryByRole("link", { name: "To the shop" })).toBeNull());
  });
});
