import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { historyEntryOf } from "../../testing/history-entries.ts";
import { aroundOf } from "../../testing/past.ts";
import { scriptedShop } from "../../testing/scripted-shop.tsx";
import { ledgerEntryOf } from "../../testing/stock.ts";
import { PastCart } from "./past-cart.tsx";
import { PastProduct } from "./past-product.tsx";
import { PastStock } from "./past-stock.tsx";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

afterEach(cleanup);

const kettle = {
  __typename: "Product",
  id: "kettle",
  name: "Uva Kettle",
  description: "Brass.",
  price: 9_850,
  category: "KITCHEN_EQUIPMENTS",
  placement: "TABLE",
  image: "/kettle.webp",
  modelUrl: null,
  countInStock: 3,
  rating: 0,
  numReviews: 0,
  size: null,
};
const refused = { __typename: "NotFound", message: "The log knows no such thing." };
const away = () => Promise.reject(new Error("no way to the shop"));

const onMoment = vi.fn<(at: string | null) => void>();
const moments = { at: "1200", onMoment };

function open(page: ReactNode, script: Script) {
  onMoment.mockClear();
  const shop = scriptedShop(script);
  render(<MemoryRouter>{page}</MemoryRouter>, { wrapper: shop.wrapper });
  return shop;
}
const heading = (name: string) => screen.findByRole("heading", { name, level: 2 });
const linkTo = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

