import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ledgerEntryOf, stockedProduct, stockedVariantOf } from "../../../testing/stock.ts";
import type { LedgerEntry } from "./ledger-text.ts";
import { StockDetail } from "./stock-detail.tsx";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

const at = (position: number) => String(position).padStart(16, "0");

const ledgerOf = (
  items: readonly LedgerEntry[],
  {
    product = stockedProduct("kettle"),
    totalCount = items.length,
    nextCursor = null as string | null,
  } = {},
) => ({
  stockLedger: {
    __typename: "StockLedger",
    totalCount,
    nextCursor,
    position: at(1),
    product,
    items,
  },
});

const away = () => Promise.reject(new Error("shop unreachable"));

function open(script: Script) {
  const shop = scriptedShop(script);
  render(
    <MemoryRouter>
      <StockDetail productId="kettle" back="/admin/stock?q=ket" />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole("button", { name }));
  return { shop, press };
}

const figure = (name: string) =>
  screen.getByRole("link", { name: new RegExp(`^${name} \\d+: its events`) }).closest("dd")
    ?.textContent;

describe("the stock of a variant", () => {
  const variants = [
    stockedVariantOf("kettle", ["Brass"], { stock: { onHand: 4, available: 4 } }),
    stockedVariantOf("kettle.2", ["Steel"], { stock: { onHand: 9, available: 9 } }),
  ];
  const product = stockedProduct("kettle", { stock: { onHand: 13, available: 13 }, variants });

  it("is the variant's own, also for the first one, which has the product's id", async () => {
    open({ StockLedger: () => ledgerOf([ledgerEntryOf()], { product }) });
    await screen.findByRole("article", { name: "Stock of kettle (Brass)" });
    expect(figure("On hand")).toMatch(/^4/);
  });

  it("is what its actions change", async () => {
    const { shop, press } = open({
      StockLedger: () => ledgerOf([ledgerEntryOf()], { product }),
      ReceiveStock: () => ({
        receiveStock: { __typename: "ProductSaved", message: "Received", product },
      }),
    });
    await press("Receive");
    await screen.findByRole("dialog", { name: "Receive kettle (Brass)" });
    fireEvent.change(screen.getByLabelText("Units received"), { target: { value: "2" } });
    screen.getByText("On hand 4 → 6, available 4 → 6");
    fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "Delivery" } });
    await press("Receive 2");
    await waitFor(() =>
      expect(shop.variablesOf("ReceiveStock")).toMatchObject([
        { productId: "kettle", quantity: 2 },
      ]),
    );
  });
});

