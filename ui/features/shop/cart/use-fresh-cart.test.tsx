import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { cartOf, productOf } from "../../../testing/carts.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useFreshCart } from "./use-fresh-cart.ts";

/** The cart page; other tabs may change the cart's content. */
const openCart = async (quantities: Readonly<Record<string, number>>) => {
  const held = { quantities, reachable: true, position: 5 };
  const shop = scriptedShop({
    CartPage: () => {
      if (!held.reachable) throw new TypeError("the shop is unreachable");
      return { cart: cartOf(held.quantities, held.position) };
    },
  });
  const { result, unmount } = renderHook(() => useFreshCart(), { wrapper: shop.wrapper });
  const lines = () =>
    result.current.cart?.items.map(({ productId, quantity }) => [productId, quantity]);
  await waitFor(() => expect(lines()).toEqual(Object.entries(quantities)));
  const reads = () => shop.variablesOf("CartPage").length;
  const stockOf = (id: string, countInStock: number) => ({
    stockChanged: {
      __typename: "StockUpdate",
      productId: id,
      product: productOf(id, countInStock),
      position: "0000000000000009",
      remaining: 0,
    },
  });
  return { ...shop, held, result, unmount, lines, reads, stockOf };
};

describe("the stock of the cart's products", () => {
  it("is followed from the cart's position", async () => {
    const { feeds } = await openCart({ mat: 1, kettle: 2 });
    expect(feeds.map(({ variables }) => variables)).toEqual([
      { productIds: ["kettle", "mat"], after: "0000000000000005" },
    ]);
  });

  it("is not followed while the cart is empty", async () => {
    const { feeds } = await openCart({});
    expect(feeds).toEqual([]);
  });

  it("is updated in place, and the cart is read again at current prices", async () => {
    const { feeds, held, lines, reads, stockOf } = await openCart({ kettle: 2 });
    held.quantities = { kettle: 1 };
    act(() => feeds[0]?.publish(stockOf("kettle", 1)));
    await waitFor(() => expect(lines()).toEqual([["kettle", 1]]));
    expect(reads()).toBe(2);
  });

  it("does not reload the cart for an update that only reports the shop's position", async () => {
    const { feeds, reads } = await openCart({ kettle: 2 });
    const stockChanged = {
      __typename: "StockUpdate",
      productId: null,
      product: null,
      position: "0000000000000009",
      remaining: 0,
    };
    await act(async () => feeds[0]?.publish({ stockChanged }));
    expect(reads()).toBe(1);
  });
});

describe("a cart that another tab changes", () => {
  it.each([
    ["comes to the front", () => dispatchEvent(new Event("focus"))],
    ["is looked at", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is read again when the page %s", async (_how, look) => {
    const { held, lines } = await openCart({ kettle: 2 });
    held.quantities = { kettle: 2, mat: 1 };
    await act(async () => look());
    await waitFor(() =>
      expect(lines()).toEqual([
        ["kettle", 2],
        ["mat", 1],
      ]),
    );
  });

  it("is not read when the page is hidden, nor after it was left", async () => {
    const { reads, unmount } = await openCart({ kettle: 2 });
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    visible.mockReturnValue("visible");
    unmount();
    dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(reads()).toBe(1);
  });
});

describe("a cart that fails to load", () => {
  it("stays as it was shown", async () => {
    const { held, result, lines, reads } = await openCart({ kettle: 2 });
    held.reachable = false;
    await act(async () => result.current.retry());
    await waitFor(() => expect(reads()).toBe(2));
    expect(lines()).toEqual([["kettle", 2]]);
    expect(result.current.failed).toBe(false);
  });

  it("is a failure if nothing was shown, and recovers with a retry", async () => {
    const way = { open: false };
    const { wrapper } = scriptedShop({
      CartPage: () => {
        if (!way.open) throw new TypeError("the shop is unreachable");
        return { cart: cartOf({ kettle: 2 }) };
      },
    });
    const { result } = renderHook(() => useFreshCart(), { wrapper });
    await waitFor(() => expect(result.current.failed).toBe(true));
    way.open = true;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.cart?.itemCount).toBe(2));
    expect(result.current.failed).toBe(false);
  });
});
