import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { limits } from "../../../../generated/shop.ts";
import { guestCartStore, useGuestCart, useMergeIsDue } from "./guest-cart-store.ts";
import { mergedTexts, shortTexts } from "./merge-texts.ts";

const key = "nivasa.guest-cart";
const line = (productId: string, quantity = 1) => ({ productId, quantity, priceWhenAdded: 500 });

afterEach(() => {
  for (const { productId } of guestCartStore.read().lines) guestCartStore.remove(productId);
  const { merge } = guestCartStore.read();
  if (merge) guestCartStore.settleMerge(merge.id);
  guestCartStore.setStalled(false);
  localStorage.clear();
});

const open = () => renderHook(() => ({ cart: useGuestCart(), isDue: useMergeIsDue() })).result;
/** Stores a cart as another tab does, and fires the browser's event for it. */
const another = (cart: object | null) =>
  act(() => {
    if (cart) localStorage.setItem(key, JSON.stringify(cart));
    else localStorage.removeItem(key);
    dispatchEvent(new StorageEvent("storage", { key }));
  });

describe("a visitor's cart", () => {
  it("is stored while it has items, and removed from storage when it is empty", () => {
    open();
    act(() => void guestCartStore.put(line("kettle", 2)));
    expect(JSON.parse(localStorage.getItem(key) ?? "")).toMatchObject({
      lines: [line("kettle", 2)],
    });
    act(() => guestCartStore.remove("kettle"));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("follows changes of another tab at once", () => {
    const cart = open();
    another({ id: "theirs", lines: [line("sofa")], merge: null });
    expect(cart.current.cart.lines).toEqual([line("sofa")]);
    another(null);
    expect(cart.current.cart.lines).toEqual([]);
  });

  it("loses no change of another tab whose event is still pending", () => {
    const cart = open();
    localStorage.setItem(key, JSON.stringify({ id: "theirs", lines: [line("sofa")], merge: null }));
    act(() => void guestCartStore.put(line("kettle")));
    expect(cart.current.cart.lines).toEqual([line("sofa"), line("kettle")]);
    expect(cart.current.cart.id).toBe("theirs");
  });

  it("holds a maximum number of products, and reports when another does not fit", () => {
    const full = Array.from({ length: limits.cartLines }, (_, at) => line(`p${at}`));
    open();
    another({ id: "full", lines: full, merge: null });
    expect(guestCartStore.put(line("one-more"))).toBe(false);
    expect(guestCartStore.put(line("p0", 7))).toBe(true);
    expect(guestCartStore.read().lines[0]).toEqual(line("p0", 7));
    expect(guestCartStore.read().lines).toHaveLength(limits.cartLines);
  });

  it("is due for merging until it is merged, but not after a failed attempt", () => {
    const cart = open();
    expect(cart.current.isDue).toBe(false);
    act(() => void guestCartStore.put(line("kettle")));
    expect(cart.current.isDue).toBe(true);
    let merge: ReturnType<typeof guestCartStore.beginMerge> = null;
    act(() => {
      merge = guestCartStore.beginMerge();
    });
    expect(merge).toMatchObject({ lines: [line("kettle")] });
    expect(cart.current.cart.lines).toEqual([]);
    expect(cart.current.isDue).toBe(true);
    act(() => guestCartStore.setStalled(true));
    expect(cart.current.isDue).toBe(false);
    act(() => guestCartStore.setStalled(false));
    act(() => guestCartStore.settleMerge("another merge"));
    expect(cart.current.isDue).toBe(true);
    act(() => guestCartStore.settleMerge(guestCartStore.read().merge?.id ?? ""));
    expect(cart.current.isDue).toBe(false);
    expect(guestCartStore.beginMerge()).toBeNull();
  });

  it("does not notify former subscribers", () => {
    const listener = vi.fn<() => void>();
    const leave = guestCartStore.subscribe(listener);
    guestCartStore.put(line("kettle"));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    guestCartStore.put(line("kettle", 2));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("the texts of a merge", () => {
  const kettle = { name: "Uva Kettle", requested: 3, merged: 3 };

  it("name the merged items with their quantities", () => {
    expect(mergedTexts([kettle, { name: "Sofa", requested: 1, merged: 0 }])).toEqual([
      "3 × Uva Kettle",
    ]);
  });

  it("explain what was not merged, and omit items that were merged in full", () => {
    expect(
      shortTexts([
        kettle,
        { ...kettle, merged: 1 },
        { name: "Sofa", requested: 1, merged: 0 },
        { name: null, requested: 1, merged: 0 },
      ]),
    ).toEqual([
      "Uva Kettle: only 1 of 3 were available.",
      "Sofa is sold out, or the last ones are already in your cart.",
      "One item is no longer sold.",
    ]);
  });
});
