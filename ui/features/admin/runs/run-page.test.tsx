import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RunPhase } from "../../../generated/operations.ts";
import { cashStopOf, runHeadOf, stopPlace } from "../../../testing/cash-runs.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { RunPage } from "./run-page.tsx";
import type { PlannedRun } from "./use-run-commands.ts";

const drivers = ["Nimal", "Suresh"].map((name) => ({
  ...{ __typename: "Driver" as const, id: name.toLowerCase(), name },
}));

const stop: PlannedRun["stops"][number] = {
  ...cashStopOf(1),
  ...stopPlace,
  name: "Ann",
  deliveryDay: { __typename: "DeliveryDay", date: "2026-11-26", half: "MORNING" },
  outcome: null,
};

function open(
  phase: RunPhase,
  discarded = Promise.resolve(),
  more: Partial<Pick<PlannedRun, "stops" | "departures">> = {},
) {
  const run: PlannedRun = {
    ...runHeadOf(2, { phase, edition: 4, driver: drivers[0] ?? null, leavesAt: "07:30" }),
    ...{ zoneId: "western", stops: [], departures: [], ...more },
  };
  const shop = scriptedShop({
    PlannedRunById: () => ({ run }),
    RunDrivers: () => ({ drivers }),
    Viewer: () => ({ me: null }),
    ChangeRunPlan: () => ({
      changeRunPlan: {
        ...{ __typename: "RunSaved", leftOut: [], message: "", position: "9" },
        run: { ...run, edition: 5, driver: drivers[1] },
      },
    }),
    DiscardRun: async () => {
      await discarded;
      return {
        discardRun: {
          ...{ __typename: "RunSaved", leftOut: [], message: "Run discarded", position: "9" },
          run: { ...run, edition: 5, phase: "DISCARDED" },
        },
      };
    },
  });
  return { ...shop, ...openPage(<RunPage id={run.id} />, { shop }) };
}

it("gives a run on the road to another driver, and never to none", async () => {
  const shop = open("ON_THE_ROAD");
  const driver = await screen.findByLabelText<HTMLSelectElement>("Driver");
  await screen.findByRole("option", { name: "Suresh" });
  expect(driver.value).toBe("nimal");
  expect(screen.queryByRole("option", { name: "None yet" })).toBeNull();
  expect(screen.queryByLabelText("Leaves at")).toBeNull();
  fireEvent.change(driver, { target: { value: "suresh" } });
  await waitFor(() => expect(driver.value).toBe("suresh"));
  expect(shop.variablesOf("ChangeRunPlan")).toMatchObject([
    { seen: 4, plan: { driverId: "suresh", zoneId: "western", leavesAt: "07:30" } },
  ]);
});

it("takes stops off a planned run only, and names a promised day other than its own", async () => {
  for (const phase of ["PLANNED", "ON_THE_ROAD"] as const) {
    open(phase, undefined, { stops: [stop] });
    await screen.findByText("Promised for Thu 26 Nov, morning");
    const remove = screen.queryByRole("button", { name: "Take Ann off the run" });
    expect(remove !== null).toBe(phase === "PLANNED");
    screen.getByRole("button", { name: "Move Ann up" });
    cleanup();
  }
});

it("names the orders that left it by themselves, and why", async () => {
  const left = { __typename: "RunDeparture", at: "2026-11-23T04:00:00.000Z" } as const;
  open("PLANNED", undefined, {
    departures: [
      { ...left, orderNumber: "NV-BBBBBB", because: "ORDER_CHANGED" },
      { ...left, orderNumber: "NV-CCCCCC", because: "ORDER_CLOSED" },
    ],
  });
  const list = await screen.findByRole("list", { name: "Orders that left this run" });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    "NV-BBBBBB left this run on 23/11/2026, 9:30 am: it has another day or zone.",
    "NV-CCCCCC left this run on 23/11/2026, 9:30 am: it was delivered, cancelled or returned.",
  ]);
});

it("shows a closed run without its plan", async () => {
  open("CLOSED");
  await screen.findByText(/Closed/);
  expect(screen.queryByLabelText("Driver")).toBeNull();
});

it("returns to all runs after it is discarded, unless the page was left", async () => {
  const discard = async () =>
    fireEvent.click(await screen.findByRole("button", { name: "Discard the run" }));
  const stayed = open("PLANNED");
  await discard();
  await waitFor(() => expect(stayed.where()).toBe("/admin/runs"));
  cleanup();

  const { promise, resolve } = Promise.withResolvers<undefined>();
  const left = open("PLANNED", promise);
  await discard();
  cleanup();
  await act(async () => resolve(undefined));
  expect(left.variablesOf("DiscardRun")).toHaveLength(1);
  expect(left.where()).toBe("/");
});
