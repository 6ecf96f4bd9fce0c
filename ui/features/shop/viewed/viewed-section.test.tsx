import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { rememberViewed } from "./viewed-items.ts";
import { ViewedSection } from "./viewed-section.tsx";

afterEach(() => {
  localStorage.clear();
});

const productOf = (id: string) => ({
  __typename: "Product",
  ...{ id, name: `Item ${id}`, price: 100, highestPrice: 100, countInStock: 1 },
  ...{ image: `/${id}.png`, category: "Bathwares", placement: "WALL" },
});

const open = (except?: string) => {
  const shop = scriptedShop({
    ViewedProducts: ({ ids }) => ({ productsByIds: (ids as readonly string[]).map(productOf) }),
  });
  render(
    <MemoryRouter>
      <ViewedSection {...(except !== undefined && { except })} />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return shop;
};

const names = async () => {
  await screen.findByRole("heading", { name: "Recently viewed" });
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
};

it("lists the items viewed on this device, latest first and each once, without the page's own", async () => {
  for (const id of ["a", "b", "c", "a"]) rememberViewed(id);
  open("c");
  expect(await names()).toEqual(["/Item-Page/a", "/Item-Page/b"]);
});

it("keeps twelve items", () => {
  for (let count = 0; count < 20; count += 1) rememberViewed(`item-${count}`);
  expect(JSON.parse(localStorage.getItem("nivasa.viewed") ?? "")).toHaveLength(12);
});

it("forgets them, and asks for nothing without any", async () => {
  rememberViewed("a");
  open();
  await names();
  fireEvent.click(screen.getByRole("button", { name: "Clear recently viewed items" }));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(localStorage.getItem("nivasa.viewed")).toBe("[]");
  cleanup();
  expect(open().requests).toEqual([]);
});
