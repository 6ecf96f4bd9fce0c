import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { CartPageQuery } from "../../../generated/operations.ts";
import { cartOf } from "../../../testing/carts.ts";
import { submissionOf, twoKettles } from "../../../testing/submissions.ts";
import { detailsOfAddress } from "../../shared/delivery/address-details.ts";
import { submissionStore } from "../checkout/order-submission.ts";
import { rememberOrder } from "../checkout/recent-orders.ts";
import { orderOfCart, usePlaceOrder } from "./use-place-order.ts";

const address = detailsOfAddress(twoKettles.input.shippingAddress);
const orderOf = (cart: { items: object; total: number }) =>
  orderOfCart(
    {
      items: cart.items as CartPageQuery["cart"]["items"],
      totalPrice: cart.total,
      discount: null,
    },
    "account-1",
    address,
    { date: "2026-11-27", half: "MORNING" },
  );

it("orders everything in the cart, at the shown prices", () => {
  const { input, lines, shopperId, state } = orderOf(cartOf({ kettle: 2, lamp: 1 }));
  expect(shopperId).toBe("account-1");
  expect(state).toEqual({ kind: "sending" });
  expect(input).toEqual({
    items: [
      { productId: "kettle", quantity: 2 },
      { productId: "lamp", quantity: 1 },
    ],
    shippingAddress: address,
    totalPrice: 3_500,
    deliveryDay: { date: "2026-11-27", half: "MORNING" },
  });
  expect(lines).toEqual([
    {
      productId: "kettle",
      name: "KETTLE",
      options: [],
      price: 1_000,
      quantity: 2,
      lineTotal: 2_000,
    },
    { productId: "lamp", name: "LAMP", options: [], price: 1_000, quantity: 1, lineTotal: 1_000 },
  ]);
});

it("is a new command each time, so that the shop does not take two orders for one", () => {
  const cart = cartOf({ kettle: 1 });
  expect(orderOf(cart).commandId).not.toBe(orderOf(cart).commandId);
});

it("shows no line for a product that is no longer sold, but still orders it", () => {
  const cart = cartOf({ kettle: 1, lamp: 1 });
  const items = cart.items.map((item) =>
    item.productId === "lamp" ? { ...item, product: null } : item,
  );
  const { input, lines } = orderOf({ ...cart, items });
  expect(lines.map(({ productId }) => productId)).toEqual(["kettle"]);
  expect(input.items).toHaveLength(2);
});

it("keeps two variants of a product apart", () => {
  const cart = cartOf({ lamp: 1, "lamp.2": 3 });
  const items = cart.items.map((item) => ({
    ...item,
    variant: { ...item.variant, values: [item.productId === "lamp" ? "Moss" : "Teak"] },
  }));
  const { input, lines } = orderOf({ ...cart, items });
  expect(input.items).toEqual([
    { productId: "lamp", quantity: 1 },
    { productId: "lamp.2", quantity: 3 },
  ]);
  expect(lines.map(({ options }) => options)).toEqual([["Moss"], ["Teak"]]);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openPage = () => {
  const onPlaced = vi.fn();
  const { result } = renderHook(() => usePlaceOrder(onPlaced));
  return { result, onPlaced, current: () => submissionStore.read().current?.id };
};

it("hands an order over at once", () => {
  const { result, onPlaced, current } = openPage();
  const submission = submissionOf();
  act(() => result.current.place(submission));
  expect(current()).toBe(submission.id);
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(result.current.orderedAt).toBeNull();
});

it("asks first if the same was ordered a moment ago", () => {
  const { result, onPlaced, current } = openPage();
  const first = submissionOf();
  rememberOrder(first);
  const second = submissionOf();
  act(() => result.current.place(second));
  expect(result.current.orderedAt).toBe(first.startedAt);
  expect(current()).not.toBe(second.id);
  expect(onPlaced).not.toHaveBeenCalled();
  act(() => result.current.placeAgain());
  expect(current()).toBe(second.id);
  expect(submissionStore.read().current?.input.again).toBe(true);
  expect(onPlaced).toHaveBeenCalledOnce();
});

it("places nothing when the shopper declines a second order", () => {
  const { result, onPlaced, current } = openPage();
  rememberOrder(submissionOf());
  const second = submissionOf();
  act(() => result.current.place(second));
  act(() => result.current.decline());
  expect(result.current.orderedAt).toBeNull();
  act(() => result.current.placeAgain());
  expect(current()).not.toBe(second.id);
  expect(onPlaced).not.toHaveBeenCalled();
});
