import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "../../../components/toast.tsx";
import { deskOrderOf } from "../../../testing/desk-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { DeskActions } from "./desk-actions.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

const { details } = deskOrderOf(1);
const items = details.items.map((item) => ({ ...item, quantity: 3 }));
const returnedItems = [
  { __typename: "ReturnedItem" as const, productId: "uva-kettle", quantity: 1 },
];
const order = deskOrderOf(1, {
  status: "DELIVERED",
  details: { ...details, items, returnedItems },
});

it("proposes the price of the units, and writes damaged items off", async () => {
  const shop = scriptedShop({
    ReturnItems: () => ({
      returnItems: { __typename: "StaffOrderChanged", message: "Recorded", order },
    }),
  });
  const onClose = vi.fn();
  render(<ReturnDialog order={order} onClose={onClose} />, { wrapper: shop.wrapper });
  const units = screen.getByRole("group", { name: "Units of Uva Kettle that come back" });
  const more = within(units).getByRole("button", { name: /more/i });
  for (const _press of [1, 2, 3]) fireEvent.click(more);
  expect(screen.getByLabelText<HTMLInputElement>("Money back, in rupees").value).toBe("19700");
  fireEvent.click(screen.getByRole("button", { name: "Record the return" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(shop.variablesOf("ReturnItems")).toMatchObject([
    {
      items: [{ productId: "uva-kettle", quantity: 2 }],
      reason: "DAMAGED",
      refund: 19_700,
      restock: false,
      expectedRevision: order.revision,
    },
  ]);
});

it("puts items back to stock if the customer changed their mind, unless staff choose otherwise", () => {
  const shop = scriptedShop({});
  render(<ReturnDialog order={order} onClose={vi.fn()} />, { wrapper: shop.wrapper });
  const where = screen.getByLabelText<HTMLSelectElement>("The items");
  expect(where.value).toBe("off");
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: "CHANGED_MIND" } });
  expect(where.value).toBe("stock");
  fireEvent.change(where, { target: { value: "off" } });
  expect(where.value).toBe("off");
});

it("is offered for a delivered order while the customer has items", () => {
  const shop = scriptedShop({});
  const { rerender } = render(<DeskActions order={order} />, { wrapper: shop.wrapper });
  expect(screen.getByRole("button", { name: "Return items" })).toBeDefined();
  const gone = returnedItems.map((each) => ({ ...each, quantity: 3 }));
  const empty = { ...order, details: { ...order.details, returnedItems: gone } };
  rerender(<DeskActions order={empty} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("recorded late closes no dialog that was opened since", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<object>();
  const shop = scriptedShop({ ReturnItems: async () => ({ returnItems: await promise }) });
  const onClose = vi.fn();
  render(<ReturnDialog order={order} onClose={onClose} />, { wrapper: shop.wrapper });
  fireEvent.click(screen.getByRole("button", { name: "Record the return" }));
  await waitFor(() => expect(shop.requests).toHaveLength(1));
  cleanup();
  await act(async () => resolve({ __typename: "StaffOrderChanged", message: "Recorded", order }));
  expect(said).toHaveBeenCalledExactlyOnceWith("Recorded");
  expect(onClose).not.toHaveBeenCalled();
});
