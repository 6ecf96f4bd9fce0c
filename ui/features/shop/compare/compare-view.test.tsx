import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { CompareView } from "./compare-view.tsx";
import { storeTypedSpace } from "../../shared/product/free-space.ts";
import { storeComparedItems } from "./compared-items.ts";

afterEach(() => {
  storeTypedSpace({});
  localStorage.clear();
});

const productAt = (id: string, change: object = {}) => ({
  __typename: "Product",
  id,
  position: "0000000000000001",
  name: `The ${id}`,
  price: 1000,
  highestPrice: 1000,
  category: "Furnitures",
  image: "/x.svg",
  placement: "FLOOR",
  countInStock: 5,
  rating: 4.5,
  numReviews: 2,
  size: { __typename: "Size", widthCm: 40, depthCm: 40, heightCm: 40 },
  facts: null,
  options: [],
  variants: [],
  ...change,
});

type Product = ReturnType<typeof productAt>;

function open(address: string, products: readonly Product[], stored: readonly string[] = []) {
  storeComparedItems(stored);
  const shop = scriptedShop({
    ComparedProducts: ({ ids }) => ({
      productsByIds: (ids as string[]).flatMap(
        (id) => products.find((product) => product.id === id) ?? [],
      ),
    }),
  });
  const page = openPage(<CompareView action={({ id }) => <button>Buy {id}</button>} />, {
    address,
    shop,
  });
  return {
    ...page,
    shop,
    names: () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent),
    rows: () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent),
    cells: (row: string) =>
      within(screen.getByRole("row", { name: new RegExp(`^${row}`) }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    remove: (id: string) =>
      fireEvent.click(screen.getByRole("button", { name: `Remove The ${id} from the comparison` })),
    stored: () => JSON.parse(localStorage.getItem("nivasa.compare") ?? "null") as unknown,
  };
}

const chair = productAt("chair");
const desk = productAt("desk", { price: 2000, highestPrice: 2000, size: null });
const stool = productAt("stool", { countInStock: 9 });

