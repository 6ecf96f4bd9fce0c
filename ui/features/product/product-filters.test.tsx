import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { useProductFilters } from "./product-filters.ts";

afterEach(cleanup);

/** The page of the list at an address. */
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
      const { room, search, sort } = result.current.filters;
      return { room, search, sort: sort.value };
    },
    change: (part: Parameters<(typeof result)["current"]["change"]>[0]) =>
      act(async () => result.current.change(part)),
    back: () => act(() => router.navigate(-1)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

describe("what the address says", () => {
  it.each([
    ["/category", { room: null, search: "", sort: "newest" }],
    [
      "/category?room=kitchen&q=uva+kettle&sort=price-up",
      { room: "KITCHEN_EQUIPMENTS", search: "uva kettle", sort: "price-up" },
    ],
    ["/category?q=lamp", { room: null, search: "lamp", sort: "best-match" }],
    ["/category?q=lamp&sort=newest", { room: null, search: "lamp", sort: "newest" }],
    ["/category?sort=best-match", { room: null, search: "", sort: "newest" }],
    ["/category?room=cellar&sort=magic", { room: null, search: "", sort: "newest" }],
  ])("%s is what the list shows", (address, shown) => {
    expect(openList(address).filters()).toEqual(shown);
  });
});

describe("a choice", () => {
  it("is kept in the address beside the others", async () => {
    const { change, address, filters } = openList("/category?room=bath&q=mat");
    await change({ sort: "name" });
    expect(address()).toBe("/category?room=bath&q=mat&sort=name");
    await change({ room: "FURNITURES" });
    expect(filters()).toEqual({ room: "FURNITURES", search: "mat", sort: "name" });
  });

  it("of an order is left out where it goes without saying: the best match with words, the newest without", async () => {
    const { change, address, filters } = openList("/category?q=lamp");
    await change({ sort: "newest" });
    expect(address()).toBe("/category?q=lamp&sort=newest");
    await change({ sort: "best-match" });
    expect(address()).toBe("/category?q=lamp");
    await change({ search: "" });
    expect([address(), filters().sort]).toEqual(["/category", "newest"]);
  });

  it("leaves the address where it is the one that goes without saying", async () => {
    const { change, address } = openList("/category?room=bath&q=mat&sort=name");
    await change({ room: null, search: "", sort: "newest" });
    expect(address()).toBe("/category");
  });

  it("is a step that Back undoes", async () => {
    const { change, back, address } = openList("/category?q=mat");
    await change({ room: "BATHWARES" });
    await back();
    expect(address()).toBe("/category?q=mat");
  });
});

describe("words that are typed", () => {
  it("are no steps: Back leads to the page before", async () => {
    const { change, back, address } = openList("/category");
    await change({ search: "ket" });
    await change({ search: "kettle" });
    expect(address()).toBe("/category?q=kettle");
    await back();
    expect(address()).toBe("/home");
  });
});
