import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoginPopupContext } from "../features/shared/account/login-popup.tsx";
import { stubMatchMedia } from "../testing/browser.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { Component as HistoryShell } from "./history-shell.tsx";
import "../routes/not-found.tsx";

beforeEach(stubMatchMedia);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the history area at an unknown address, so that only its frame renders. */
async function open(role: string | null, { known = true } = {}) {
  const open = vi.fn();
  const me = role && {
    __typename: "Me",
    ...{ id: "nuwan", name: "Nuwan", email: "nuwan@example.lk", role },
  };
  const shop = scriptedShop({
    Viewer: () => (known ? { me } : new Promise<never>(() => undefined)),
  });
  const element = (
    <shop.wrapper>
      <LoginPopupContext value={{ open }}>
        <HistoryShell />
      </LoginPopupContext>
    </shop.wrapper>
  );
  const routes = [{ path: "/history/*", element }];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/history/cellar"] })} />,
  );
  await act(async () => undefined);
  await act(() => vi.dynamicImportSettled());
  return { ...shop, onSignIn: open };
}

const navigation = () => screen.queryByRole("navigation", { name: "History" });

describe("access to the history", () => {
  it("waits until the viewer is known, without asking for a log-in before", async () => {
    const { onSignIn } = await open(null, { known: false });
    expect(navigation()).toBeNull();
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it("asks a visitor to log in, at once and by the button", async () => {
    const { onSignIn, requests } = await open(null);
    expect(navigation()).toBeNull();
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith("Log in as staff to see the history");
    fireEvent.click(screen.getByText("Sign In"));
    expect(onSignIn).toHaveBeenCalledTimes(2);
    expect(requests.map(({ operation }) => operation)).toEqual(["Viewer"]);
  });

  it("shows a shopper the signed-in account and a link to Home", async () => {
    await open("SHOPPER");
    expect(navigation()).toBeNull();
    expect(screen.getByText("You’re signed in as Nuwan, a customer.")).toBeDefined();
    expect(screen.getByText("Go to User Home").closest("a")?.getAttribute("href")).toBe("/");
  });

  it("sends a driver to their own runs", async () => {
    await open("DRIVER");
    expect(navigation()).toBeNull();
    expect(screen.getByRole("heading").textContent).toBe("This page is for the office.");
    expect(screen.getByRole("link", { name: "Your runs" }).getAttribute("href")).toBe("/admin/run");
  });

  it.each(["ANALYST", "SUPPORT", "ADMIN"])(
    "is granted to %s, with a link to the board",
    async (role) => {
      await open(role);
      expect(navigation()).not.toBeNull();
      expect(screen.queryByText("Order board")).not.toBeNull();
    },
  );
});

it("links to each of its pages, and marks none at an unknown address", async () => {
  await open("ANALYST");
  const links = within(navigation()!).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...["/history", "/history/replay", "/history/compare"],
    ...["/history/workbench", "/history/verify", "/history/what-if"],
  ]);
  expect(links.filter((link) => link.hasAttribute("aria-current"))).toEqual([]);
  expect(await screen.findByText(/No room behind this door/)).toBeDefined();
});