describe("the stock of a product", () => {
  it("shows that it is loading, then the figures and their parts", async () => {
    const product = stockedProduct("kettle", {
      stock: {
        onHand: 7,
        reserved: 2,
        available: 5,
        received: 10,
        gone: 4,
        returned: 1,
        lowFrom: 8,
        ownLowFrom: 8,
      },
    });
    open({ StockLedger: () => ledgerOf([ledgerEntryOf()], { product }) });
    expect(screen.getByText("Loading ledger")).toBeTruthy();
    await screen.findByRole("article", { name: "Stock of kettle" });
    expect(["On hand", "Reserved", "Available", "Sold"].map(figure)).toEqual([
      "7received 10, sold 4, returned 1",
      "2for orders being placed",
      "5low at 8 or fewer Change",
      "34 sold, 1 returned",
    ]);
  });

  it("links its figures to their events, and the name to the product page", async () => {
    open({ StockLedger: () => ledgerOf([ledgerEntryOf()]) });
    const hrefOf = async (name: string) =>
      (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await hrefOf("Reserved 0: its events")).toBe(
      "/history?stream=stock-kettle&type=StockReserved",
    );
    expect(await hrefOf("All in History")).toBe("/history?stream=stock-kettle");
    expect(await hrefOf("kettle")).toBe("/Item-Page/kettle");
    expect(await hrefOf("All stock")).toBe("/admin/stock?q=ket");
  });

  it("is also shown for a discontinued product, which has no page", async () => {
    const product = stockedProduct("kettle", { archived: true });
    open({
      StockLedger: () => ledgerOf([ledgerEntryOf(), ledgerEntryOf({ id: "2" })], { product }),
    });
    await screen.findByText("Kitchen Equipments, no longer sold, 2 events");
    expect(screen.queryByRole("link", { name: "kettle" })).toBeNull();
  });

  it("reports that no stock was received yet", async () => {
    open({ StockLedger: () => ledgerOf([]) });
    expect(await screen.findByText("No stock received yet.")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("reports an unknown product, and links back to the list's view", async () => {
    open({ StockLedger: () => ({ stockLedger: null }) });
    const back = await screen.findByRole("link", { name: "All stock" });
    expect(back.getAttribute("href")).toBe("/admin/stock?q=ket");
  });

  it("reports that it couldn't load, and retries", async () => {
    let tries = 0;
    const { press } = open({
      StockLedger: () => (tries++ === 0 ? away() : ledgerOf([ledgerEntryOf()])),
    });
    await screen.findByText("Couldn’t load the ledger.");
    await press("Try again");
    await screen.findByRole("article", { name: "Stock of kettle" });
  });

  it("loads earlier entries on request, and reports if they couldn't load", async () => {
    let isAway = true;
    const { press } = open({
      StockLedger: ({ cursor }) => {
        if (!cursor)
          return ledgerOf([ledgerEntryOf({ id: "2" })], { totalCount: 2, nextCursor: "2" });
        return isAway
          ? away()
          : ledgerOf([ledgerEntryOf({ reason: "Opening" })], { totalCount: 2 });
      },
    });
    await press("Earlier entries");
    await screen.findByRole("button", { name: "Retry loading earlier entries" });
    isAway = false;
    await press("Retry loading earlier entries");
    await screen.findByText(/“Opening”/);
    expect(screen.queryByRole("button", { name: /earlier/i })).toBeNull();
  });

  it("reloads the ledger as of a changed figure, and shows both", async () => {
    const moved = stockedProduct("kettle", { stock: { onHand: 9, available: 9 } });
    const { shop } = open({
      StockLedger: ({ after }) =>
        after === null
          ? ledgerOf([ledgerEntryOf()])
          : ledgerOf([ledgerEntryOf({ id: "2", reason: "Delivery" })], { product: moved }),
    });
    await waitFor(() => expect(shop.feeds).toHaveLength(1));
    expect(shop.feeds[0]?.variables).toMatchObject({ productIds: ["kettle"], after: at(1) });
    await shop.publish({
      stockChanged: {
        __typename: "StockUpdate",
        productId: "kettle",
        product: moved,
        position: at(5),
        remaining: 0,
      },
    });
    await screen.findByText(/“Delivery”/);
    expect(figure("On hand")).toMatch(/^9/);
    expect(shop.variablesOf("StockLedger").map(({ after }) => after)).toEqual([null, at(5)]);
  });
});

describe("the low-stock limit", () => {
  const open3 = async (own: number | null = null) => {
    const limit = { ownLowFrom: own, lowFrom: own ?? 3 };
    const opened = open({
      StockLedger: () =>
        ledgerOf([ledgerEntryOf()], { product: stockedProduct("kettle", { stock: limit }) }),
      SetLowStockLimit: () => ({
        setLowStockLimit: { __typename: "NotFound", code: "NOT_FOUND", message: "It is gone." },
      }),
    });
    await opened.press("Change");
    const field = screen.getByLabelText<HTMLInputElement>("Low-stock limit, in units");
    return {
      ...opened,
      field,
      set: async (value: string) => {
        fireEvent.change(field, { target: { value } });
        await opened.press("Set limit");
      },
      sent: () => opened.shop.variablesOf("SetLowStockLimit"),
    };
  };

  it("is the product's own, or the shop's if empty", async () => {
    const { field, set, sent } = await open3(8);
    expect([field.value, field.placeholder]).toEqual(["8", "3"]);
    await set(" 12 ");
    await waitFor(() => expect(sent()).toMatchObject([{ productId: "kettle", lowFrom: 12 }]));
    await screen.findByText("It is gone.");
    await set("");
    await waitFor(() => expect(sent()[1]).toMatchObject({ lowFrom: null }));
  });

  it.each(["few", "-1", "1.5", "1000001"])("rejects %j with a message", async (typed) => {
    const { field, set, sent } = await open3();
    await set(typed);
    expect(await screen.findByText("Please enter a whole number, or leave it empty")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent()).toEqual([]);
  });

  it("may be zero, which disables it", async () => {
    const { set, sent } = await open3();
    await set("0");
    await waitFor(() => expect(sent()).toMatchObject([{ lowFrom: 0 }]));
  });
});
