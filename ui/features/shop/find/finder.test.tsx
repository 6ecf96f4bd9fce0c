import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, scriptedShop } from "../../../testing/scripted-shop.tsx";
import { Finder } from "./finder.tsx";
import { rememberSearch } from "./recent-searches.ts";

afterEach(() => {
  localStorage.clear();
});

const product = (id: string, name: string) => ({
  __typename: "Product",
  id,
  name,
  price: 18_750,
  category: "Electronics",
  countInStock: 2,
  image: `/pictures/${id}.svg`,
  placement: "TABLE",
});

const lamps = {
  __typename: "ProductSuggestions",
  totalCount: 4,
  categories: [{ __typename: "CategoryMatches", category: "Electronics", count: 4 }],
  replacedWords: [
    { __typename: "ReplacedWord", typed: "light", reason: "SYNONYM", replacements: ["lamp"] },
  ],
  items: [product("sigiri", "Sigiri Table Lamp"), product("weligama", "Weligama Wall Lamp")],
  marks: [
    {
      __typename: "ProductMarks",
      productId: "sigiri",
      name: [{ __typename: "TextRange", start: 13, end: 17 }],
      excerpt: null,
    },
    {
      __typename: "ProductMarks",
      productId: "weligama",
      name: [],
      excerpt: {
        __typename: "Excerpt",
        text: "A lamp of brass.",
        marks: [{ __typename: "TextRange", start: 2, end: 6 }],
      },
    },
  ],
};

const rooms = ["Furnitures", "Electronics", "Kitchen Equipments", "Bathwares", "Wall Designs"];
const roomsAnswer = {
  categoryCounts: rooms.map((category) => ({
    __typename: "CategoryCount",
    category,
    count: 8,
    newest: null,
  })),
};

const openFinder = ({ answer = () => lamps }: { answer?: () => object } = {}) => {
  const shop = scriptedShop({
    Rooms: () => roomsAnswer,
    FindSuggestions: () => ({ productSuggestions: answer() }),
  });
  const onSearch = vi.fn();
  const router = createMemoryRouter([
    { path: "/", element: <Finder value="" found onSearch={onSearch} /> },
    { path: "*", element: <h1>Another page</h1> },
  ]);
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  const field = screen.getByRole("combobox", { name: "Search the shop" });
  return {
    ...shop,
    field,
    onSearch,
    type(words: string) {
      field.focus();
      fireEvent.change(field, { target: { value: words } });
    },
    press: (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key }),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

const options = async () => {
  const list = await screen.findByRole("listbox");
  return within(list).getAllByRole("option");
};

describe("typing", () => {
  it("suggests products with pictures and marked matches, and explains synonyms", async () => {
    const { type, field } = openFinder();
    type("light");
    const [first, second] = await options();
    expect(first?.querySelector("mark")?.textContent).toBe("Lamp");
    expect(first?.querySelector("img")?.getAttribute("src")).toBe("/pictures/sigiri.svg");
    expect(second?.querySelector("mark")?.textContent).toBe("lamp");
    expect(screen.getByRole("status").textContent).toBe("“light” also finds lamp.");
    expect(screen.getByRole("button", { name: "All 4 items for “light”" })).toBeDefined();
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(field.getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  });

  it("shows the number of results, or that there is one", async () => {
    const { type } = openFinder({ answer: () => ({ ...lamps, totalCount: 1 }) });
    type("sigiri");
    expect(await screen.findByRole("button", { name: "The item for “sigiri”" })).toBeDefined();
  });

  it("searches when typing pauses", async () => {
    const { type, onSearch } = openFinder();
    type("lam");
    type("lamp ");
    await waitFor(() => expect(onSearch.mock.calls).toEqual([["lamp"]]));
  });

  it("sends no request for punctuation only", async () => {
    const { type, variablesOf } = openFinder();
    type("  ");
    expect(await screen.findByText("In these rooms")).toBeDefined();
    expect(variablesOf("FindSuggestions")).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("cycles through the suggestions and back to the field, which keeps the focus", async () => {
    const { type, press, field } = openFinder();
    type("light");
    const [first, second] = await options();
    const at = () => field.getAttribute("aria-activedescendant");
    const steps: (string | null | undefined)[] = [];
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]) {
      press(key);
      steps.push(at());
    }
    expect(steps).toEqual([first?.id, second?.id, null, second?.id, first?.id]);
    expect(first?.getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(field);
  });

  it("opens the suggestion with Enter, and remembers the search", async () => {
    const { type, press, address } = openFinder();
    type("light");
    await options();
    press("ArrowDown");
    press("Enter");
    expect(await screen.findByText("Another page")).toBeDefined();
    expect(address()).toBe("/Item-Page/sigiri");
    expect(localStorage.getItem("nivasa.searches")).toBe('["light"]');
  });

  it("closes with Escape, and a second Escape clears the field", async () => {
    const { type, press, field } = openFinder();
    type("light");
    await options();
    press("ArrowDown");
    expect(press("Escape")).toBe(false);
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.getAttribute("aria-expanded")).toBe("false");
    expect(press("Escape")).toBe(true);
    press("ArrowDown");
    const [first] = await options();
    expect(field.getAttribute("aria-activedescendant")).toBe(first?.id);
  });
});

describe("recent searches", () => {
  it("are shown while the field is empty, and search again", async () => {
    rememberSearch("clay pot");
    const { field, onSearch } = openFinder();
    fireEvent.focus(field);
    fireEvent.click(await screen.findByRole("button", { name: "clay pot" }));
    expect(onSearch).toHaveBeenCalledWith("clay pot");
    expect(field).toHaveProperty("value", "clay pot");
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText("Recent searches")).toBeNull();
  });

  it("can be removed, with the focus staying in the field", async () => {
    rememberSearch("clay pot");
    rememberSearch("araliya");
    const { field } = openFinder();
    fireEvent.focus(field);
    fireEvent.click(
      await screen.findByRole("button", { name: "Remove araliya from recent searches" }),
    );
    expect(screen.queryByText("araliya")).toBeNull();
    expect(document.activeElement).toBe(field);
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByText("Recent searches")).toBeNull();
  });
});

it("reports that the search is not responding, and retries", async () => {
  const way = { open: false };
  const { type } = openFinder({
    answer: () => {
      if (!way.open) throw new ApiError("UNAVAILABLE");
      return lamps;
    },
  });
  type("light");
  expect(await screen.findByText("Search isn’t responding.")).toBeDefined();
  way.open = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await options()).toHaveLength(2);
});
