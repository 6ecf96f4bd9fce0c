import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { deskOrderOf, timelineEntryOf } from "../../../testing/desk-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { RoleInOffice } from "../../shared/account/rights.ts";
import { CancelOrderDialog } from "./cancel-order-dialog.tsx";
import { DeskActions } from "./desk-actions.tsx";

const order = deskOrderOf(1);

function open(answer: () => object | Promise<object>) {
  const shop = scriptedShop({
    CancelOrderByStaff: async () => ({ cancelOrderByStaff: await answer() }),
  });
  const onClose = vi.fn();
  render(<CancelOrderDialog order={order} onClose={onClose} />, { wrapper: shop.wrapper });
  return { shop, onClose };
}

it("sends the reason and the words with the revision that was read", async () => {
  const { shop, onClose } = open(() => ({
    __typename: "StaffOrderChanged",
    message: "Cancelled",
    order,
  }));
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "NOT_REACHED" } });
  fireEvent.change(screen.getByLabelText(/^Message to/), { target: { value: "Sorry." } });
  fireEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shop.variablesOf("CancelOrderByStaff")).toMatchObject([
    { reason: "NOT_REACHED", note: "Sorry.", expectedRevision: order.revision },
  ]);
});

it("names the person who was first, and keeps the input", async () => {
  open(() => ({
    __typename: "ChangedMeanwhile",
    code: "CHANGED_MEANWHILE",
    message: "This order changed in the meantime.",
    order: deskOrderOf(1, {
      timeline: [
        timelineEntryOf(2, { kind: "MOVED", by: "Kasun", status: "ITEM_PACKING", mailed: false }),
      ],
    }),
  }));
  const words = screen.getByLabelText<HTMLTextAreaElement>(/^Message to/);
  fireEvent.change(words, { target: { value: "Sorry." } });
  fireEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Kasun moved it to Item Packing");
  expect(words.value).toBe("Sorry.");
});

it("is offered at every open status, and not after delivery or a cancellation", () => {
  const shop = scriptedShop({});
  const { rerender } = render(
    <DeskActions order={deskOrderOf(1, { status: "OUT_FOR_DELIVERY" })} />,
    {
      wrapper: shop.wrapper,
    },
  );
  expect(screen.getByRole("button", { name: "Cancel order" })).toBeDefined();
  rerender(<DeskActions order={deskOrderOf(1, { status: "DELIVERED" })} />);
  expect(screen.queryByRole("button", { name: "Cancel order" })).toBeNull();
  rerender(<DeskActions order={deskOrderOf(1, { cancelledAt: "2026-11-20T09:00:00.000Z" })} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("is not offered to staff who may not cancel", () => {
  const shop = scriptedShop({});
  render(
    <RoleInOffice value="SUPPORT">
      <DeskActions order={order} />
    </RoleInOffice>,
    { wrapper: shop.wrapper },
  );
  expect(screen.queryByRole("button")).toBeNull();
});

it("closes no dialog that was opened since, if the order is cancelled late", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const { shop, onClose } = open(() => promise);
  fireEvent.click(screen.getByRole("button", { name: "Cancel the order" }));
  await waitFor(() => expect(shop.requests).toHaveLength(1));
  cleanup();
  await act(async () => resolve({ __typename: "StaffOrderChanged", message: "Cancelled", order }));
  expect(said).toHaveBeenCalledExactlyOnceWith("Cancelled");
  expect(onClose).not.toHaveBeenCalled();
});

it("says that goods that left the shop go back to stock when they are received", () => {
  const shop = scriptedShop({});
  const left = timelineEntryOf(2, { kind: "MOVED", status: "OUT_FOR_DELIVERY" });
  const received = timelineEntryOf(3, { kind: "GOODS_RECEIVED", status: null });
  const dialogOf = (timeline: typeof order.timeline) => (
    <CancelOrderDialog order={{ ...order, timeline }} onClose={vi.fn()} />
  );
  const { rerender } = render(dialogOf([...order.timeline, left]), { wrapper: shop.wrapper });
  expect(screen.getByText(/^The goods have left the shop/)).toBeDefined();
  rerender(dialogOf([...order.timeline, left, received]));
  expect(screen.getByText(/^1 item goes back to stock/)).toBeDefined();
});
