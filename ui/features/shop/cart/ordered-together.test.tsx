import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { guestCartStore } from "./guest/guest-cart-store.ts";
import { OrderedTogether } from "./ordered-together.tsx";

afterEach(() => {
  localStorage.clear();
});

const pictureOf = (id: string) => ({
  __typename: "Product",
  ...{ id, name: `Item ${id}`, image: `/${id}.png`, category: "Bathwares", placement: "WALL" },
});

const productOf = (id: string, price: number, countInStock = 5) => ({
  ...pictureOf(id),
  ...{ price, countInStock, options: [], variants: [] },
});

const open = (others: readonly object[]) => {
  const shop = scriptedShop({
    OrderedTogether: () => ({ product: pictureOf("sofa"), orderedTogether: others }),
  });
  const item = {
    ...{ id: "sofa.2", name: "Sofa", values: ["Moss"], price: 1000 },
    ...{ countInStock: 1, image: "/moss.png" },
  };
  render(
    <MemoryRouter>
      <OrderedTogether
        productId="sofa"
        item={item}
        visitor={{ viewer: null, loading: false }}
        onSignIn={vi.fn()}
      />
    </MemoryRouter>,
    { wrapper: shop.wrapper },
  );
  return shop;
};

it("sums and adds the ticked items, the page's own in its chosen variant", async () => {
  open([productOf("stool", 200), productOf("lamp", 50)]);
  expect(await screen.findByText("Rs. 1,250.00")).toBeDefined();
  expect(screen.getByText("Moss")).toBeDefined();
  fireEvent.click(screen.getByRole("checkbox", { name: "Add Item lamp" }));
  expect(screen.getByText("Rs. 1,200.00")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Add 2 to Cart" }));
  expect(await screen.findByText("2 items are in your cart.")).toBeDefined();
  expect(
    guestCartStore.read().lines.map(({ productId, quantity }) => [productId, quantity]),
  ).toEqual([
    ["sofa.2", 1],
    ["stool", 1],
  ]);
});

it("is missing without others, and offers none that is out of stock", async () => {
  const { requests } = open([productOf("stool", 200, 0)]);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});
