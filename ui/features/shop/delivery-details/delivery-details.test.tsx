import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { formatMoney } from "../../../components/money.ts";
import { cartOf, productOf } from "../../../testing/carts.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { submissionStore } from "../checkout/submission-store.ts";
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

/** The delivery page with an address filled in. */
const open = async () => {
  const held = { cart: cartAt(1_000) };
  const shop = scriptedShop({
    CartPage: () => ({ cart: held.cart }),
    Profile: () => ({ me: null }),
    UsedAddresses: () => ({
      myAddresses: [{ __typename: "UsedAddress", id: "home", shippingAddress: address }],
    }),
  });
  const onPlaced = vi.fn();
  openPage(<DeliveryDetails viewer={viewer} picture={() => null} onPlaced={onPlaced} />, { shop });
  fireEvent.click(await screen.findByText(/Lake Road/));
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
