import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { CloseDayDialog } from "./close-day-dialog.tsx";
import type { Zone } from "./day-level.ts";
import { useCloseDays } from "./use-close-days.ts";

const zones = ["Western", "Uva", "Northern"].map((name): Zone => ({
  __typename: "DeliveryZone",
  id: name.toLowerCase(),
  name,
  districts: [],
  weekdays: [1],
  leadDays: 2,
  morningCapacity: 8,
  afternoonCapacity: 8,
}));

function open() {
  const broken = new Set<string>();
  const way = { answered: Promise.resolve() };
  const shop = scriptedShop({
    DeliveryCalendar: ({ from }) => ({
      deliveryCalendar: zones.map((zone) => ({
        __typename: "ZoneCalendar",
        zone,
        days: [
          {
            __typename: "ZoneDay",
            date: from,
            delivers: true,
            closed: zone.id === "uva" ? "Stock count" : null,
            morning: zone.id === "western" ? 2 : 0,
            afternoon: 0,
          },
        ],
      })),
    }),
    CloseDeliveryDay: async ({ zoneId }) => {
      await way.answered;
      if (broken.has(zoneId as string)) throw new Error("the shop is unreachable");
      return {
        closeDeliveryDay: { __typename: "DeliveryDayClosed", message: "Closed", position: "7" },
      };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const warned = vi.spyOn(notify, "failure").mockImplementation(() => undefined);
  const onClose = vi.fn<() => void>();
  const onChanged = vi.fn<(position: string) => void>();
  function Page() {
    const closeDays = useCloseDays(onChanged);
    return (
      <CloseDayDialog zones={zones} today="2026-11-26" closeDays={closeDays} onClose={onClose} />
    );
  }
  render(<Page />, { wrapper: shop.wrapper });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const sent = () => shop.variablesOf("CloseDeliveryDay");
  return { broken, way, said, warned, onClose, onChanged, type, press, sent };
}

it("asks for a date, a reason and a zone before it closes anything", () => {
  const { press, sent } = open();
  for (const name of ["Western", "Uva", "Northern"]) {
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
  }
  press("Close the day");
  for (const text of ["Please enter a date", "Please enter a reason", "Please choose a zone"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(sent()).toEqual([]);
});

it("names the zones that failed, and tries only them again, with the same commands", async () => {
  const { broken, onClose, onChanged, type, press, sent } = open();
  type("Date", "25/12/2026");
  type("Reason", "Christmas");
  expect(await screen.findByText("2 orders keep their places")).toBeTruthy();
  expect(screen.getByText("closed already: Stock count")).toBeTruthy();
  broken.add("uva");
  press("Close the day");
  expect(await screen.findByText("The shop didn’t answer.")).toBeTruthy();
  const uva = screen.getByRole("checkbox", { name: /^Uva/ });
  expect(uva.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/One zone isn’t closed\..*The others are\./)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(onChanged).toHaveBeenCalledExactlyOnceWith("7");

  broken.clear();
  press("Try again");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const tries = sent().filter(({ zoneId }) => zoneId === "uva");
  expect(sent()).toHaveLength(4);
  expect(tries).toHaveLength(2);
  expect(tries[1]).toEqual(tries[0]);
  expect(new Set(sent().map(({ commandId }) => commandId)).size).toBe(3);
});

it("undoes it: open days open again, and a day closed before gets its reason back", async () => {
  const { said, type, press, sent } = open();
  type("Date", "25/12/2026");
  type("Reason", "Christmas");
  await screen.findByText("closed already: Stock count");
  press("Close the day");
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[0]).toBe("Fri 25 Dec is closed in 3 zones");
  said.mock.calls[0]?.[1]?.onPress();
  await waitFor(() => expect(sent()).toHaveLength(6));
  expect(sent().slice(3)).toMatchObject([
    { zoneId: "western", reason: null },
    { zoneId: "uva", reason: "Stock count" },
    { zoneId: "northern", reason: null },
  ]);
});

it("stays open for the date chosen while another one is being closed", async () => {
  const { way, said, onClose, type, press, sent } = open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  type("Date", "25/12/2026");
  type("Reason", "Christmas");
  press("Close the day");
  await waitFor(() => expect(sent()).toHaveLength(3));
  type("Date", "26/12/2026");
  await act(async () => resolve(undefined));
  expect(said.mock.calls[0]?.[0]).toBe("Fri 25 Dec is closed in 3 zones");
  expect(onClose).not.toHaveBeenCalled();
});

it("shows no failure of the date before under the date chosen since", async () => {
  const { broken, way, warned, onClose, type, press, sent } = open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  broken.add("uva");
  type("Date", "25/12/2026");
  type("Reason", "Christmas");
  press("Close the day");
  await waitFor(() => expect(sent()).toHaveLength(3));
  type("Date", "26/12/2026");
  await act(async () => resolve(undefined));
  expect(warned).toHaveBeenCalledExactlyOnceWith("Fri 25 Dec isn’t closed in Uva.");
  expect(screen.queryByText("The shop didn’t answer.")).toBeNull();
  broken.clear();
  press("Close the day");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().filter(({ date }) => date === "2026-12-26")).toHaveLength(3);
});

it("closes no dialog that was opened since", async () => {
  const { way, said, onClose, type, press, sent } = open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  way.answered = promise;
  type("Date", "25/12/2026");
  type("Reason", "Christmas");
  press("Close the day");
  await waitFor(() => expect(sent()).toHaveLength(3));
  cleanup();
  await act(async () => resolve(undefined));
  expect(said).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
