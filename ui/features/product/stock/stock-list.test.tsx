import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ledgerEntryOf, stockedProduct } from "../../../testing/stock.ts";
import { wholeStock, type StockLook } from "./look.ts";
import { StockChart } from "./stock-chart.tsx";
import { StockList } from "./stock-list.tsx";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

// The list draws what fits into the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(57);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(cleanup);

const at = (position: number) => String(position).padStart(16, "0");

const pageOf = (items: readonly object[]) => ({
  catalogue: {
    __typename: "ProductList",
    totalCount: items.length,
    nextCursor: null,
    position: at(1),
    items,
  },
});
const three = () =>
  pageOf([
    stockedProduct("sofa", { stock: { onHand: 0, available: 0, level: "OUT" } }),
    stockedProduct("lamp", { stock: { onHand: 3, reserved: 1, available: 2, level: "LOW" } }),
    stockedProduct("kettle", { stock: { onHand: 40, available: 40, level: "ENOUGH" } }),
  ]);
const away = () => Promise.reject(new Error("shop unreachable"));

function open(StockList_: Script[string], change: Partial<StockLook> = {}) {
  const shop = scriptedShop({
    StockList: StockList_,
    StockCounts: () => ({
      catalogueCounts: { __typename: "CatalogueCounts", all: 3, lowStock: 2, outOfStock: 1 },
    }),
  });
  const onLook = vi.fn<(changes: Partial<StockLook>) => void>();
  render(
    <MemoryRouter>
      <StockList look={{ ...wholeStock, ...change }} chosen="lamp" onLook={onLook} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return { shop, onLook };
}

describe("the stock of all products", () => {
  it("says that it is on its way, then each with its figures and how much that is", async () => {
    open(three);
    expect(screen.getByText("Loading the stock")).toBeTruthy();
    const table = within(await screen.findByRole("table", { name: "Stock" }));
    const told = table.getAllByRole("row").slice(1);
    expect(told.map(({ textContent }) => textContent)).toEqual([
      "sofaOut of stock000",
      "lampLow from 3312",
      "kettlelow from 340040",
    ]);
    expect(screen.getByText("3 products")).toBeTruthy();
  });

  it("leads to each ledger, keeps how it is looked at, and marks the one beside it", async () => {
    open(three, { search: "a", show: "low" });
    const link = await screen.findByRole("link", { name: "lamp" });
    expect(link.getAttribute("href")).toBe("/admin/stock/lamp?q=a&show=low");
    expect(link.getAttribute("aria-current")).toBe("true");
    expect(screen.getByRole("link", { name: "sofa" }).hasAttribute("aria-current")).toBe(false);
  });

  it("asks for what is shown, and tells how many there are of each", async () => {
    const { shop, onLook } = open(three, { show: "out", search: "" });
    fireEvent.click(await screen.findByRole("button", { name: "Low 2" }));
    expect(onLook).toHaveBeenCalledWith({ show: "low" });
    expect(screen.getByRole("button", { name: "Out 1" }).getAttribute("aria-pressed")).toBe("true");
    expect(shop.variablesOf("StockList")).toMatchObject([
      { search: null, filter: { outOfStock: true } },
    ]);
  });

  it("says that nothing was found, and leads to all", async () => {
    const { onLook } = open(() => pageOf([]), { search: "boat" });
    fireEvent.click(await screen.findByRole("button", { name: "Show all products" }));
    expect(onLook).toHaveBeenCalledWith(wholeStock);
  });

  it("says that it could not be read, and is read again", async () => {
    let tries = 0;
    open(() => (tries++ === 0 ? away() : three()));
    await screen.findByText("The stock cannot be shown right now.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "kettle" });
    expect(screen.queryByText("The stock cannot be shown right now.")).toBeNull();
  });

  it("given a product that gets low, then its row and the figures of all follow", async () => {
    const { shop } = open(three);
    await waitFor(() => expect(shop.feeds).toHaveLength(1));
    await act(async () =>
      shop.feeds[0]?.publish({
        stockChanged: {
          __typename: "StockUpdate",
          productId: "kettle",
          product: stockedProduct("kettle", { stock: { onHand: 2, available: 2, level: "LOW" } }),
          position: at(2),
          remaining: 0,
        },
      }),
    );
    expect(screen.getByRole("link", { name: "kettle" }).closest("[role=row]")?.textContent).toBe(
      "kettleLow from 3202",
    );
    await waitFor(() => expect(shop.variablesOf("StockCounts")).toHaveLength(2));
  });
});

describe("the drawing of the pieces on hand", () => {
  const entry = (hour: number, onHand: number) =>
    ledgerEntryOf({ id: `${hour}`, at: `2026-11-20T0${hour}:00:00.000Z`, onHand });
  const drawn = (entries: Parameters<typeof StockChart>[0]["entries"], lowFrom: number | null) => {
    const { container } = render(<StockChart entries={entries} lowFrom={lowFrom} />);
    return {
      container,
      paths: [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")),
      words: container.querySelector("figure")?.textContent ?? "",
    };
  };

  it("goes in steps from the oldest to the newest, as high as the most pieces", () => {
    const { paths, words } = drawn([entry(4, 5), entry(2, 10), entry(0, 0)], 5);
    expect(paths[1]).toBe("M0 96H300V6H600V51H600");
    expect(paths[2]).toBe("M0 51H600");
    expect(words).toMatch(/^100.*low from 5/);
  });

  it("is as high as the limit where that is more than there ever was", () => {
    expect(drawn([entry(1, 2), entry(0, 1)], 20).words).toMatch(/^200/);
  });

  it("has no line of a limit that is not known", () => {
    const { paths, words } = drawn([entry(1, 2), entry(0, 1)], null);
    expect(paths).toHaveLength(2);
    expect(words).not.toContain("low from");
  });

  it("is not drawn of a single moment", () => {
    expect(drawn([entry(0, 2)], 3).container.textContent).toBe("");
    expect(drawn([], 3).container.textContent).toBe("");
  });

  it("holds moments that are the same apart from nothing", () => {
    const { paths } = drawn([entry(0, 2), entry(0, 1)], 3);
    expect(paths.join()).not.toMatch(/NaN|Infinity/);
  });
});
