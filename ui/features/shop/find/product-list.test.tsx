import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { noChoices } from "./filter-choices.ts";
import { sortsOf, type ProductFilters } from "./product-filters.ts";
import { ProductList } from "./product-list.tsx";
import { useProductList } from "./use-product-list.ts";

type Script = NonNullable<Parameters<typeof scriptedShop>[0]>;

beforeEach(() => sessionStorage.clear());

const lampAt = (index: number, change: object = {}) => ({
  __typename: "Product",
  id: `lamp-${index}`,
  name: `Lamp ${index}`,
  description: "Warm light.",
  price: 18_750,
  highestPrice: 18_750,
  options: [],
  variants: [],
  category: "Electronics",
  countInStock: 4,
  rating: 0,
  numReviews: 0,
  modelUrl: null,
  image: "/lamp.svg",
  placement: "TABLE",
  size: null,
  ...change,
});
const lamps = (from: number, to: number) =>
  Array.from({ length: to - from }, (_none, index) => lampAt(from + index));

const pageOf = (items: readonly object[], change: object = {}) => ({
  products: {
    __typename: "ProductPage",
    totalCount: items.length,
    nextCursor: null,
    position: "0000000000000001",
    replacedWords: [],
    marks: [],
    items,
    ...change,
  },
});
const away = () => Promise.reject(new Error("shop unreachable"));

const [newest] = sortsOf("");
const everything: ProductFilters = { category: null, search: "", sort: newest, choices: noChoices };

function Shelf({ filters }: { filters: ProductFilters }) {
  return (
    <ProductList
      list={useProductList(filters)}
      nothing={<p>Nothing here</p>}
      notice={<p>A notice</p>}
      action={() => <button>Add</button>}
    />
  );
}

function open(CategoryPage: Script[string]) {
  const shop = scriptedShop({ CategoryPage });
  const shelf = (filters: ProductFilters) => (
    <MemoryRouter initialEntries={["/category?room=electronics"]}>
      <Shelf filters={filters} />
    </MemoryRouter>
  );
  const { rerender } = render(shelf(everything), { wrapper: shop.wrapper });
  return {
    shop,
    search: (words: string) => rerender(shelf({ ...everything, search: words })),
    names: () => [...document.querySelectorAll("h3")].map(({ textContent }) => textContent),
    press: async (words: string) => fireEvent.click(await screen.findByText(words)),
    grid: () => screen.getByRole("list"),
  };
}

