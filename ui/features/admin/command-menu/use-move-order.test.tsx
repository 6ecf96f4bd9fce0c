import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { Toaster } from "../../../components/toast.tsx";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { useMoveOrder } from "./use-move-order.ts";

// The first toast loads the shelf, which is slow on a busy machine.
beforeAll(async () => {
  await import("../../../components/toast-shelf.tsx");
});

const order = boardOrderOf(7);

function Mover() {
  const move = useMoveOrder();
  return <button onClick={() => move(order, "ITEM_PACKING")}>Move</button>;
}

function open(answer: object) {
  const shop = scriptedShop({ SetOrderStatus: () => ({ setOrderStatus: answer }) });
  render(
    <>
      <Mover />
      <Toaster />
    </>,
    { wrapper: shop.wrapper },
  );
  fireEvent.click(screen.getByText("Move"));
  return { moves: () => shop.variablesOf("SetOrderStatus") };
}

it("confirms that an order was moved, and can undo it", async () => {
  const { moves } = open({
    __typename: "OrderStatusSet",
    message: "Order status updated to Item Packing",
    order: { ...order, status: "ITEM_PACKING", revision: 2 },
  });
  // Toasts of earlier test files may still be on the shelf.
  const said = await screen.findByText("NV-7: Order status updated to Item Packing");
  const toast = said.parentElement ?? said;
  fireEvent.click(within(toast).getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(moves()).toMatchObject([
      { orderId: order.id, status: "ITEM_PACKING", expectedRevision: 1 },
      { orderId: order.id, status: "ITEM_PREPARING", expectedRevision: 2 },
    ]),
  );
});

it("shows why an order was not moved", async () => {
  open({ __typename: "NotFound", code: "NOT_FOUND", message: "There is no such order." });
  await screen.findByText("NV-7: There is no such order.");
});
