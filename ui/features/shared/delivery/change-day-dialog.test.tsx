import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { ChangeDayDialog } from "./change-day-dialog.tsx";

it("lets staff store any day that they agreed on the phone, and a buyer none", async () => {
  vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const order = {
    ...{ id: "order-1", number: "NV-1", deliveryDay: null },
    shippingAddress: { district: "Colombo", province: "Western", city: "Colombo 03" },
  };
  const shop = scriptedShop({
    DeliveryDates: () => ({
      deliveryDates: { __typename: "DeliveryDates", dates: [], earliest: null, usual: null },
    }),
    ChangeDeliveryDay: () => ({
      changeDeliveryDay: { __typename: "OrderClosed", code: "ORDER_CLOSED", message: "Closed" },
    }),
  });
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const typed = tomorrow.split("-").toReversed().join("/");
  render(<ChangeDayDialog order={order} onClose={() => undefined} />, { wrapper: shop.wrapper });
  expect(screen.queryByLabelText("Agreed date")).toBeNull();
  cleanup();
  render(<ChangeDayDialog order={order} revision={3} onClose={() => undefined} />, {
    wrapper: shop.wrapper,
  });
  const press = () => screen.getByRole<HTMLButtonElement>("button", { name: "Change day" });
  expect(press().disabled).toBe(true);
  const date = screen.getByLabelText("Agreed date");
  fireEvent.change(date, { target: { value: typed } });
  fireEvent.blur(date);
  fireEvent.change(screen.getByLabelText("Half day"), { target: { value: "AFTERNOON" } });
  await waitFor(() => expect(press().disabled).toBe(false));
  fireEvent.click(press());
  await waitFor(() =>
    expect(shop.variablesOf("ChangeDeliveryDay")).toMatchObject([
      { day: { date: tomorrow, half: "AFTERNOON" }, expectedRevision: 3 },
    ]),
  );
});

it("closes no dialog that was opened since, if the day is changed late", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const day = { __typename: "DeliveryDay" as const, date: "2026-12-01", half: "MORNING" as const };
  const shop = scriptedShop({
    DeliveryDates: () => ({
      deliveryDates: {
        __typename: "DeliveryDates",
        dates: ["2026-12-01", "2026-12-03"].map((date) => ({
          ...{ __typename: "DeliveryDate", date, closed: null, morning: true, afternoon: false },
        })),
        earliest: { __typename: "EarliestDay", date: "2026-12-01", half: "MORNING" },
        usual: null,
      },
    }),
    ChangeDeliveryDay: async () => ({ changeDeliveryDay: await promise }),
  });
  const onClose = vi.fn<() => void>();
  const shippingAddress = { district: "Colombo", province: "Western", city: "Colombo 03" };
  render(
    <ChangeDayDialog
      order={{ id: "order-1", number: "NV-1", deliveryDay: day, shippingAddress }}
      onClose={onClose}
    />,
    { wrapper: shop.wrapper },
  );
  fireEvent.click(await screen.findByRole("radio", { name: /^Thu.*Morning/ }));
  fireEvent.click(screen.getByRole("button", { name: "Change day" }));
  await waitFor(() => expect(shop.variablesOf("ChangeDeliveryDay")).toHaveLength(1));
  cleanup();
  await act(async () =>
    resolve({
      ...{ __typename: "DeliveryDayChanged", message: "Delivery day changed" },
      order: { __typename: "Order", id: "order-1", deliveryDay: { ...day, date: "2026-12-03" } },
    }),
  );
  expect(said).toHaveBeenCalledExactlyOnceWith("Delivery day changed");
  expect(onClose).not.toHaveBeenCalled();
});
