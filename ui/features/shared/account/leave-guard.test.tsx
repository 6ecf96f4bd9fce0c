import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { LeaveGuard } from "./leave-guard.tsx";

/** A page with input, and another page. */
const openPage = (unsaved: boolean) => {
  const router = createMemoryRouter(
    [
      { path: "/profile", element: <LeaveGuard unsaved={unsaved} /> },
      { path: "/cart", element: <p>The cart</p> },
    ],
    { initialEntries: ["/profile"] },
  );
  render(<RouterProvider router={router} />);
  return {
    go: (to: string, state?: unknown) => act(() => router.navigate(to, { state })),
    place: () => router.state.location.pathname,
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    /** Whether the browser asks before it leaves the shop. */
    browserAsks: () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
};

it("does not ask if everything is saved", async () => {
  const { go, place, browserAsks } = openPage(false);
  expect(browserAsks()).toBe(false);
  await go("/cart");
  expect(place()).toBe("/cart");
});

it("asks before input is lost, and stays on Cancel", async () => {
  const { go, place, press, browserAsks } = openPage(true);
  expect(browserAsks()).toBe(true);
  await go("/cart");
  expect(screen.getByRole("dialog", { name: "Leave without saving?" })).toBeDefined();
  expect(place()).toBe("/profile");
  press("Stay here");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(place()).toBe("/profile");
});

it("leaves after confirmation", async () => {
  const { go, place, press, browserAsks } = openPage(true);
  await go("/cart");
  press("Leave");
  await waitFor(() => expect(place()).toBe("/cart"));
  expect(browserAsks()).toBe(false);
});

it("does not ask on sign-out, nor within the page", async () => {
  const { go, place } = openPage(true);
  await go("/profile?part=password");
  expect(screen.queryByRole("dialog")).toBeNull();
  await go("/cart", { signedOut: true });
  expect(place()).toBe("/cart");
});
