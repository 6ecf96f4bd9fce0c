import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { historyEntryOf } from "../../../testing/history-entries.ts";
import { aroundOf } from "../../../testing/past.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ledgerEntryOf } from "../../../testing/stock.ts";
import { PastCart } from "./past-cart.tsx";
import { PastProduct } from "./past-product.tsx";
import { PastStock } from "./past-stock.tsx";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

const kettle = {
  __typename: "Product",
  id: "kettle",
  name: "Uva Kettle",
  description: "Brass.",
  price: 9_850,
  category: "Kitchen Equipments",
  placement: "TABLE",
  image: "/kettle.webp",
  modelUrl: null,
  countInStock: 3,
  rating: 0,
  numReviews: 0,
  size: null,
  variants: [
    {
      __typename: "Variant",
      id: "kettle",
      values: [] as string[],
      price: 9_850,
      countInStock: 3,
      archived: false,
    },
  ],
};
const variants = [
  { ...kettle.variants[0], values: ["Brass", "1 l"] },
  {
    ...kettle.variants[0],
    id: "kettle.2",
    values: ["Copper", "2 l"],
    price: 12_500,
    countInStock: 8,
    archived: true,
  },
];
const refused = { __typename: "NotFound", message: "The log has no such item." };
const away = () => Promise.reject(new Error("shop unreachable"));

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

describe("a product in the past", () => {
  const openProduct = (answer: Script[string], at: string | null = "1200") =>
    open(<PastProduct productId="kettle" onMoment={onMoment} at={at} />, { PastProduct: answer });
  const was = (product: object | null, around = aroundOf()) => ({
    historyPastProduct: { __typename: "HistoryPastProduct", around, product },
  });

  it("has the price of that time and a link to its stock, and cannot be bought", async () => {
    const shop = openProduct(() => was({ ...kettle, archived: false }));
    await heading("Uva Kettle");
    expect(shop.variablesOf("PastProduct")).toEqual([{ product: "kettle", at: "1200" }]);
    expect(screen.getByText("Rs. 9,850.00")).toBeTruthy();
    expect(linkTo("Its stock at this moment")).toBe("/history/stock/kettle?at=1200");
    expect(screen.queryByRole("button", { name: /cart/i })).toBeNull();
    expect(screen.queryByText(/did not sell it/)).toBeNull();
  });

  it("lists price and stock of each variant, with links to their stock", async () => {
    openProduct(() => was({ ...kettle, archived: false, variants: variants }));
    const table = await screen.findByRole("table");
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      "Brass, 1 lRs. 9,850.003",
      "Copper, 2 l (archived)Rs. 12,500.008",
    ]);
    expect(linkTo("Copper, 2 l")).toBe("/history/stock/kettle.2?at=1200");
    expect(screen.queryByRole("link", { name: "Its stock at this moment" })).toBeNull();
  });

  it("shows the option values of a variant", async () => {
    openProduct(() => was({ ...kettle, archived: false, variants: variants.slice(1) }));
    await heading("Uva Kettle (Copper, 2 l)");
    expect(linkTo("Its stock at this moment")).toBe("/history/stock/kettle.2?at=1200");
  });

  it("says that it was not for sale", async () => {
    openProduct(() => was({ ...kettle, archived: true }));
    expect(await screen.findByText(/^It was not for sale at this moment\./)).toBeTruthy();
  });

  it("says that it had not been added yet", async () => {
    openProduct(() => was(null));
    await heading("kettle");
    expect(screen.getByText(/^This product had not been added yet/)).toBeTruthy();
  });

  it("names the last event before, with a link", async () => {
    const entry = historyEntryOf(1150, { words: "Uva Kettle costs Rs. 9,850" });
    openProduct(() => was({ ...kettle, archived: false }, aroundOf({ entry })));
    await heading("Uva Kettle");
    expect(linkTo("event 1,150, OrderPlaced")).toBe("/history/event/1150");
  });

  it("reports that there is nothing to show, and links to now; from now it links to all events", async () => {
    openProduct(() => ({ historyPastProduct: refused }));
    fireEvent.click(await screen.findByRole("button", { name: "Show the current state" }));
    expect(onMoment).toHaveBeenCalledWith(null);
    expect(screen.getByText(refused.message)).toBeTruthy();
    cleanup();
    openProduct(() => ({ historyPastProduct: refused }), null);
    await screen.findByText(refused.message);
    expect(linkTo("All events")).toBe("/history");
  });

  it("reports that it couldn't load, and retries", async () => {
    let tries = 0;
    openProduct(() => (tries++ === 0 ? away() : was({ ...kettle, archived: false })));
    await screen.findByText("Couldn’t load this moment.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await heading("Uva Kettle");
  });
});

