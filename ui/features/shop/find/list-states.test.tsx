import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ListControls } from "./list-controls.tsx";
import { sortsOf, type FilterChange, type ProductFilters } from "./product-filters.ts";
import { CategoryChips } from "../product/category-chips.tsx";
import { AddressRepair } from "./address-repair.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { noChoices } from "./filter-choices.ts";
import { NothingFound } from "./nothing-found.tsx";
import type { Facets } from "./use-facets.ts";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

beforeEach(() => {
  document.body.insertAdjacentHTML("beforeend", '<main id="main" tabindex="-1"></main>');
});
afterEach(() => {
  document.getElementById("main")?.remove();
});

const facetsOf = (change: Partial<Facets> = {}): Facets => ({
  __typename: "ProductFacets",
  total: 0,
  withoutChoices: 0,
  inStock: 3,
  hasModel: 0,
  anyRating: 8,
  anyColour: 8,
  anySpace: 8,
  relaxations: [],
  nearestPrice: null,
  nearestSpace: null,
  colours: [],
  ratings: [{ __typename: "RatingCount", minRating: 4, count: 5 }],
  prices: { __typename: "PriceSpread", lowest: null, highest: null, bars: [] },
  ...change,
});

const filtersOf = (change: Partial<ProductFilters> = {}): ProductFilters => {
  const { search = "" } = change;
  return { category: null, search, sort: sortsOf(search)[0], choices: noChoices, ...change };
};

const change = vi.fn<(part: FilterChange) => void>();
const shown = (page: ReactNode, script: Script = {}) => {
  change.mockClear();
  const shop = scriptedShop(script);
  render(<MemoryRouter>{page}</MemoryRouter>, { wrapper: shop.wrapper });
  return shop;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("no results", () => {
  const open = (filters: ProductFilters, withoutChoices = 0, likely: readonly object[] = []) =>
    shown(<NothingFound filters={filters} change={change} />, {
      ProductFacets: () => ({ productFacets: facetsOf({ withoutChoices }) }),
      LikelySearches: () => ({ likelySearches: likely }),
    });
  const likely = (search: string, count: number) => ({
    __typename: "LikelySearch",
    search,
    count,
    product: {
      __typename: "Product",
      id: search,
      image: "/x.svg",
      category: "Kitchen Equipments",
      placement: "TABLE",
    },
  });

  it("suggests similar words, without the filters", async () => {
    open(filtersOf({ search: "kitlle", category: "Bathwares" }), 0, [likely("kettle", 2)]);
    await screen.findByText(/^No results for “kitlle”\. We found a similar name/);
    expect(screen.queryByRole("button", { name: /^Search all rooms/ })).toBeNull();
    press(/^kettle, 2 items$/);
    expect(change).toHaveBeenCalledWith({
      category: null,
      search: "kettle",
      sort: null,
      ...noChoices,
    });
    expect(document.activeElement?.id).toBe("main");
  });

  it.each([
    [[], /Try fewer or different words/],
    [[likely("kettle", 2), likely("kilim", 1)], /Try one of these words/],
  ])("shows the suggestion: %#", async (found, words) => {
    open(filtersOf({ search: "kitlle" }), 0, found);
    await screen.findByText(words);
  });

  it("because of a category or filters offers a search everywhere", async () => {
    const shop = open(filtersOf({ search: "lamp", choices: { ...noChoices, inStock: true } }), 4);
    await screen.findByText("“lamp” finds 4 items, but none in this room with these filters.");
    press(/^Search all rooms/);
    expect(change).toHaveBeenCalledWith({ category: null, ...noChoices });
    expect(shop.variablesOf("LikelySearches")).toEqual([]);
  });

  it("without words offers to show everything", () => {
    open(filtersOf({ choices: { ...noChoices, maxPrice: 100 } }));
    expect(screen.getByText("No items match these filters.")).toBeTruthy();
    press("Show all items");
    expect(change).toHaveBeenCalledWith({ category: null, search: "", sort: null, ...noChoices });
  });
});

describe("the active filters", () => {
  it("are listed with the item count and removed one by one, moving the focus to the count", () => {
    const choices = { ...noChoices, minRating: 4, hasModel: true };
    shown(
      <ListControls
        filters={filtersOf({ category: "Bathwares", search: "towel", choices })}
        change={change}
        total={1}
      />,
    );
    const figure = screen.getByRole("status");
    expect(figure.textContent).toBe("1 item for “towel”");
    const tags = screen.getAllByRole("button", { name: /^Remove filter/ });
    for (const tag of tags) fireEvent.click(tag);
    expect(change.mock.calls.map(([part]) => part)).toEqual([
      { category: null },
      { search: "" },
      { minRating: null },
      { hasModel: false },
    ]);
    expect(document.activeElement).toBe(figure);
  });

  it("include the best-match order only for a search", () => {
    const ways = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
    shown(<ListControls filters={filtersOf()} change={change} total={undefined} />);
    expect(ways()).not.toContain("Best match");
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "price-up" } });
    expect(change).toHaveBeenCalledWith({ sort: "price-up" });
    cleanup();
    shown(<ListControls filters={filtersOf({ search: "a" })} change={change} total={3} />);
    expect(ways()[0]).toBe("Best match");
  });
});

