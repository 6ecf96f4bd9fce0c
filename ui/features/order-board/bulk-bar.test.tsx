import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { OrderStatus } from "../../generated/operations.ts";
import { boardOrderOf } from "../../testing/board-orders.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { BoardOrder } from "./board-lists.ts";

afterEach(cleanup);

function open(...orders: BoardOrder[]) {
  const onMove = vi.fn<(status: OrderStatus) => void>();
  const onNone = vi.fn<() => void>();
  render(<BulkBar {...{ orders, onMove, onNone }} />);
  return { onMove, onNone };
}

const item = (quantity: number) => ({
  __typename: "BoardItem" as const,
  ...{ productId: "uva-kettle", name: "Uva Kettle", quantity },
});

it("says how many are chosen, what they come to and how many pieces they are", () => {
  open(boardOrderOf(1), boardOrderOf(2, { totalPrice: 650, items: [item(2), item(3)] }));
  expect(screen.getByRole("status").textContent).toBe("2 chosen");
  expect(screen.getByText("Rs. 11,000, 6 pieces")).toBeDefined();
  expect(screen.getByLabelText("Move 2 orders to")).toBeDefined();
});

it("given one order of one piece, then both are said of one", () => {
  open(boardOrderOf(1));
  expect(screen.getByText("Rs. 10,350, 1 piece")).toBeDefined();
  expect(screen.getByLabelText("Move 1 order to")).toBeDefined();
});

it("moves them to the status that is chosen, and to none by its own words", () => {
  const { onMove } = open(boardOrderOf(1));
  const select = screen.getByLabelText("Move 1 order to");
  fireEvent.change(select, { target: { value: "" } });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.change(select, { target: { value: "OUT_FOR_DELIVERY" } });
  expect(onMove).toHaveBeenCalledExactlyOnceWith("OUT_FOR_DELIVERY");
});

it("lets all of them go", () => {
  const { onNone } = open(boardOrderOf(1));
  fireEvent.click(screen.getByRole("button", { name: "Choose none" }));
  expect(onNone).toHaveBeenCalledOnce();
});
