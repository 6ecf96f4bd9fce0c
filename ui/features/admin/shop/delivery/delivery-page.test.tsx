import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { notify } from "../../../../components/toast.tsx";
import { scriptedShop } from "../../../../testing/scripted-shop.tsx";
import { DeliveryPage } from "./delivery-page.tsx";

const zones = ["Western", "Northern"].map((name) => ({
  __typename: "DeliveryZone",
  ...{ id: name.toLowerCase(), name, districts: [`${name} district`], weekdays: [1], leadDays: 1 },
  ...{ morningCapacity: 8, afternoonCapacity: 8 },
}));

const settingsOf = (deliveryFee: object) => ({
  __typename: "ShopSettings",
  id: "shop",
  deliveryFee: { __typename: "DeliveryFees", ...deliveryFee },
  changes: [
    {
      __typename: "SettingChange",
      ...{ id: "settings 7", setting: "DELIVERY_FEE", name: "Delivery fee", before: "a" },
      ...{ after: "b", at: "2026-11-29T04:00:00.000Z", by: "Dilani" },
    },
  ],
});

const dayOf = (date: string, name: string | null, more: object = {}) => ({
  __typename: "ShopDay",
  ...{ date, decision: "UNDECIDED", closedZones: [] as string[], orders: 0 },
  holiday: name && {
    __typename: "Holiday",
    ...{ name, kind: name.includes("Poya") ? "POYA" : "PUBLIC", isEstimate: date > "2027" },
  },
  ...more,
});

const refusal = {
  __typename: "InvalidInput",
  ...{ code: "INVALID_INPUT", message: "Please check the marked fields." },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T06:00:00.000Z") });
});
afterEach(() => vi.useRealTimers());

const open = async (answers: Parameters<typeof scriptedShop>[0] = {}) => {
  const shop = scriptedShop({
    ShopFees: () => ({ shopSettings: settingsOf({ flat: 500, freeFrom: null, zones: [] }) }),
    DeliveryZones: () => ({ deliveryZones: { __typename: "DeliveryZones", zones, edition: 0 } }),
    ShopCalendar: () => ({
      shopCalendar: {
        __typename: "ShopCalendar",
        workingDays: [1, 2, 3, 4, 5, 6],
        days: [
          dayOf("2026-12-23", "Unduvap Full Moon Poya Day", { orders: 6 }),
          dayOf("2026-12-25", "Christmas Day", { decision: "CLOSED" }),
          dayOf("2027-01-22", "Duruthu Full Moon Poya Day"),
          dayOf("2027-02-20", "Navam Full Moon Poya Day"),
          dayOf("2027-12-25", "Christmas Day"),
        ],
      },
    }),
    ...answers,
  });
  const router = createMemoryRouter([{ path: "*", element: <DeliveryPage /> }]);
  render(<RouterProvider router={router} />, { wrapper: shop.wrapper });
  await screen.findByRole("form", { name: "Delivery fee" });
  await screen.findByRole("group", { name: "Calendar" });
  return shop;
};

const sent = (shop: ReturnType<typeof scriptedShop>, operation: string) =>
  shop.requests.filter((each) => each.operation === operation).map(({ variables }) => variables);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("saves fees by zone after a table of what changes, and undoes them", async () => {
  const success = vi.spyOn(notify, "success").mockReturnValue(undefined);
  const saved = settingsOf({
    flat: 500,
    freeFrom: null,
    zones: [{ __typename: "ZoneFee", zoneId: "northern", fee: 950, freeFrom: 150_000 }],
  });
  const shop = await open({
    ChangeShopFees: () => ({
      changeSettings: { __typename: "ShopSettingsSaved", message: "Saved", settings: saved },
    }),
    UndoSettings: () => ({
      undoSettings: { __typename: "NotFound", code: "NOT_FOUND", message: "Too old" },
    }),
  });
  fireEvent.click(button("By zone"));
  type("Fee Rs., Northern", "950");
  type("Free from Rs., Northern", "150,000");
  fireEvent.click(button("See the changes"));
  const dialog = await screen.findByRole("dialog", { name: "Save 1 change?" });
  const row = within(dialog).getByRole("row", { name: /Fee, Northern/ });
  expect(row.textContent).toContain("as all other zones");
  expect(row.textContent).toContain("Rs. 950.00, free from Rs. 150,000.00");
  expect(row.textContent).toContain("Placed orders keep their fee");
  fireEvent.click(within(dialog).getByRole("button", { name: "Save 1 change" }));
  await waitFor(() => expect(success).toHaveBeenCalled());
  const zone = { zoneId: "northern", fee: 950, freeFrom: 150_000 };
  expect(sent(shop, "ChangeShopFees")).toMatchObject([
    { input: { deliveryFee: { flat: 500, freeFrom: null, zones: [zone] } } },
  ]);
  const failure = vi.spyOn(notify, "failure").mockReturnValue(undefined);
  act(() => success.mock.calls[0]?.[1]?.onPress());
  await waitFor(() => expect(failure).toHaveBeenCalledWith("Too old"));
  expect(sent(shop, "UndoSettings")).toMatchObject([{ changes: ["settings 7"] }]);
});

