import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { addDays } from "../../../generated/values/delivery-day.ts";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { DeliveriesPage } from "./deliveries-page.tsx";

beforeEach(stubMatchMedia);
afterEach(() => {
  vi.unstubAllGlobals();
});

const zone = {
  __typename: "DeliveryZone",
  id: "uva",
  name: "Uva",
  districts: ["Badulla"],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  leadDays: 2,
  morningCapacity: 8,
  afternoonCapacity: 8,
};

function open(address = "/admin/deliveries?from=2100-01-04") {
  const closed = new Map<string, string | null>();
  const way = { open: true, answered: Promise.resolve() };
  const shop = scriptedShop({
    DeliveryCalendar: ({ from, days }) => {
      if (!way.open) throw new Error("the shop is unreachable");
      return {
        deliveryCalendar: [
          {
            __typename: "ZoneCalendar",
            zone,
            days: Array.from({ length: Number(days) }, (_, index) => {
              const date = addDays(String(from), index);
              return {
                __typename: "ZoneDay",
                date,
                delivers: true,
                closed: closed.get(date) ?? null,
                morning: 3,
                afternoon: 0,
              };
            }),
          },
        ],
      };
    },
    CloseDeliveryDay: async ({ date, reason }) => {
      await way.answered;
      closed.set(date as string, reason as string | null);
      return {
        closeDeliveryDay: { __typename: "DeliveryDayClosed", message: "Done", position: "9" },
      };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const view = () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <DeliveriesPage />
      </MemoryRouter>,
      { wrapper: shop.wrapper },
    );
  const day = (name: string) => screen.findByRole("button", { name: new RegExp(`^Uva, ${name}`) });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { shop, way, said, view, day, press };
}

it("starts at the day of the address, and turns by two weeks", async () => {
  const { shop, view, day, press } = open();
  view();
  await day("Mon 4 Jan: morning 3 of 8; afternoon 0 of 8");
  press("Next two weeks");
  await day("Mon 18 Jan: morning 3 of 8");
  press("Previous two weeks");
  await day("Mon 4 Jan: morning 3 of 8");
  expect(shop.variablesOf("DeliveryCalendar").map(({ from }) => from)).toEqual(
    expect.arrayContaining(["2100-01-04", "2100-01-18"]),
  );
});

it("says that it couldn't load, and loads on request", async () => {
  const { way, view, day, press } = open();
  way.open = false;
  view();
  expect(await screen.findByText("Couldn’t load the deliveries.")).toBeTruthy();
  way.open = true;
  press("Try again");
  await day("Mon 4 Jan: morning 3 of 8");
  expect(screen.queryByText("Couldn’t load the deliveries.")).toBeNull();
});

it("is read again when the window gets the focus, and keeps what it has if that fails", async () => {
  const { shop, way, view, day } = open();
  view();
  await day("Mon 4 Jan: morning 3 of 8");
  const before = shop.requests.length;
  way.open = false;
  fireEvent.focus(window);
  expect(await screen.findByText("Couldn’t load the deliveries.")).toBeTruthy();
  expect(shop.requests.length).toBeGreaterThan(before);
  await day("Mon 4 Jan: morning 3 of 8");
});

it("is read again every 30 seconds while the page is visible", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  onTestFinished(() => hidden.mockRestore());
  const { shop, view, day } = open();
  view();
  await day("Mon 4 Jan: morning 3 of 8");
  const requests = () => shop.variablesOf("DeliveryCalendar").length;
  const before = requests();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(requests()).toBe(before + 1);
  hidden.mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(requests()).toBe(before + 1);
});

it("closes a day, reads the calendar after that, and undoes it from the message", async () => {
  const { shop, said, view, day, press } = open();
  view();
  fireEvent.click(await day("Tue 5 Jan"));
  press("Close this day");
  expect(screen.getByText("Please enter a reason")).toBeTruthy();
  expect(screen.getByText(/3 orders keep their places/)).toBeTruthy();
  expect(shop.variablesOf("CloseDeliveryDay")).toEqual([]);
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: " Poya day " } });
  press("Close this day");
  await day("Tue 5 Jan: closed, Poya day");
  expect(shop.variablesOf("DeliveryCalendar").at(-1)).toMatchObject({ after: "9" });
  said.mock.calls[0]?.[1]?.onPress();
  await day("Tue 5 Jan: morning 3 of 8");
  await waitFor(() =>
    expect(shop.variablesOf("CloseDeliveryDay")).toMatchObject([
      { zoneId: "uva", date: "2100-01-05", reason: "Poya day" },
      { zoneId: "uva", date: "2100-01-05", reason: null },
    ]),
  );
});

it("stays at the weeks that were turned to before a closed day is undone", async () => {
  const { said, view, day, press } = open();
  view();
  fireEvent.click(await day("Tue 5 Jan"));
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "Poya day" } });
  press("Close this day");
  await day("Tue 5 Jan: closed, Poya day");
  press("Next two weeks");
  await day("Mon 18 Jan: morning 3 of 8");
  await act(async () => said.mock.calls[0]?.[1]?.onPress());
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  await day("Mon 18 Jan: morning 3 of 8");
});

it("leaves a day open that was opened while another one is being closed", async () => {
  const { way, said, view, day, press } = open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  view();
  fireEvent.click(await day("Tue 5 Jan"));
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "Poya day" } });
  press("Close this day");
  press("Cancel");
  fireEvent.click(await day("Wed 6 Jan"));
  await act(async () => resolve(undefined));
  expect(said).toHaveBeenCalledOnce();
  expect(screen.getByRole("dialog", { name: /6 January/ })).toBeDefined();
});

it("shows a day that is over, without a way to change it", async () => {
  const { view, day } = open("/admin/deliveries?from=2020-01-06");
  view();
  fireEvent.click(await day("Mon 6 Jan: morning 3 of 8"));
  expect(screen.getByRole("dialog").textContent).toContain("3 of 8");
  expect(screen.queryByRole("button", { name: "Close this day" })).toBeNull();
});
