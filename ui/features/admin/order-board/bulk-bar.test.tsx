import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { OrderStatus } from "../../../generated/operations.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BoardOrder } from "./board-lists.ts";

function open(...orders: BoardOrder[]) {
  const onMove = vi.fn<(status: OrderStatus) => void>();
  const onNone = vi.fn<() => void>();
  const onPrint = vi.fn();
  const onPlanRun = vi.fn();
  const actions = {
    ...{ onMove, onPrint, printing: false, onPlanRun, planning: false, onNone },
    runDate: "2026-11-28",
  };
  render(<BulkBar orders={orders} hiddenCount={0} {...actions} />);
  return { onMove, onPrint, onPlanRun, onNone };
}

const item = (quantity: number) => ({
  __typename: "BoardItem" as const,
  ...{ productId: "uva-kettle", name: "Uva Kettle", options: [], quantity },
});

it("shows the number of selected orders, their total and their units", () => {
  open(boardOrderOf(1), boardOrderOf(2, { totalPrice: 650, items: [item(2), item(3)] }));
  expect(screen.getByRole("status").textContent).toBe("2 selected");
  expect(screen.getByText("Rs. 11,000, 6 items")).toBeDefined();
  expect(screen.getByLabelText("Move 2 orders to")).toBeDefined();
});

it("uses the singular for one order of one unit", () => {
  open(boardOrderOf(1));
  expect(screen.getByText("Rs. 10,350, 1 item")).toBeDefined();
  expect(screen.getByLabelText("Move 1 order to")).toBeDefined();
});

it("moves them to the selected status, but not by the select's placeholder", () => {
  const { onMove } = open(boardOrderOf(1));
  const select = screen.getByLabelText("Move 1 order to");
  fireEvent.change(select, { target: { value: "" } });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.change(select, { target: { value: "OUT_FOR_DELIVERY" } });
  expect(onMove).toHaveBeenCalledExactlyOnceWith("OUT_FOR_DELIVERY");
});

it("clears the selection", () => {
  const { onNone } = open(boardOrderOf(1));
  fireEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(onNone).toHaveBeenCalledOnce();
});

it("shows the number of selected orders that the filter hides", () => {
  const orders = [boardOrderOf(1), boardOrderOf(2)];
  const actions = { onMove: vi.fn(), onPrint: vi.fn(), onNone: vi.fn() };
  render(
    <BulkBar
      {...{ orders, hiddenCount: 1, ...actions }}
      printing={false}
      runDate="2026-11-28"
      planning={false}
    />,
  );
  expect(screen.getByText(/2 items, 1 hidden by the filter/)).toBeDefined();
});

it("prints the slips of the selected orders", () => {
  const { onPrint } = open(boardOrderOf(1), boardOrderOf(2));
  fireEvent.click(screen.getByRole("button", { name: "Print 2 slips" }));
  expect(onPrint).toHaveBeenCalledOnce();
});

it("plans a run with them", () => {
  const { onPlanRun } = open(boardOrderOf(1));
  fireEvent.click(screen.getByRole("button", { name: "Plan a run" }));
  expect(onPlanRun).toHaveBeenCalledOnce();
});

it("warns of orders that are promised for a later day than the run's", () => {
  const promised = (number: number, date: string) =>
    boardOrderOf(number, {
      deliveryDay: { __typename: "DeliveryDay", date, half: "MORNING" },
    });
  const days = ["2026-11-27", "2026-11-28", "2026-11-30", "2026-12-01"];
  open(boardOrderOf(9), ...days.map((date, index) => promised(index, date)));
  const warning = "A run would go out on Sat 28 Nov. 2 orders are promised for a later day.";
  expect(screen.getByText(warning)).toBeDefined();
});

it("warns of nothing if all orders are due on the run's day", () => {
  open(boardOrderOf(1));
  expect(screen.queryByText(/promised for a later day/)).toBeNull();
});
