import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { filtersInAddress } from "./product-filters.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { filterInput, noChoices } from "./filter-choices.ts";

const facetsFor = (total: number) => ({
  __typename: "ProductFacets",
  total,
  withoutChoices: 40,
  inStock: 3,
  hasModel: 0,
  anyRating: total,
  anyColour: total,
  anySpace: total,
  relaxations: [],
  nearestPrice: null,
  nearestSpace: null,
  colours: [],
  ratings: [{ __typename: "RatingCount", minRating: 4, count: 2 }],
  prices: { __typename: "PriceSpread", lowest: 100, highest: 900, bars: [1, 2] },
});

const openSheet = () => {
  const shop = scriptedShop({
    ProductFacets: ({ filter }) => ({ productFacets: facetsFor(filter === null ? 40 : 1) }),
  });
  const change = vi.fn();
  const onOpenChange = vi.fn();
  const { filters } = filtersInAddress(new URLSearchParams("q=lamp"));
  render(<FilterSheet open filters={filters} change={change} onOpenChange={onOpenChange} />, {
    wrapper: shop.wrapper,
  });
  return { ...shop, change, onOpenChange };
};

it("updates the count while selecting, and changes the list only on the button", async () => {
  const { change, onOpenChange, variablesOf } = openSheet();
  expect(await screen.findByRole("button", { name: "Show 40 items" })).toBeDefined();
  fireEvent.click(screen.getByLabelText(/^In stock/));
  expect(screen.getByRole("button", { name: "Show 40 items" }).ariaBusy).toBe("true");
  const show = await screen.findByRole("button", { name: "Show 1 item" });
  expect(show.ariaBusy).toBe("false");
  expect(variablesOf("ProductFacets").at(-1)).toEqual({
    search: "lamp",
    category: null,
    filter: filterInput({ ...noChoices, inStock: true }),
  });
  expect(change).not.toHaveBeenCalled();
  fireEvent.click(show);
  expect(change.mock.calls).toEqual([[{ ...noChoices, inStock: true }]]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("clears all filters with one press", async () => {
  openSheet();
  fireEvent.click(await screen.findByLabelText(/^4 stars and up/));
  expect(screen.getByLabelText(/^4 stars and up/)).toHaveProperty("checked", true);
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByLabelText(/^Any rating/)).toHaveProperty("checked", true);
  await waitFor(() => expect(screen.getByRole("button", { name: "Show 40 items" })).toBeDefined());
});

it("disables options that would leave no items", async () => {
  openSheet();
  const none = await screen.findByLabelText(/^Has a 3D model\s*0 items/);
  expect(none).toHaveProperty("disabled", true);
});
