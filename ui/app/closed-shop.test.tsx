import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { ShopContext, shopOfPage, type ShopView } from "../components/shop-context.ts";
import { LoginPopupProvider } from "../features/shared/account/login-popup.tsx";
import { stubMatchMedia } from "../testing/browser.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { Shell } from "./shell.tsx";

beforeEach(stubMatchMedia);

const soon = { opensSoon: true, until: null, note: "" };
const away = { opensSoon: false, until: "2027-01-05", note: "Back after the holidays." };

const open = async (closed: ShopView["closed"], path = "/", role: string | null = null) => {
  const me = role && {
    __typename: "Me",
    ...{ id: "dilani", name: "Dilani", role, email: "d@example.lk", emailVerified: true },
  };
  const shop = scriptedShop({ Viewer: () => ({ me }) });
  const view = { ...shopOfPage?.shop, closed } as ShopView;
  const page = <p>The page</p>;
  const shell = (
    <LoginPopupProvider>
      <Shell />
    </LoginPopupProvider>
  );
  const routes = [{ element: shell, children: [{ path: "*", element: page }] }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ShopContext value={view}>
      <RouterProvider router={router} />
    </ShopContext>,
    { wrapper: shop.wrapper },
  );
  return router;
};

it("visitors of a shop that hasn't opened read that it opens soon, and how to reach it", async () => {
  await open(soon);
  await screen.findByRole("heading", { level: 1, name: "Opening soon" });
  expect(screen.getByText("Come in, out of the sun.")).toBeDefined();
  expect(screen.getByRole("link", { name: "011 234 5678" })).toBeDefined();
  expect(screen.getByText("118 Ward Place")).toBeDefined();
  expect(screen.getByRole("list", { name: "Language" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Staff sign in" })).toBeDefined();
  expect(screen.queryByText("The page")).toBeNull();
  expect(screen.queryByRole("link", { name: "Privacy policy" })).toBeNull();
});

it("visitors of a closed shop read the owner's sentence, and find their orders", async () => {
  await open(away);
  await screen.findByRole("heading", { level: 1, name: "Closed for now" });
  expect(screen.getByText("Back after the holidays.")).toBeDefined();
  expect(screen.getByText(/We expect to open again on Tuesday 5 January/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Track an order" })).toBeDefined();
});

it("visitors see Contact", async () => {
  await open(soon, "/contact");
  await screen.findByText("The page");
  expect(screen.queryByRole("contentinfo")).toBeNull();
});

it("staff see the shop below a line that says so, and the visitors' page", async () => {
  const router = await open(soon, "/category", "ADMIN");
  await screen.findByText("Only staff see this shop.");
  expect(screen.getByText("The page")).toBeDefined();
  const setup = screen.getByRole("link", { name: "Back to setup" });
  expect(setup.getAttribute("href")).toBe("/admin/shop/opening");
  await act(() => router.navigate("/?view=visitors"));
  await screen.findByRole("heading", { level: 1, name: "Opening soon" });
  expect(screen.getByRole("link", { name: "Back to the preview" })).toBeDefined();
});

it("shoppers see no preview", async () => {
  await open(soon, "/", "SHOPPER");
  await screen.findByRole("heading", { level: 1, name: "Opening soon" });
  await act(() => Promise.resolve());
  expect(screen.queryByText("The page")).toBeNull();
});
