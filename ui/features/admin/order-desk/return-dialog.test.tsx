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
  details: { ...details, items, returnedItems, refundable: 20_000 },
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

const refundField = () => screen.getByLabelText<HTMLInputElement>("Money back, in rupees");

it("proposes what was paid for the units: their share of the discount, and what is owed, are off", () => {
  const shop = scriptedShop({});
  const discounted = items.map((item) => ({ ...item, discount: 100 }));
  const part = { ...details, items: discounted, returnedItems: [], refundable: 5000 };
  const paid = { ...order, details: { ...part, refundable: 30_000 } };
  const { rerender } = render(<ReturnDialog order={paid} onClose={vi.fn()} />, {
    wrapper: shop.wrapper,
  });
  expect(refundField().value).toBe("9816.67");
  expect(screen.getByText("At most Rs. 30,000.00.")).toBeDefined();
  rerender(
    <ReturnDialog
      order={{ ...order, details: { ...part, stillOwed: 9000, refundable: 5000 } }}
      onClose={vi.fn()}
    />,
  );
  expect(refundField().value).toBe("816.67");
  expect(screen.getByText("At most Rs. 5,000.00. Rs. 9,000.00 is still owed.")).toBeDefined();
  rerender(<ReturnDialog order={{ ...order, details: part }} onClose={vi.fn()} />);
  expect(refundField().value).toBe("5000");
});

it("refunds an ended order that was paid, without items", async () => {
  const ended = deskOrderOf(1, {
    status: "ITEM_PACKING",
    cancelledAt: order.createdAt,
    returnReason: "REFUSED",
    details: { ...order.details, refundable: 700 },
  });
  const shop = scriptedShop({
    ReturnItems: () => ({
      returnItems: { __typename: "StaffOrderChanged", message: "Recorded", order: ended },
    }),
  });
  const { rerender } = render(<DeskActions order={ended} />, { wrapper: shop.wrapper });
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  expect(refundField().value).toBe("700");
  fireEvent.click(screen.getByRole("button", { name: "Record the refund" }));
  await waitFor(() =>
    expect(shop.variablesOf("ReturnItems")).toMatchObject([
      { items: [], refund: 700, restock: false },
    ]),
  );
  rerender(<DeskActions order={{ ...ended, details: { ...ended.details, refundable: 0 } }} />);
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
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
