import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { runHeadOf } from "../../../testing/cash-runs.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { PlanRun } from "./plan-run.tsx";
import type { PlannedRun } from "./use-run-commands.ts";

const run: PlannedRun = {
  ...runHeadOf(1),
  ...{ zoneId: "western", stops: [], departures: [] },
};

async function open() {
  const answer = Promise.withResolvers<undefined>();
  const shop = scriptedShop({
    DayOrders: () => ({
      dayOrders: {
        __typename: "DayOrders",
        morning: [1, 2].map((number) => ({ ...boardOrderOf(number), run: null })),
        afternoon: [],
      },
    }),
    RunDrivers: () => ({ drivers: [] }),
    PlanRun: async () => {
      await answer.promise;
      const saved = { __typename: "RunSaved", leftOut: [], message: "Run planned", position: "9" };
      return { planRun: { ...saved, run } };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const onPlanned = vi.fn<(planned: PlannedRun) => void>();
  const { rerender } = render(<Plan zoneId="western" />, { wrapper: shop.wrapper });
  function Plan({ zoneId }: { zoneId: string }) {
    return (
      <MemoryRouter>
        <PlanRun
          key={zoneId}
          {...{ zoneId, onPlanned, date: "2026-11-24", dates: ["2026-11-24"] }}
          zones={[{ id: zoneId, name: zoneId }]}
          onChange={() => undefined}
        />
      </MemoryRouter>
    );
  }
  const box = (number: number) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `Choose NV-${number}, Ishara Perera` });
  await screen.findByText("0 of 2");
  fireEvent.click(box(1));
  fireEvent.click(screen.getByRole("button", { name: "Plan a run" }));
  await waitFor(() =>
    expect(shop.variablesOf("PlanRun")).toMatchObject([{ orderIds: ["order-1"] }]),
  );
  return {
    box,
    said,
    onPlanned,
    chooseZone: (zoneId: string) => rerender(<Plan zoneId={zoneId} />),
    answer: () => act(async () => answer.resolve(undefined)),
  };
}

it("opens the planned run", async () => {
  const { answer, onPlanned } = await open();
  await answer();
  expect(onPlanned).toHaveBeenCalledExactlyOnceWith(run);
});

it("keeps the orders chosen while the run is planned, and stays with them", async () => {
  const { answer, box, said, onPlanned } = await open();
  fireEvent.click(box(2));
  await answer();
  expect(said).toHaveBeenCalledExactlyOnceWith("Run planned");
  expect(onPlanned).not.toHaveBeenCalled();
  expect([box(1).checked, box(2).checked]).toEqual([false, true]);
});

it("stays at the zone chosen while the run is planned", async () => {
  const { answer, said, chooseZone, onPlanned } = await open();
  chooseZone("uva");
  await answer();
  expect(said).toHaveBeenCalledExactlyOnceWith("Run planned");
  expect(onPlanned).not.toHaveBeenCalled();
});