describe("a comparison", () => {
  it("lists differences first, and only them on request", async () => {
    const { names, rows, cells } = open("/compare?items=chair,desk", [chair, desk]);
    expect(await screen.findByText("2 items")).toBeTruthy();
    expect(names()).toEqual(["The chair", "The desk"]);
    expect(rows().slice(0, 5)).toEqual(["Price", "Width", "Depth", "Height", "Stock"]);
    expect(cells("Width")).toEqual(["40 cm", "Not given"]);
    expect(screen.getByText("Size not given, so it isn’t drawn")).toBeTruthy();
    fireEvent.click(screen.getByRole("switch", { name: "Show only differences" }));
    expect(rows()).toEqual(["Price", "Width", "Depth", "Height"]);
    expect(screen.getByRole("table", { name: "2 items side by side" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Buy desk" })).toBeTruthy();
  });

  it("shows the lowest price of an item whose variants have different prices", async () => {
    const sofa = productAt("sofa", { price: 1500, highestPrice: 1900 });
    const { cells } = open("/compare?items=chair,sofa", [chair, sofa]);
    await screen.findByText("2 items");
    const [one, other] = cells("Price");
    expect([one, other]).toEqual(["Rs. 1,000.00Buy chair", "from Rs. 1,500.00Buy sofa"]);
  });

  it("compares a known free space with each item, and with its variants", async () => {
    const variant = (id: string, values: readonly string[], widthCm: number) => ({
      __typename: "Variant",
      id,
      values,
      price: 1000,
      countInStock: 5,
      image: null,
      size: { __typename: "Size", widthCm, depthCm: 40, heightCm: 40 },
    });
    const sofa = productAt("sofa", {
      size: { __typename: "Size", widthCm: 196, depthCm: 40, heightCm: 40 },
      variants: [
        variant("sofa", ["Moss", "3 seats"], 196),
        variant("sofa.2", ["Rust", "2 seats"], 138),
        variant("sofa.3", ["Moss", "2 seats"], 138),
      ],
    });
    const bed = productAt("bed", {
      size: { __typename: "Size", widthCm: 200, depthCm: 40, heightCm: 40 },
    });
    const { cells, rows } = open("/compare?items=chair,desk,sofa,bed", [chair, desk, sofa, bed]);
    await screen.findByText("4 items");
    expect(rows()).not.toContain("Does it fit?");
    act(() => storeTypedSpace({ width: "140" }));
    expect(rows().slice(0, 3)).toEqual(["Price", "Does it fit?", "Width"]);
    expect(cells("Does it fit")).toEqual([
      "Yes, 100 cm to spare",
      "Not given",
      "2 seats: Yes, 2 cm to spare",
      "No, it’s 60 cm too wide",
    ]);
  });

  it("follows the stock of its items", async () => {
    const { shop, cells } = open("/compare?items=chair,stool", [chair, stool]);
    await screen.findByText("2 items");
    await waitFor(() =>
      expect(shop.feeds[0]?.variables).toMatchObject({ productIds: ["chair", "stool"] }),
    );
    act(() => {
      shop.client.cache.modify({ id: "Product:stool", fields: { countInStock: () => 2 } });
    });
    await waitFor(() => expect(cells("Stock")).toEqual(["5 in stock", "Only 2 left"]));
  });

  it("of the device is written to the address", async () => {
    const { where, names } = open("/compare", [chair, stool], ["stool", "chair"]);
    await screen.findByText("2 items");
    expect(names()).toEqual(["The stool", "The chair"]);
    await waitFor(() => expect(where()).toBe("/compare?items=stool%2Cchair"));
  });

  it("of an address leaves the device's own alone until it is changed", async () => {
    const three = [chair, desk, stool];
    const { remove, stored } = open("/compare?items=chair,desk,stool", three, ["other"]);
    await screen.findByText("3 items");
    expect(stored()).toEqual(["other"]);
    remove("desk");
    expect(stored()).toEqual(["chair", "stool"]);
  });

  it("shows at most four items, each once", async () => {
    const many = ["a", "b", "c", "d", "e"].map((id) => productAt(id));
    const { names } = open("/compare?items=a,b,a,c,d,e,", many);
    await screen.findByText("4 items");
    expect(names()).toEqual(["The a", "The b", "The c", "The d"]);
    expect(screen.queryByRole("link", { name: "Add an item" })).toBeNull();
  });
});

describe("removing an item", () => {
  it("moves the focus to the next one, and can be undone without a request", async () => {
    const { names, remove, shop, where } = open("/compare?items=chair,desk,stool", [
      chair,
      desk,
      stool,
    ]);
    await screen.findByText("3 items");
    remove("desk");
    expect(names()).toEqual(["The chair", "The stool"]);
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Remove The stool/);
    fireEvent.click(screen.getByRole("button", { name: "Undo removing The desk" }));
    expect(names()).toEqual(["The chair", "The desk", "The stool"]);
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Remove The desk/);
    expect(shop.variablesOf("ComparedProducts")).toHaveLength(1);
    await waitFor(() => expect(where()).toBe("/compare?items=chair%2Cdesk%2Cstool"));
  });

  it("leaves a page that asks for another one, with the focus on its heading", async () => {
    const { remove } = open("/compare?items=chair,desk", [chair, desk]);
    await screen.findByText("2 items");
    remove("desk");
    expect(screen.getByText("One item is chosen. Choose one more to compare.")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Compare");
    expect(screen.getByRole("link", { name: "Explore the collection" }).getAttribute("href")).toBe(
      "/category?room=furnitures",
    );
  });
});

describe("without items to compare", () => {
  it("the page explains how to begin, and asks the shop for nothing", () => {
    const { shop } = open("/compare", []);
    expect(screen.getByText("Open an item and press Compare.")).toBeTruthy();
    expect(shop.requests).toEqual([]);
  });

  it("that are still sold, the page says so and forgets them", async () => {
    const { stored, names } = open("/compare", [chair, stool], ["chair", "gone", "stool"]);
    expect(await screen.findByText("1 item is no longer sold, so it was removed.")).toBeTruthy();
    expect(names()).toEqual(["The chair", "The stool"]);
    expect(stored()).toEqual(["chair", "stool"]);
  });
});
