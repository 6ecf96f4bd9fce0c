import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ledgerEntryOf, stockedProduct, stockedVariantOf } from "../../../testing/stock.ts";
import { wholeStock, type StockView } from "./stock-view.ts";
import { StockChart } from "./stock-chart.tsx";
import { StockList } from "./stock-list.tsx";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

// The list renders only what fits into the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(57);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

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

function open(StockList_: Script[string], change: Partial<StockView> = {}) {
  const shop = scriptedShop({
    StockList: StockList_,
    StockCounts: () => ({
      catalogueCounts: { __typename: "CatalogueCounts", all: 3, lowStock: 2, outOfStock: 1 },
    }),
  });
  const onView = vi.fn<(changes: Partial<StockView>) => void>();
  render(
    <MemoryRouter>
      <StockList view={{ ...wholeStock, ...change }} chosen="lamp" onView={onView} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return { shop, onView };
}

describe("the stock of all products", () => {
  it("shows that it is loading, then each product with figures and level", async () => {
    open(three);
    expect(screen.getByText("Loading stock")).toBeTruthy();
    const table = within(await screen.findByRole("table", { name: "Stock" }));
    const rows = table.getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "sofaOut of stock000",
      "lampLow (3 or fewer)312",
      "kettlelow at 3 or fewer40040",
    ]);
    expect(screen.getByText("3 products")).toBeTruthy();
  });

  it("links to each ledger, keeps the list's view, and marks the selected product", async () => {
    open(three, { search: "a", show: "low" });
    const link = await screen.findByRole("link", { name: "lamp" });
    expect(link.getAttribute("href")).toBe("/admin/stock/lamp?q=a&show=low");
    expect(link.getAttribute("aria-current")).toBe("true");
    expect(screen.getByRole("link", { name: "sofa" }).hasAttribute("aria-current")).toBe(false);
  });

  it("opens an item with several variants, each linked to its own ledger", async () => {
    const variants = [
      stockedVariantOf("bed", ["Moss"], { stock: { onHand: 5, available: 5, level: "ENOUGH" } }),
      stockedVariantOf("bed.2", ["Rust"], { stock: { onHand: 0, available: 0, level: "OUT" } }),
    ];
    open(() => pageOf([stockedProduct("bed", { stock: { onHand: 5, available: 5 }, variants })]), {
      show: "low",
    });
    const toggle = await screen.findByRole("button", { name: "bed" });
    screen.getByText("2 variants, 1 out");
    expect(screen.queryByRole("link")).toBeNull();
    fireEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    const shown = within(screen.getByRole("list", { name: "Variants of bed" }));
    expect(shown.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Mosslow at 3 or fewer5 on hand0 reserved5 available",
      "RustOut of stock0 on hand0 reserved0 available",
    ]);
    const hrefs = shown.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/admin/stock/bed?show=low", "/admin/stock/bed.2?show=low"]);
    fireEvent.click(toggle);
    expect(screen.queryByRole("list", { name: "Variants of bed" })).toBeNull();
  });

  it("shows the variants of an item if one is selected", async () => {
    const variants = [stockedVariantOf("bed", ["Moss"]), stockedVariantOf("lamp", ["Rust"])];
    open(() => pageOf([stockedProduct("bed", { variants })]));
    const link = await screen.findByRole("link", { name: "Rust" });
    expect(link.getAttribute("aria-current")).toBe("true");
  });

  it("requests the selected filter, and shows the count of each filter", async () => {
    const { shop, onView } = open(three, { show: "out", search: "" });
    fireEvent.click(await screen.findByRole("button", { name: "Low 2" }));
    expect(onView).toHaveBeenCalledWith({ show: "low" });
    expect(screen.getByRole("button", { name: "Out 1" }).getAttribute("aria-pressed")).toBe("true");
    expect(shop.variablesOf("StockList")).toMatchObject([
      { search: null, filter: { outOfStock: true } },
    ]);
  });

  it("reports that nothing was found, and links to all", async () => {
    const { onView } = open(() => pageOf([]), { search: "boat" });
    fireEvent.click(await screen.findByRole("button", { name: "Show all products" }));
    expect(onView).toHaveBeenCalledWith(wholeStock);
  });

  it("reports that it couldn't load, and retries", async () => {
    let tries = 0;
    open(() => (tries++ === 0 ? away() : three()));
    await screen.findByText("Couldn’t load the stock.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "kettle" });
    expect(screen.queryByText("Couldn’t load the stock.")).toBeNull();
  });

  it("updates the row and the counts if a product's level changes", async () => {
    const { shop } = open(three);
    await waitFor(() => expect(shop.feeds).toHaveLength(1));
    await shop.publish({
      stockChanged: {
        __typename: "StockUpdate",
        productId: "kettle",
        product: stockedProduct("kettle", { stock: { onHand: 2, available: 2, level: "LOW" } }),
        position: at(2),
        remaining: 0,
      },
    });
    expect(screen.getByRole("link", { name: "kettle" }).closest("[role=row]")?.textContent).toBe(
      "kettleLow (3 or fewer)202",
    );
    await waitFor(() => expect(shop.variablesOf("StockCounts")).toHaveLength(2));
  });
});

describe("the chart of the stock on hand", () => {
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

  it("steps from oldest to newest, scaled to the maximum", () => {
    const { paths, words } = drawn([entry(4, 5), entry(2, 10), entry(0, 0)], 5);
    expect(paths[1]).toBe("M0,96L300,96L300,6L600,6L600,51L600,51L600,51");
    expect(paths[2]).toBe("M0 51H600");
    expect(words).toMatch(/^100.*low at 5 or fewer/);
  });

  it("is scaled to the limit if that is higher than the stock", () => {
    expect(drawn([entry(1, 2), entry(0, 1)], 20).words).toMatch(/^200/);
  });

  it("has no line for an unknown limit", () => {
    const { paths, words } = drawn([entry(1, 2), entry(0, 1)], null);
    expect(paths).toHaveLength(2);
    expect(words).not.toContain("low from");
  });

  it("is not drawn for a single moment", () => {
    expect(drawn([entry(0, 2)], 3).container.textContent).toBe("");
    expect(drawn([], 3).container.textContent).toBe("");
  });

  it("handles entries at the same moment", () => {
    const { paths } = drawn([entry(0, 2), entry(0, 1)], 3);
    expect(paths.join()).not.toMatch(/NaN|Infinity/);
  });
});