describe("stock in the past", () => {
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

  it("shows its figures, with the ledger up to that moment", async () => {
    openStock({});
    await heading("Stock of Uva Kettle");
    expect(figures()).toEqual([
      "1,200units in stock",
      "2for orders being placed",
      "1,198the shop’s low-stock limit applies",
    ]);
    expect(screen.getByText(/“Opening”/)).toBeTruthy();
    expect(linkTo("The product at this moment")).toBe("/history/product/kettle?at=1200");
    expect(screen.queryByText(/entries before these/)).toBeNull();
  });

  it("shows its own limit, and the number of entries that are not shown", async () => {
    openStock({ ownLowFrom: 8, totalCount: 1_502 });
    await heading("Stock of Uva Kettle");
    expect(figures()[2]).toBe("1,198low at 8 or fewer");
    expect(screen.getByText("1,500 earlier entries are in its stream.")).toBeTruthy();
  });

  it("says that no stock had been received, even if the product is unknown", async () => {
    openStock({ totalCount: 0, items: [], product: null });
    await heading("Stock of kettle");
    expect(screen.getByText("No stock had been received yet.")).toBeTruthy();
    expect(screen.queryByRole("definition")).toBeNull();
  });
});

describe("a cart in the past", () => {
  const line = (change: object = {}) => ({
    __typename: "CartItem",
    id: "line-1",
    productId: "kettle",
    quantity: 2,
    priceWhenAdded: 9_850,
    lineTotal: 19_700,
    variant: null,
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

  it("has the prices of that time, and links each item to its past", async () => {
    openCart([line()]);
    await heading("Cart of Ann");
    expect(lineWords()).toEqual(["2 items, Rs. 9,850.00 each", "Rs. 19,700.00"]);
    expect(linkTo("Uva Kettle")).toBe("/history/product/kettle?at=1200");
    expect(sums()).toEqual(["Subtotal, 2 items", "Delivery", "Total"]);
  });

  it("shows the price at the time of adding if it differs", async () => {
    openCart([line({ priceWhenAdded: 9_000 })]);
    await heading("Cart of Ann");
    expect(lineWords()[0]).toBe("2 items, Rs. 9,850.00 each, Rs. 9,000.00 when added");
  });

  it.each([
    [0, "Out of stock at this moment"],
    [1, "Only 1 left at this moment"],
  ])("reports that only %d were left; missing units do not count", async (countInStock, words) => {
    openCart([line({ product: { ...kettle, countInStock } })], { shortCount: 1 });
    await heading("Cart of Ann");
    expect(lineWords()).toContain(words);
    expect(sums().slice(0, 2)).toEqual(["Subtotal, 1 item", "Not in stock, 1 item"]);
  });

  it("shows a deleted product by its id, without a price", async () => {
    openCart([line({ product: null, quantity: 1 })]);
    await heading("Cart of Ann");
    expect(linkTo("kettle")).toBe("/history/product/kettle?at=1200");
    expect(lineWords()[0]).toBe("1 item");
  });

  it("says that it was empty, even for an unknown customer", async () => {
    openCart([], {}, null);
    await heading("A cart");
    expect(screen.getByText("The cart was empty.")).toBeTruthy();
  });
});
