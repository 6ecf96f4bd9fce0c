import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { Comparison, Difference } from "./stage.ts";
import { ProductDifferences } from "./product-differences.tsx";

type State = NonNullable<Difference["after"]>;

const stateOf = (change: Partial<State> = {}): State => ({
  __typename: "HistoryProductState",
  ...{ price: 9_500, offered: true, onHand: 10, reserved: 2 },
  ...change,
});

const kettle = (
  before: Partial<State> | null,
  after: Partial<State>,
  change: Partial<Difference> = {},
): Difference => ({
  __typename: "HistoryProductDifference",
  id: "uva-kettle",
  name: "Uva Kettle",
  before: before && stateOf(before),
  after: stateOf(after),
  priceEvent: null,
  stockEvent: null,
  ...change,
});

function show(products: Difference[], { changedProducts = products.length, all = 40 } = {}) {
  const comparison = { products, changedProducts, b: { products: all } } as unknown as Comparison;
  render(
    <MemoryRouter>
      <ProductDifferences comparison={comparison} />
    </MemoryRouter>,
  );
  const rows = (panel: string) =>
    within(screen.getByRole("region", { name: panel }))
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { stock: rows("Stock"), prices: rows("Prices") };
}

describe("stock at two moments", () => {
  it.each([
    ["is sold out", { onHand: 10 }, { onHand: 2, reserved: 2 }, "10 → 2−8"],
    ["is back in stock", { onHand: 2 }, { onHand: 1500, reserved: 0 }, "2 → 1,500+1,498"],
    ["has 7 available, 3 reserved", { onHand: 10 }, { reserved: 3 }, "10 → 10the same"],
    ["", { reserved: 1 }, { onHand: 12, reserved: 0 }, "10 → 12+2"],
  ])("shows: %s", (words, before, after, figures) => {
    const { stock, prices } = show([kettle(before, after)]);
    expect(stock).toEqual([`Uva Kettle ${words}${figures}`]);
    expect(prices).toEqual([]);
  });

  it("counts a new product from zero, and does not call it back in stock", () => {
    expect(show([kettle(null, {})]).stock).toEqual([
      "Uva Kettle has 8 available, 2 reserved0 → 10+10",
    ]);
  });

  it("links to the last event that set it", () => {
    show([kettle({}, { onHand: 12 }, { stockEvent: 1204 })]);
    expect(screen.getByRole("link", { name: "1,204" }).getAttribute("href")).toMatch(/1204/);
  });
});

describe("prices at two moments", () => {
  it.each([
    ["costs less", {}, { price: 9_000 }, "Rs. 9,500 → Rs. 9,000−500, −5.3 %"],
    ["costs more", { price: 8_000 }, { price: 10_000 }, "Rs. 8,000 → Rs. 10,000+2,000, +25.0 %"],
    ["is no longer for sale", {}, { offered: false }, "Rs. 9,500"],
    ["is for sale again", { offered: false }, {}, "Rs. 9,500"],
    ["is new", { price: null }, {}, "Rs. 9,500"],
  ])("shows: %s", (words, before, after, figures) => {
    const { stock, prices } = show([kettle(before, after)]);
    expect(prices).toEqual([`Uva Kettle ${words}${figures}`]);
    expect(stock).toEqual([]);
  });
});

describe("unchanged and omitted products", () => {
  it("says so for both lists if nothing changed", () => {
    show([]);
    expect(screen.getByText("No stock changed between A and B.")).toBeDefined();
    expect(screen.getByText("No price changed between A and B.")).toBeDefined();
    expect(screen.getByText("0 of 40 products changed.")).toBeDefined();
    expect(screen.getByText(/^40 products are the same/)).toBeDefined();
  });

  it("claims no unchanged products if more changed than exist at B", () => {
    show([kettle({}, { price: 1 })], { changedProducts: 50, all: 40 });
    expect(screen.queryByText(/are the same in everything/)).toBeNull();
    expect(screen.getByText(/^The first 1 of 50 products that changed are shown/)).toBeDefined();
  });
});