describe("the options next to the list", () => {
  const open = (facets: Facets | null, choices = noChoices) => {
    const onChange = vi.fn<(part: object) => void>();
    shown(<FilterFields choices={choices} facets={facets} onChange={onChange} />);
    return onChange;
  };
  const choice = (role: "checkbox" | "radio", name: RegExp) =>
    screen.getByRole<HTMLInputElement>(role, { name });

  it("are disabled if they would leave no items, unless selected", () => {
    open(facetsOf(), { ...noChoices, minRating: 3 });
    expect(choice("checkbox", /^Has a 3D model/).disabled).toBe(true);
    expect(choice("checkbox", /^In stock/).disabled).toBe(false);
    expect([
      choice("radio", /^3 stars and up/).checked,
      choice("radio", /^3 stars and up/).disabled,
    ]).toEqual([true, false]);
  });

  it("are all enabled while their counts are loading", () => {
    const onChange = open(null);
    fireEvent.click(choice("checkbox", /^Has a 3D model/));
    fireEvent.click(choice("radio", /^4 stars and up/));
    expect(onChange.mock.calls).toEqual([[{ hasModel: true }], [{ minRating: 4 }]]);
  });

  it("include a rating that only the URL contains", () => {
    const onChange = open(facetsOf(), { ...noChoices, minRating: 5 });
    const [first] = screen.getAllByRole<HTMLInputElement>("radio");
    expect(screen.getAllByRole("radio")).toHaveLength(4);
    expect(first?.checked).toBe(true);
    fireEvent.click(choice("radio", /^Any rating/));
    expect(onChange).toHaveBeenCalledWith({ minRating: null });
  });
});

describe("an invalid URL", () => {
  const open = (address: string) => {
    const router = createMemoryRouter([{ path: "*", element: <AddressRepair /> }], {
      initialEntries: ["/home", address],
    });
    render(<RouterProvider router={router} />);
    return router;
  };

  it("is replaced, and the removed parts are reported, shortened", async () => {
    const router = open(`/category?room=cellar&q=lamp&min=${"9".repeat(80)}`);
    const said = await screen.findByRole("status");
    expect(said.textContent).toContain(`room=cellar, min=${"9".repeat(36)})`);
    expect(router.state.location.search).toBe("?q=lamp");
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/home");
  });

  it("reports nothing for a valid URL, or for state left by another page", () => {
    const router = open("/category?q=lamp");
    expect(screen.queryByRole("status")).toBeNull();
    void router.navigate("/category?q=lamp", { state: { leftOut: [7] } });
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("the category chips above the list", () => {
  const rooms = { Rooms: () => ({ categoryCounts: [] }) };

  it("select a category, and deselect it when pressed again", () => {
    const onChoose = vi.fn();
    shown(<CategoryChips chosen="Bathwares" onChoose={onChoose} />, rooms);
    press("Bathwares, selected. Press to show all");
    press("Electronics");
    expect(onChoose.mock.calls).toEqual([[null], ["Electronics"]]);
    expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);
  });
});
