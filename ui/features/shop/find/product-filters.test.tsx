import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useProductFilters } from "./product-filters.ts";

/** Renders the list page at a URL. */
const openList = (address: string) => {
  const page: { content?: ReactNode } = {};
  const Page = () => <>{page.content}</>;
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], {
    initialEntries: ["/home", address],
    initialIndex: 1,
  });
  const { result } = renderHook(() => useProductFilters(), {
    wrapper: ({ children }) => {
      page.content = children;
      return <RouterProvider router={router} />;
    },
  });
  return {
    filters: () => {
      const { category, search, sort } = result.current.filters;
      return { category, search, sort: sort.value };
    },
    change: (part: Parameters<(typeof result)["current"]["change"]>[0]) =>
      act(async () => result.current.change(part)),
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

describe("the URL", () => {
  it.each([
    ["/category", { category: null, search: "", sort: "newest" }],
    [
      "/category?room=kitchen&q=uva+kettle&sort=price-up",
      { category: "Kitchen Equipments", search: "uva kettle", sort: "price-up" },
    ],
    ["/category?q=lamp", { category: null, search: "lamp", sort: "best-match" }],
    ["/category?q=lamp&sort=newest", { category: null, search: "lamp", sort: "newest" }],
    ["/category?sort=best-match", { category: null, search: "", sort: "newest" }],
    ["/category?room=cellar&sort=magic", { category: null, search: "", sort: "newest" }],
  ])("%s determines the list", (address, shown) => {
    expect(openList(address).filters()).toEqual(shown);
  });
});

describe("a change", () => {
  it("is added to the URL next to the others", async () => {
    const { change, address, filters } = openList("/category?room=bath&q=mat");
    await change({ sort: "name" });
    expect(address()).toBe("/category?room=bath&q=mat&sort=name");
    await change({ category: "Furnitures" });
    expect(filters()).toEqual({ category: "Furnitures", search: "mat", sort: "name" });
  });

  it("to the default order removes it from the URL: best match for a search, newest otherwise", async () => {
    const { change, address, filters } = openList("/category?q=lamp");
    await change({ sort: "newest" });
    expect(address()).toBe("/category?q=lamp&sort=newest");
    await change({ sort: "best-match" });
    expect(address()).toBe("/category?q=lamp");
    await change({ search: "" });
    expect([address(), filters().sort]).toEqual(["/category", "newest"]);
  });

  it("to a default does not change the URL", async () => {
    const { change, address } = openList("/category?room=bath&q=mat&sort=name");
    await change({ category: null, search: "", sort: "newest" });
    expect(address()).toBe("/category");
  });

  it("is undone by Back", async () => {
    const { change, back, address } = openList("/category?q=mat");
    await change({ category: "Bathwares" });
    await back();
    expect(address()).toBe("/category?q=mat");
  });
});

describe("typed words", () => {
  it("add no history entries: Back leads to the previous page", async () => {
    const { change, back, address } = openList("/category");
    await change({ search: "ket" });
    await change({ search: "kettle" });
    expect(address()).toBe("/category?q=kettle");
    await back();
    expect(address()).toBe("/home");
  });
});
