import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type Location } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  openGoogleChannel,
  type GoogleMessage,
} from "../features/shared/account/google-channel.ts";
import { storeGoogleReturn } from "../features/shared/account/google-return.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";
import { Component as GoogleSignIn } from "./google-sign-in.tsx";

/** The messages that the opener has received from the window that comes back from Google. */
let results: GoogleMessage[] = [];
let asking: ReturnType<typeof openGoogleChannel>;

beforeEach(() => {
  results = [];
  asking = openGoogleChannel((message) => results.push(message));
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  asking.close();
});

/** Messages between windows arrive asynchronously. */
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
  return { close, unmount, router };
}

const pageAt = (pathname: string, search = "") =>
  ({ pathname, search, hash: "", state: null, key: "" }) satisfies Location;

describe("a window that comes back from Google", () => {
  it("notifies its opener, and closes once the opener has taken the result, whatever its page", async () => {
    vi.useFakeTimers();
    const { close } = open("signed-in");
    await heard(() => expect(results).toEqual([{ kind: "result", result: "signed-in" }]));
    expect(close).not.toHaveBeenCalled();
    asking.post({ kind: "taken" });
    await heard(() => expect(close).toHaveBeenCalledOnce());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("heading", { name: "You’re signed in" })).toBeTruthy();
    expect(screen.queryByText("Another page")).toBeNull();
  });

  it("without an opener redirects to Home only if the user is signed in", async () => {
    vi.useFakeTimers();
    open("signed-in");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("Another page")).toBeTruthy();
    cleanup();
    open("refused");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("link", { name: "Go to the shop" })).toBeTruthy();
  });

  it.each(["", "constructor", "elsewhere"])(
    "reports a failure for %j, which Google never sends",
    (result) => {
      open(result);
      expect(screen.getByText(messages.account.googleFailed)).toBeTruthy();
    },
  );

  it("offers no link once the result is taken by another window", async () => {
    open("refused");
    await waitFor(() => expect(results).toHaveLength(1));
    asking.post({ kind: "taken" });
    await waitFor(() => expect(screen.queryByRole("link", { name: "Go to the shop" })).toBeNull());
  });
});

describe("a tab that went to Google without a popup", () => {
  it.each([
    [paths.cart, "", paths.deliveryDetails],
    [paths.deliveryDetails, "", paths.deliveryDetails],
    ["/Item-Page/chair", "?view=3d", "/Item-Page/chair?view=3d"],
    ["//evil.example/Cart", "", paths.home],
    ["/\\evil.example", "", paths.home],
  ])("redirects from %s%s to %s once it is signed in", async (pathname, search, next) => {
    storeGoogleReturn(pageAt(pathname, search));
    const { router } = open("signed-in");
    await waitFor(() => expect(screen.getByText("Another page")).toBeTruthy());
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(next);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["https://evil.example/", "//evil.example/", "javascript:alert(1)"])(
    "redirects to Home if its storage holds %s",
    async (stored) => {
      storeGoogleReturn(pageAt(paths.cart));
      sessionStorage.setItem(sessionStorage.key(0)!, stored);
      const { router } = open("signed-in");
      await waitFor(() => expect(screen.getByText("Another page")).toBeTruthy());
      expect(router.state.location.pathname).toBe(paths.home);
    },
  );

  it("links back to the page that started it if Google refused", () => {
    storeGoogleReturn(pageAt(paths.cart));
    open("refused");
    expect(screen.getByRole("link", { name: "Go back" }).getAttribute("href")).toBe(paths.cart);
  });
});