it("marks what is no amount, and what the shop refuses", async () => {
  const shop = await open({
    ChangeShopFees: () => ({
      changeSettings: {
        ...refusal,
        fields: [{ __typename: "FieldProblem", field: "deliveryFee.flat", message: "Too much" }],
      },
    }),
  });
  type("Fee Rs., All zones", "five hundred");
  fireEvent.click(button("See the changes"));
  expect((await screen.findByRole("alert")).textContent).toContain("Please enter an amount");
  expect(sent(shop, "ChangeShopFees")).toEqual([]);
  type("Fee Rs., All zones", "999999");
  fireEvent.click(button("See the changes"));
  fireEvent.click(await screen.findByRole("button", { name: "Save 1 change" }));
  await screen.findByText("Too much");
});

it("closes all Poya days of a year by one command, after naming each", async () => {
  const success = vi.spyOn(notify, "success").mockReturnValue(undefined);
  const shop = await open({
    DecideShopDays: () => ({
      decideShopDays: { __typename: "ShopDaysSaved", message: "Saved", position: "9" },
    }),
  });
  expect(screen.getAllByText(/to check against the gazette/)).toHaveLength(3);
  fireEvent.click(button("Close all 2 Poya days of 2027"));
  const dialog = await screen.findByRole("dialog", { name: "2 days" });
  expect(within(dialog).getAllByText("No delivery can be booked")).toHaveLength(2);
  fireEvent.click(within(dialog).getByRole("button", { name: "Save 2 days" }));
  await waitFor(() => expect(success).toHaveBeenCalled());
  act(() => success.mock.calls[0]?.[1]?.onPress());
  await waitFor(() => expect(sent(shop, "DecideShopDays")).toHaveLength(2));
  const dates = ["2027-01-22", "2027-02-20"];
  expect(sent(shop, "DecideShopDays").map(({ days }) => days)).toEqual([
    dates.map((date) => ({ date, decision: "CLOSED" })),
    dates.map((date) => ({ date, decision: "UNDECIDED" })),
  ]);
});

it("says that promised orders must move first, and shows the shop's refusal", async () => {
  await open({
    DecideShopDays: () => ({
      decideShopDays: {
        ...refusal,
        fields: [
          {
            __typename: "FieldProblem",
            field: "days.2026-12-23",
            message: "6 orders are promised",
          },
        ],
      },
    }),
  });
  fireEvent.click(button(/23 December, Unduvap Full Moon Poya Day, please choose, 6 orders/));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Closed" }));
  expect(dialog.textContent).toContain("6 orders are promised and must move first");
  fireEvent.click(within(dialog).getByRole("button", { name: "Save 1 day" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("Nothing was saved.");
});

it("moves through the days by keys, and past the shown months", async () => {
  await open();
  const dayButton = (date: string) =>
    document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement;
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const focused = (date: string) =>
    waitFor(() => expect(document.activeElement).toBe(dayButton(date)));
  expect(dayButton("2026-11-29").tabIndex).toBe(0);
  expect(dayButton("2026-12-25").tabIndex).toBe(-1);
  act(() => dayButton("2026-11-29").focus());
  press("ArrowRight");
  await focused("2026-11-30");
  press("ArrowDown");
  await focused("2026-12-07");
  press("PageDown");
  await focused("2027-01-07");
  press("PageDown");
  await focused("2027-02-07");
  press("ArrowUp");
  await focused("2027-01-31");
  press("PageUp");
  await focused("2026-12-31");
  expect(dayButton("2026-12-25").getAttribute("aria-label")).toContain("Christmas Day, closed");
});

it("changes the working days at once, and undoes it", async () => {
  const success = vi.spyOn(notify, "success").mockReturnValue(undefined);
  const shop = await open({
    ChangeWorkingDays: () => ({
      changeWorkingDays: { __typename: "ShopDaysSaved", message: "Saved", position: "9" },
    }),
  });
  fireEvent.click(screen.getByLabelText("Saturday"));
  await waitFor(() => expect(success).toHaveBeenCalled());
  act(() => success.mock.calls[0]?.[1]?.onPress());
  await waitFor(() =>
    expect(sent(shop, "ChangeWorkingDays").map(({ weekdays }) => weekdays)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ]),
  );
});