describe("a product as it was", () => {
  const openProduct = (answer: Script[string], at: string | null = "1200") =>
    open(<PastProduct productId="kettle" onMoment={onMoment} at={at} />, { PastProduct: answer });
  const was = (product: object | null, around = aroundOf()) => ({
    historyPastProduct: { __typename: "HistoryPastProduct", around, product },
  });

  it("is shown with its price of then and the way to its stock, and cannot be bought", async () => {
    const shop = openProduct(() => was({ ...kettle, archived: false }));
    await heading("Uva Kettle");
    expect(shop.variablesOf("PastProduct")).toEqual([{ product: "kettle", at: "1200" }]);
    expect(screen.getByText("Rs. 9,850.00")).toBeTruthy();
    expect(linkTo("Its stock at this moment")).toBe("/history/stock/kettle?at=1200");
    expect(screen.queryByRole("button", { name: /cart/i })).toBeNull();
    expect(screen.queryByText(/did not sell it/)).toBeNull();
  });

  it("is told to have been out of the shop", async () => {
    openProduct(() => was({ ...kettle, archived: true }));
    expect(await screen.findByText(/^The shop did not sell it at this moment\./)).toBeTruthy();
  });

  it("is told not to have been there yet", async () => {
    openProduct(() => was(null));
    await heading("kettle");
    expect(screen.getByText(/^It had not been added yet\./)).toBeTruthy();
  });

  it("names the last event before, which can be looked at", async () => {
    const entry = historyEntryOf(1150, { words: "Uva Kettle costs Rs. 9,850" });
    openProduct(() => was({ ...kettle, archived: false }, aroundOf({ entry })));
    await heading("Uva Kettle");
    expect(linkTo("event 1,150, OrderPlaced")).toBe("/history/event/1150");
  });

  it("says that there is nothing to show, and leads to now; from now to all events", async () => {
    openProduct(() => ({ historyPastProduct: refused }));
    fireEvent.click(await screen.findByRole("button", { name: "Show it as it is now" }));
    expect(onMoment).toHaveBeenCalledWith(null);
    expect(screen.getByText(refused.message)).toBeTruthy();
    cleanup();
    openProduct(() => ({ historyPastProduct: refused }), null);
    await screen.findByText(refused.message);
    expect(linkTo("To all events")).toBe("/history");
  });

  it("says that it could not be read, and is read again", async () => {
    let tries = 0;
    openProduct(() => (tries++ === 0 ? away() : was({ ...kettle, archived: false })));
    await screen.findByText("This moment cannot be shown right now.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await heading("Uva Kettle");
  });
});

describe("a stock as it was", () => {
  const openStock = (change: object) =>
    open(<PastStock productId="kettle" {...moments} />, {
      PastStock: () => ({
        historyPastStock: {
          __typename: "HistoryPastStock",
          around: aroundOf(),
          product: kettle,
          onHand: 1200,
          reserved: 2,
          available: 1198,
          ownLowFrom: null,
          totalCount: 2,
          items: [ledgerEntryOf({ id: "2" }), ledgerEntryOf({ reason: "Opening" })],
          ...change,
        },
      }),
    });
  const figures = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

  it("is shown in its figures with the ledger up to then", async () => {
    openStock({});
    await heading("Stock of Uva Kettle");
    expect(figures()).toEqual([
      "1,200pieces in the shop",
      "2held by orders being placed",
      "1,198low by the shop’s limit",
    ]);
    expect(screen.getByText(/“Opening”/)).toBeTruthy();
    expect(linkTo("The product at this moment")).toBe("/history/product/kettle?at=1200");
    expect(screen.queryByText(/entries before these/)).toBeNull();
  });

  it("names its own limit, and how many entries are not shown", async () => {
    openStock({ ownLowFrom: 8, totalCount: 1_502 });
    await heading("Stock of Uva Kettle");
    expect(figures()[2]).toBe("1,198low from 8, its own limit");
    expect(screen.getByText("1,500 entries before these are in its stream.")).toBeTruthy();
  });

  it("is told to have been nothing before anything came in, also where the product is not known", async () => {
    openStock({ totalCount: 0, items: [], product: null });
    await heading("Stock of kettle");
    expect(screen.getByText("Nothing had come in yet.")).toBeTruthy();
    expect(screen.queryByRole("definition")).toBeNull();
  });
});

describe("a cart as it was", () => {
  const line = (change: object = {}) => ({
    __typename: "CartItem",
    id: "line-1",
    productId: "kettle",
    quantity: 2,
    priceWhenAdded: 9_850,
    lineTotal: 19_700,
    product: kettle,
    ...change,
  });
  const openCart = (items: readonly object[], change: object = {}, owner: string | null = "Ann") =>
    open(<PastCart userId="ann" {...moments} />, {
      PastCart: () => ({
        historyPastCart: {
          __typename: "HistoryPastCart",
          around: aroundOf(),
          owner,
          cart: {
            __typename: "Cart",
            id: "cart",
            itemCount: 2,
            shortCount: 0,
            subtotal: 19_700,
            deliveryFee: 500,
            total: 20_200,
            items,
            ...change,
          },
        },
      }),
    });
  const lineWords = () =>
    within(screen.getByRole("listitem"))
      .getAllByText(/./, { selector: "p" })
      .map(({ textContent }) => textContent);
  const sums = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

  it("is shown at the prices of then, and each piece leads to what it was", async () => {
    openCart([line()]);
    await heading("Cart of Ann");
    expect(lineWords()).toEqual(["2 pieces, Rs. 9,850.00 each", "Rs. 19,700.00"]);
    expect(linkTo("Uva Kettle")).toBe("/history/product/kettle?at=1200");
    expect(sums()).toEqual(["Subtotal, 2 pieces", "Delivery", "Total"]);
  });

  it("tells what a piece cost when it was put in, where that was another price", async () => {
    openCart([line({ priceWhenAdded: 9_000 })]);
    await heading("Cart of Ann");
    expect(lineWords()[0]).toBe("2 pieces, Rs. 9,850.00 each, Rs. 9,000.00 when it was put in");
  });

  it.each([
    [0, "Out of stock at this moment"],
    [1, "Only 1 left at this moment"],
  ])("says that %d were left of more, which do not count", async (countInStock, words) => {
    openCart([line({ product: { ...kettle, countInStock } })], { shortCount: 1 });
    await heading("Cart of Ann");
    expect(lineWords()).toContain(words);
    expect(sums().slice(0, 2)).toEqual(["Subtotal, 1 piece", "Not in stock, 1 piece"]);
  });

  it("given a product that is not known any more, then its line has its id and no price", async () => {
    openCart([line({ product: null, quantity: 1 })]);
    await heading("Cart of Ann");
    expect(linkTo("kettle")).toBe("/history/product/kettle?at=1200");
    expect(lineWords()[0]).toBe("1 piece");
  });

  it("is told to be empty, also of a person who is not known", async () => {
    openCart([], {}, null);
    await heading("A cart");
    expect(screen.getByText("There was nothing in it.")).toBeTruthy();
  });
});
