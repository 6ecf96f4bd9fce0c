import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { openPage } from "../testing/page.tsx";
import { LanguageMenu, NameMenu, SheetMenu } from "./nav-menus.tsx";
// Preloads code that the page loads later.
import "./language-menu.tsx";
import "./name-menu.tsx";
import "./sheet-menu.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const viewerOf = (role: string) =>
  ({ __typename: "Me", id: "ann", name: "Ann", email: "ann@example.lk", role }) as Viewer;

const account = ["Edit Profile", "My Orders", "Report an Issue"];
const placesOf = {
  SHOPPER: account,
  DRIVER: [...account, "Admin"],
  ANALYST: [...account, "Admin", "History"],
  ADMIN: [...account, "Admin", "History"],
} as const;
const roles = Object.entries(placesOf);

describe("the account menu", () => {
  const open = async (role: string) => {
    const onSignOut = vi.fn();
    const { where } = openPage(<NameMenu viewer={viewerOf(role)} onSignOut={onSignOut} />);
    await act(() => vi.dynamicImportSettled());
    const button = screen.getByText("Ann").closest("button")!;
    fireEvent.keyDown(button, { key: "Enter" });
    await screen.findByRole("menu");
    return { onSignOut, where };
  };

  it.each(roles)("of a user who is %s has these items: %j", async (role, places) => {
    await open(role);
    const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(items).toEqual([...places, "Sign Out"]);
  });

  it("opens a page", async () => {
    const { where, onSignOut } = await open("SHOPPER");
    fireEvent.click(screen.getByText("My Orders"));
    expect(where()).toBe("/my-orders");
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it("signs out, and stays on the page", async () => {
    const { where, onSignOut } = await open("SHOPPER");
    fireEvent.click(screen.getByText("Sign Out"));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(where()).toBe("/");
  });
});

describe("the phone menu", () => {
  const open = async (viewer: Viewer | null) => {
    const calls = { onSignIn: vi.fn(), onSignOut: vi.fn() };
    const { where } = openPage(<SheetMenu viewer={viewer} {...calls} />);
    const button = screen.getByLabelText("Menu");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(button);
    await screen.findByRole("dialog");
    return { ...calls, where, button };
  };
  const places = () =>
    [...screen.getByRole("dialog").querySelectorAll("nav a")].map(({ textContent }) => textContent);
  const main = ["Home", "Category", "Mobile App", "About Us"];

  it("has the shop's pages for a visitor, and Log in, which closes it", async () => {
    const { onSignIn, onSignOut, button } = await open(null);
    expect(places()).toEqual([...main, "Wish list"]);
    fireEvent.click(screen.getByText("Sign In"));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(onSignOut).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it.each(roles)(
    "has the items of the account menu for a user who is %s: %j",
    async (role, own) => {
      const { onSignOut } = await open(viewerOf(role));
      const wishes = role === "ANALYST" ? [] : ["Wish list"];
      expect(places()).toEqual([...main, ...wishes, ...own]);
      expect(screen.getByText("Signed in as Ann")).toBeDefined();
      fireEvent.click(screen.getByText("Sign Out"));
      expect(onSignOut).toHaveBeenCalledOnce();
    },
  );

  it("closes on navigation, and opens again", async () => {
    const { where, button } = await open(null);
    fireEvent.click(screen.getByText("About Us"));
    expect(where()).toBe("/about-us");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(button);
    expect(await screen.findByRole("dialog")).toBeDefined();
  });
});

it("the languages open at once if their button was pressed before they had loaded", async () => {
  openPage(<LanguageMenu />);
  fireEvent.click(screen.getByLabelText("Language"));
  expect(await screen.findByRole("menu")).toBeDefined();
  const items = screen.getAllByRole("menuitem");
  expect(items.length).toBeGreaterThan(1);
  // A tick marks only the language of the page.
  expect(items.filter((item) => item.querySelector("svg")).map(({ lang }) => lang)).toEqual(["en"]);
});
