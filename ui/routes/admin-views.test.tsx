import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LoginPopupContext } from "../features/shared/account/login-popup.tsx";
import { catalogueCounts, cataloguePage, stoolAt } from "../testing/catalogue.ts";
import { scriptedShop } from "../testing/scripted-shop.tsx";
import { stockedProduct } from "../testing/stock.ts";
import { paths } from "../paths.ts";
import { Component as AdminList } from "./admin-list.tsx";
import { Component as AdminStock } from "./admin-stock.tsx";

// The lists render the rows that fit into the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(64);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

const stocked = [stockedProduct("lamp"), stockedProduct("kettle")];

function open(path: string, Component: RouteObject["Component"], address: string) {
  const shop = scriptedShop({
    Catalogue: () => cataloguePage([stoolAt(1), stoolAt(2)]),
    CatalogueCounts: () => catalogueCounts(2),
    StockCounts: () => ({
      catalogueCounts: { ...catalogueCounts(2).catalogueCounts, outOfStock: 0 },
    }),
    StockList: () => ({
      catalogue: {
        __typename: "ProductList",
        totalCount: 2,
        nextCursor: null,
        position: "1",
        items: stocked,
      },
    }),
    StockLedger: () => ({ stockLedger: null }),
  });
  const router = createMemoryRouter(
    [
      { path, Component: Component ?? null },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <LoginPopupContext value={{ open: () => undefined }}>
      <RouterProvider router={router} />
    </LoginPopupContext>,
    { wrapper: shop.wrapper },
  );
  return {
    shop,
    go: (to: string | number) => act(() => router.navigate(to as string)),
    address: () => router.state.location.pathname + router.state.location.search,
    press: async (name: string | RegExp) =>
      fireEvent.click(await screen.findByRole("button", { name })),
    pressed: (name: string | RegExp) =>
      screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true",
  };
}
const openStock = (address: string) => open(paths.adminStockRoute, AdminStock, address);
const openList = (address: string) => open(paths.adminList, AdminList, address);

describe("the view of the stock", () => {
  it("is read from the address and written to it, without a new history entry", async () => {
    const { address, press, pressed } = openStock("/admin/stock?show=low&q=la");
    await press(/^Out/);
    expect(pressed(/^Out/)).toBe(true);
    await waitFor(() => expect(address()).toBe("/admin/stock?q=la&show=out"));
    await press(/^All/);
    await waitFor(() => expect(address()).toBe("/admin/stock?q=la"));
  });

  it("removes unknown values from the address", async () => {
    const { address } = openStock("/admin/stock?show=half&room=attic");
    await waitFor(() => expect(address()).toBe("/admin/stock"));
  });

  it("changes when another address of the page opens, and back again", async () => {
    const { go, pressed } = openStock("/admin/stock");
    await screen.findByRole("link", { name: "lamp" });
    await go("/admin/stock?show=low");
    expect(pressed(/^Low/)).toBe(true);
    await go(-1);
    expect(pressed(/^All/)).toBe(true);
  });

  it("stays when a product is selected", async () => {
    const { go, address, pressed } = openStock("/admin/stock?show=low");
    const link = await screen.findByRole("link", { name: "lamp" });
    fireEvent.click(link);
    await waitFor(() => expect(address()).toBe("/admin/stock/lamp?show=low"));
    expect(pressed(/^Low/)).toBe(true);
    await go("/admin/stock/kettle?show=low");
    expect((await screen.findByRole("link", { name: "kettle" })).ariaCurrent).toBe("true");
  });
});

describe("the view of the items", () => {
  it("changes when an item is opened for editing by its name", async () => {
    const { shop, go } = openList("/admin/list?sort=NAME");
    await screen.findByText("Stool 1");
    await go("/admin/list?q=Stool%202");
    await waitFor(() =>
      expect(shop.variablesOf("Catalogue").at(-1)).toMatchObject({
        search: "Stool 2",
        sort: "RELEVANCE",
      }),
    );
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search items" }).value).toBe(
      "Stool 2",
    );
  });

  it("is kept during an import", async () => {
    const { press, address } = openList("/admin/list?show=archived");
    await press(/^Import/);
    await press("Back to items");
    expect((await screen.findByRole("button", { name: /^Archived/ })).ariaPressed).toBe("true");
    expect(address()).toBe("/admin/list?show=archived");
  });
});
