import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { PhoneOrderPage } from "./phone-order-page.tsx";

const address = {
  __typename: "ShippingAddress",
  ...{ firstName: "Ishara", lastName: "Perera", email: "ishara@example.lk", phone: "0771234567" },
  ...{ address: "7 Lake Road", province: "Western", district: "Colombo", city: "Colombo 03" },
  ...{ zipCode: "00300", country: "Sri Lanka", landmark: "Opposite the temple" },
  ...{ floor: null, secondPhone: null, driverNote: null },
};

const customer = {
  __typename: "Customer",
  ...{ id: "ishara", name: "Ishara Perera", email: "ishara@example.lk", emailVerified: false },
  ...{ phone: "0771234567", orders: 2 },
  addresses: [address, { ...address, address: "1 Temple Road", city: "Kotte" }],
};

const refusal = (typename: string, code: string, more: object) => ({
  ...{ __typename: typename, code, message: `${code} in words` },
  ...more,
});

const placed = (more: object = {}) => ({
  __typename: "PhoneOrderPlaced",
  message: "Order placed.",
  isEarlier: false,
  order: {
    __typename: "BoardOrder",
    ...{ id: "o1", number: "NV-7K3M9Q", customerName: "Ishara Perera" },
    createdAt: "2026-11-26T04:00:00.000Z",
  },
  ...more,
});

/** The page with a customer chosen and two kettles in the order. */
const open = async (...answers: readonly (object | Promise<object>)[]) => {
  let sent = 0;
  const shop = scriptedShop({
    OrderedProduct: () => ({ product: null }),
    Customers: () => ({ customers: [customer] }),
    OfferedItems: () => ({
      catalogue: {
        __typename: "CataloguePage",
        items: [
          {
            __typename: "Product",
            ...{ id: "uva-kettle", name: "Uva Kettle", image: "/pictures/uva-kettle.svg" },
            variants: [
              {
                __typename: "Variant",
                ...{ id: "uva-kettle", values: [], price: 9850, countInStock: 3, image: null },
              },
            ],
          },
        ],
      },
    }),
    DeliveryDates: () => ({
      deliveryDates: {
        __typename: "DeliveryDates",
        dates: [
          {
            __typename: "DeliveryDate",
            ...{ date: "2026-12-01", closed: null, morning: true, afternoon: true },
          },
        ],
        earliest: { __typename: "EarliestDay", date: "2026-12-01", half: "MORNING" },
        usual: null,
      },
    }),
    PlacePhoneOrder: async () => {
      const answer = answers[Math.min(sent, answers.length - 1)];
      sent += 1;
      return { placePhoneOrder: await answer };
    },
  });
  const { where } = openPage(<PhoneOrderPage picture={() => null} />, { shop });
  fireEvent.change(screen.getByLabelText("Find a customer"), { target: { value: "ishara" } });
  fireEvent.click(await screen.findByRole("button", { name: /Ishara Perera$/ }));
  fireEvent.change(screen.getByLabelText("Add an item"), { target: { value: "kettle" } });
  const add = await screen.findByRole("button", { name: /^Add.*Uva Kettle/ });
  fireEvent.click(add);
  fireEvent.click(add);
  await screen.findByText("Tuesday 1 December, morning");
  const place = () => fireEvent.click(screen.getByRole("button", { name: "Place the order" }));
  const orders = () => shop.variablesOf("PlacePhoneOrder");
  return { place, orders, where };
};

it("sends the chosen customer, the items, the address and the day with the shown total", async () => {
  const { place, orders } = await open(placed());
  expect(screen.getByText(/This email is not verified/)).toBeDefined();
  fireEvent.change(screen.getByLabelText("Address of an earlier order"), {
    target: { value: "1" },
  });
  place();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]).toMatchObject({
    customerId: "ishara",
    input: {
      items: [{ productId: "uva-kettle", quantity: 2 }],
      shippingAddress: { address: "1 Temple Road", landmark: "Opposite the temple" },
      totalPrice: 20_200,
      deliveryDay: { date: "2026-12-01", half: "MORNING" },
    },
  });
});

it("keeps the input after a refusal, and sends a repeated press as the same command", async () => {
  const { place, orders } = await open(
    refusal("TooManyTries", "TOO_MANY_TRIES", {}),
    refusal("InvalidInput", "INVALID_INPUT", {
      fields: [{ __typename: "FieldProblem", field: "x", message: "Email not valid" }],
    }),
  );
  place();
  expect((await screen.findByRole("alert")).textContent).toBe("TOO_MANY_TRIES in words");
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Colombo 03");
  place();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Email not valid"));
  expect(orders()[1]?.["commandId"]).toBe(orders()[0]?.["commandId"]);
});

it("shows a new price and the free stock, and asks again", async () => {
  const quote = {
    __typename: "Quote",
    total: 20_300,
    lines: [{ __typename: "QuoteLine", productId: "uva-kettle", price: 9900 }],
  };
  const short = { __typename: "ShortLine", productId: "uva-kettle", available: 1 };
  const { place, orders } = await open(
    refusal("PriceChanged", "PRICE_CHANGED", { quote }),
    refusal("StockShortage", "STOCK_SHORTAGE", { lines: [short] }),
  );
  place();
  await screen.findByText("Rs. 20,300.00");
  place();
  await screen.findByText("Only 1 free");
  expect(orders()[1]).toMatchObject({ input: { totalPrice: 20_300 } });
  expect(orders()[1]?.["commandId"]).not.toBe(orders()[0]?.["commandId"]);
});

it("asks before it places the same order twice", async () => {
  const { place, orders } = await open(placed({ isEarlier: true, message: "The same order." }));
  place();
  const again = await screen.findByRole("button", { name: "Place it again" });
  expect(screen.getByRole("link", { name: /^NV-7K3M9Q/ })).toBeDefined();
  fireEvent.click(again);
  await waitFor(() => expect(orders()[1]).toMatchObject({ input: { again: true } }));
});

it("can't be edited while it is sent, as the change would be lost", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { place } = await open(promise);
  const isInert = () => screen.getByLabelText("Add an item").closest("[inert]") !== null;
  place();
  await waitFor(() => expect(isInert()).toBe(true));
  await act(async () => resolve(refusal("TooManyTries", "TOO_MANY_TRIES", {})));
  expect(isInert()).toBe(false);
});

it("is opened after it was placed, unless the page was left", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const stayed = await open(placed());
  stayed.place();
  await waitFor(() => expect(stayed.where()).toBe("/admin/orders/NV-7K3M9Q"));
  cleanup();

  const { promise, resolve } = Promise.withResolvers<object>();
  const left = await open(promise);
  left.place();
  await waitFor(() => expect(left.orders()).toHaveLength(1));
  cleanup();
  await act(async () => resolve(placed()));
  expect(said).toHaveBeenCalledTimes(2);
  expect(left.where()).toBe("/");
});

it("sends nothing without an item", async () => {
  const { place, orders } = await open(placed());
  fireEvent.click(screen.getByRole("button", { name: "Remove Uva Kettle" }));
  place();
  expect((await screen.findByRole("alert")).textContent).toBe("Add at least one item.");
  expect(orders()).toEqual([]);
  const sum = screen.getByRole("complementary", { name: "The order" });
  expect(within(sum).getByText("0 items")).toBeDefined();
});
