import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { stubMatchMedia } from "../../../testing/browser.ts";
import { openPage } from "../../../testing/page.tsx";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { noFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";
import { OrderBoard } from "./order-board.tsx";

beforeEach(() => stubMatchMedia());

/** A board of two orders, and the answer to a run that is planned with the first one. */
async function open() {
  const planned = Promise.withResolvers<undefined>();
  const listOf = (items: readonly BoardOrder[]) => ({
    orderBoard: {
      __typename: "OrderBoardPage",
      ...{ items, totalCount: items.length, totalMoney: 0, counts: [] },
      ...{ nextCursor: null, position: "1" },
    },
  });
  const shop = scriptedShop({
    OrderBoard: () => listOf([boardOrderOf(1), boardOrderOf(2)]),
    CancelledOrders: () => listOf([]),
    PlanRun: async () => {
      await planned.promise;
      return {
        planRun: {
          ...{ __typename: "RunSaved", leftOut: [], message: "Run planned", position: "9" },
          run: {
            ...{ __typename: "Run", id: "2026-11-24.1", date: "2026-11-24", number: 1 },
            ...{ phase: "PLANNED", edition: 1, driver: null, zoneId: null, zoneName: null },
            ...{ leavesAt: null, toCollect: 0, collected: 0, stops: [], departures: [] },
          },
        },
      };
    },
  });
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const nothing = () => undefined;
  const page = openPage(
    <OrderBoard
      {...{ view: "board", sort: "NEWEST", filter: noFilter, desk: null }}
      {...{ onView: nothing, onSort: nothing, onColumn: nothing, onFilter: nothing }}
      onOpen={nothing}
    />,
    { shop },
  );
  const box = (number: number) => screen.getByRole("checkbox", { name: `Select NV-${number}` });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select NV-1" }));
  fireEvent.click(screen.getByRole("button", { name: "Plan a run" }));
  await waitFor(() =>
    expect(shop.variablesOf("PlanRun")).toMatchObject([{ orderIds: ["order-1"] }]),
  );
  return { ...page, said, box, answer: () => act(async () => planned.resolve(undefined)) };
}

it("opens a run that was planned with the selected orders", async () => {
  const { answer, where } = await open();
  await answer();
  expect(where()).toBe("/admin/runs?run=2026-11-24.1");
});

it.each([
  ["another order is opened", ({ router }) => router.navigate("/admin/orders/NV-2")],
  ["another order is selected", ({ box }) => fireEvent.click(box(2))],
  ["the board is left", () => cleanup()],
] satisfies [string, (board: Awaited<ReturnType<typeof open>>) => unknown][])(
  "opens no run after %s",
  async (_what, moveOn) => {
    const board = await open();
    await act(async () => moveOn(board));
    const before = board.where();
    await board.answer();
    expect(board.where()).toBe(before);
    expect(board.said).toHaveBeenCalledExactlyOnceWith("Run planned");
  },
);
