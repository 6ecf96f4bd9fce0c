import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { formatMoney } from "../../../components/money.ts";
import { cartOf, productOf } from "../../../testing/carts.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { submissionOf } from "../../../testing/submissions.ts";
import { rememberOrder } from "../checkout/recent-orders.ts";
import { submissionStore } from "../checkout/order-submission.ts";
import { DeliveryDetails } from "./delivery-details.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const address = {
  __typename: "ShippingAddress",
  firstName: "Ann",
  lastName: "Perera",
  email: "ann@example.lk",
  phone: "0771234567",
  address: "7 Lake Road",
  province: "Western",
  district: "Colombo",
  city: "Colombo 03",
  zipCode: "00300",
  country: "Sri Lanka",
  landmark: null,
  floor: null,
  secondPhone: null,
  driverNote: null,
};
const viewer = {
  __typename: "Me" as const,
  id: "ann",
  name: "Ann",
  email: "ann@example.lk",
  role: "SHOPPER" as const,
};

/** A cart of two kettles, at the given price each. */
const cartAt = (price: number, deliveryFee = 500) => {
  const cart = cartOf({ kettle: 2 });
  return {
    ...cart,
    deliveryFee,
    subtotal: 2 * price,
    total: 2 * price + deliveryFee,
    items: cart.items.map((item) => ({
      ...item,
      lineTotal: 2 * price,
      product: { ...item.product, price },
    })),
  };
};

const dates = {
  __typename: "DeliveryDates",
  dates: ["2046-12-01", "2046-12-03"].map((date) => ({
    __typename: "DeliveryDate",
    ...{ date, closed: null, morning: true, afternoon: true },
  })),
  earliest: { __typename: "EarliestDay", date: "2046-12-01", half: "MORNING" },
  usual: null,
};

/** The delivery page, filled in with the address of the latest order. */
const open = async () => {
  const held: { cart: ReturnType<typeof cartAt> | ReturnType<typeof cartOf> } = {
    cart: cartAt(1_000),
  };
  const shop = scriptedShop({
    CartPage: () => ({ cart: held.cart }),
    Profile: () => ({ me: null }),
    DeliveryDates: () => ({ deliveryDates: dates }),
    PlacedOrderNumber: ({ id }) => ({
      order: id === "earlier" ? { __typename: "Order", id, number: "NV-7K3M9Q" } : null,
    }),
    UsedAddresses: () => ({
      myAddresses: [{ __typename: "UsedAddress", id: "home", shippingAddress: address }],
    }),
  });
  const onPlaced = vi.fn();
  openPage(<DeliveryDetails viewer={viewer} picture={() => null} onPlaced={onPlaced} />, { shop });
  await screen.findByRole("group", { name: "Delivery day and time" });
  const placeOrder = () =>
    act(async () => {
      fireEvent.submit(document.querySelector("form")!);
    });
  let position = 8;
  return {
    onPlaced,
    placeOrder,
    dialog: () => screen.findByRole("dialog"),
    sent: () => submissionStore.read().current?.input.totalPrice,
    day: () => submissionStore.read().current?.input.deliveryDay,
    async empty() {
      held.cart = cartOf({});
      await act(async () => {
        dispatchEvent(new Event("focus"));
      });
    },
    async changeTo(cart: ReturnType<typeof cartAt>) {
      held.cart = cart;
      position += 1;
      const stockChanged = {
        __typename: "StockUpdate",
        productId: "kettle",
        product: { ...productOf("kettle"), price: cart.items[0]?.product.price },
        position: String(position).padStart(16, "0"),
        remaining: 0,
      };
      act(() => shop.feeds.at(-1)?.publish({ stockChanged }));
      await waitFor(() => expect(document.body.textContent).toContain(formatMoney(cart.total)));
    },
  };
};

it("places an unchanged order at once", async () => {
  const { placeOrder, onPlaced, sent } = await open();
  await placeOrder();
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(sent()).toBe(2_500);
});

it("keeps the chosen slot until the order is placed", async () => {
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));
  await open();
  choose(/3 Dec,\s?Afternoon/);
  cleanup();
  const { placeOrder, day } = await open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /3 Dec,\s?Afternoon/ }).checked).toBe(
    true,
  );
  await placeOrder();
  expect(day()).toEqual({ date: "2046-12-03", half: "AFTERNOON" });
  cleanup();
  await open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /1 Dec,\s?Morning/ }).checked).toBe(
    true,
  );
});

it("names the order that another tab has placed of its items", async () => {
  const { empty } = await open();
  rememberOrder(submissionOf(), "earlier");
  await empty();
  expect(
    await screen.findByText("Your items were ordered a moment ago: order NV-7K3M9Q."),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "Open the order" }).getAttribute("href")).toBe(
    "/my-orders/NV-7K3M9Q",
  );
});

it("only shows an empty cart if no order is known", async () => {
  const { empty } = await open();
  await empty();
  expect(await screen.findByText("Start with any room.", { exact: false })).toBeDefined();
});

it("shows that a price has risen, and asks on the first press", async () => {
  const { placeOrder, onPlaced, changeTo, dialog, sent } = await open();
  await changeTo(cartAt(1_500));
  const notice = await screen.findByText("Total now Rs. 3,500.00, was Rs. 2,500.00");
  expect(notice.closest("[role=status]")?.textContent).toContain(
    "KETTLE: Rs. 1,500.00 each, was Rs. 1,000.00",
  );
  await placeOrder();
  expect(onPlaced).not.toHaveBeenCalled();
  const requests = within(await dialog());
  expect(requests.getByText("KETTLE: Rs. 1,500.00 each, was Rs. 1,000.00")).toBeDefined();
  fireEvent.click(requests.getByText("Order for Rs. 3,500.00"));
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(sent()).toBe(3_500);
});

it("asks again about a further change while the question is open", async () => {
  const { placeOrder, onPlaced, changeTo, dialog } = await open();
  await changeTo(cartAt(1_500));
  await screen.findByText("Total now Rs. 3,500.00, was Rs. 2,500.00");
  await placeOrder();
  const requests = within(await dialog());
  await changeTo(cartAt(2_000));
  await waitFor(() => expect(document.body.textContent).toContain("Total now Rs. 4,500.00"));
  fireEvent.click(requests.getByText("Order for Rs. 3,500.00"));
  expect(onPlaced).not.toHaveBeenCalled();
  fireEvent.click(requests.getByText("Order for Rs. 4,500.00"));
  expect(onPlaced).toHaveBeenCalledOnce();
});

it("shows and asks nothing if a change is reverted", async () => {
  const { placeOrder, onPlaced, changeTo } = await open();
  await changeTo(cartAt(1_500));
  await screen.findByText("Total now Rs. 3,500.00, was Rs. 2,500.00");
  await changeTo(cartAt(1_000));
  await waitFor(() => expect(screen.queryByText("Your order has changed")).toBeNull());
  await placeOrder();
  expect(onPlaced).toHaveBeenCalledOnce();
});