describe("more products", () => {
  const inPages =
    (second: () => object | Promise<object>): Script[string] =>
    ({ cursor }) => {
      if (cursor) return second() as Record<string, unknown>;
      return pageOf(lamps(0, 3), { totalCount: 5, nextCursor: "3" });
    };

  it("load on request, with the focus moving to the first of them", async () => {
    const { press, names } = open(inPages(() => pageOf(lamps(3, 5), { totalCount: 5 })));
    await press("Show more");
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(document.activeElement?.textContent).toBe("Lamp 3");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("that couldn't load are requested again, and the focus stays until they have loaded", async () => {
    let isAway = true;
    const { press, names } = open(
      inPages(() => (isAway ? away() : pageOf(lamps(3, 5), { totalCount: 5 }))),
    );
    expect(await screen.findByText("3 of 5 items")).toBeTruthy();
    screen.getByRole("button", { name: "Show more" }).focus();
    await press("Show more");
    expect((await screen.findByRole("alert")).textContent).toMatch(/Try again/);
    expect(document.activeElement?.textContent).toBe("Show more");
    isAway = false;
    await press("Show more");
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are restored in one response when the customer returns", async () => {
    const first = open(inPages(() => pageOf(lamps(3, 26), { totalCount: 26 })));
    await first.press("Show more");
    await waitFor(() => expect(first.names()).toHaveLength(26));
    cleanup();
    const { shop } = open(() => pageOf(lamps(0, 26)));
    expect(shop.variablesOf("CategoryPage")).toMatchObject([{ limit: 26 }]);
  });
});

describe("another filter", () => {
  it("keeps the previous products in view, marked as loading, until its own have loaded", async () => {
    let answer: (page: object) => void = () => undefined;
    const { shop, search, names, grid } = open(({ search: words }) =>
      words ? new Promise((resolve) => (answer = resolve as typeof answer)) : pageOf(lamps(0, 2)),
    );
    await screen.findByText("Lamp 1");
    expect(grid().getAttribute("aria-busy")).toBeNull();
    search("brass");
    expect(names()).toEqual(["Lamp 0", "Lamp 1"]);
    expect(grid().getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(shop.variablesOf("CategoryPage")).toHaveLength(2));
    answer(pageOf([lampAt(7)]));
    await waitFor(() => expect(names()).toEqual(["Lamp 7"]));
    expect(grid().getAttribute("aria-busy")).toBeNull();
  });

  it("that couldn't load shows no products of the previous one, and retries", async () => {
    let isAway = true;
    const { search, names, press } = open(({ search: words }) =>
      words && isAway ? away() : pageOf([lampAt(words ? 7 : 0)]),
    );
    await screen.findByText("Lamp 0");
    search("brass");
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(names()).toEqual([]);
    isAway = false;
    fireEvent.click(again);
    await waitFor(() => expect(names()).toEqual(["Lamp 7"]));
    await press("Add");
  });

  it("without results says so instead of products and messages", async () => {
    open(() => pageOf([]));
    expect(await screen.findByText("Nothing here")).toBeTruthy();
    expect(screen.queryByText("A notice")).toBeNull();
    expect(screen.queryByRole("list")).toBeNull();
  });
});

describe("a product of the list", () => {
  it("follows its stock, and marks search matches", async () => {
    const range = { __typename: "TextRange", start: 0, end: 4 };
    const { shop } = open(() =>
      pageOf([lampAt(1)], {
        marks: [
          { __typename: "ProductMarks", productId: "lamp-1", name: [range], description: [] },
        ],
      }),
    );
    const heading = await screen.findByRole("heading", { level: 3 });
    expect(heading.querySelector("mark")?.textContent).toBe("Lamp");
    expect(screen.getByText("In stock")).toBeTruthy();
    await waitFor(() => expect(shop.feeds[0]?.variables).toMatchObject({ productIds: ["lamp-1"] }));
    act(() => {
      shop.client.cache.modify({
        id: "Product:lamp-1",
        fields: { countInStock: () => 0, price: () => 17_000 },
      });
    });
    expect(await screen.findByText("Out of stock")).toBeTruthy();
    expect(screen.getByText("Rs. 17,000.00").closest(".glow")).not.toBeNull();
  });

  it("has one link, its category, and whether it has a model and reviews", async () => {
    open(() =>
      pageOf([lampAt(1, { modelUrl: "/lamp.glb", rating: 4.5, numReviews: 2 }), lampAt(2)]),
    );
    await screen.findByText("Lamp 1");
    const [first, second] = screen.getAllByRole("listitem");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/Item-Page/lamp-1",
      "/Item-Page/lamp-2",
    ]);
    expect(first?.textContent).toMatch(/^3DElectronicsRated 4\.5 of 5/);
    expect(second?.textContent).not.toContain("3D");
    expect(second?.querySelector("a[tabindex='-1']")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("loads its picture eagerly among the first four, and lazily further down", async () => {
    open(() => pageOf(lamps(0, 6)));
    await screen.findByText("Lamp 5");
    const pictures = screen.getAllByRole("listitem").map((one) => one.querySelector("img"));
    expect(pictures.map((picture) => picture?.getAttribute("loading"))).toEqual([
      ...Array.from({ length: 4 }, () => "eager"),
      "lazy",
      "lazy",
    ]);
  });
});
