import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { messages } from "../../../generated/shop.ts";
import { boardOrderOf } from "../../../testing/board-orders.ts";
import { deskOrderOf, timelineEntryOf } from "../../../testing/desk-orders.ts";
import { scriptedShop } from "../../../testing/scripted-shop.tsx";
import { OrderDesk } from "./order-desk.tsx";
import type { DeskOrder } from "./use-desk-order.ts";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

const neighbours = [boardOrderOf(1), boardOrderOf(2), boardOrderOf(3)];

const open = (order: DeskOrder | null = deskOrderOf(2), { asPage = false } = {}) => {
  const shop = scriptedShop({
    OrderDesk: ({ number }) => ({
      boardOrder: number === "NV-2" ? order : deskOrderOf(3),
    }),
    OrderedProduct: () => ({ product: null }),
    CommentOnOrder: () => ({
      commentOnOrder: {
        __typename: "InvalidInput",
        code: "INVALID_INPUT",
        message: "Please write a comment",
      },
    }),
  });
  const calls = { onChange: vi.fn(), onUndo: vi.fn(), onGo: vi.fn(), onClose: vi.fn() };
  const desk = (at: number) => (
    <MemoryRouter>
      <OrderDesk
        number={`NV-${at}`}
        orderId={`order-${at}`}
        columns={[{ status: "ITEM_PREPARING", orders: neighbours, count: 3 }]}
        asPage={asPage}
        staffName="Dilani"
        picture={() => null}
        problemOf={() => undefined}
        {...calls}
      />
    </MemoryRouter>
  );
  const { rerender } = render(desk(2), { wrapper: shop.wrapper });
  return { ...shop, ...calls, goTo: (at: number) => rerender(desk(at)) };
};

const shown = () => screen.findByRole("heading", { level: 1, name: "Order NV-2" });

it("goes to adjacent orders, moves, prints and closes by its keys, but not while a text is typed", async () => {
  const { onGo, onChange, onClose } = open();
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await shown();
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Comment" }), { key: "j" });
  expect(onGo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "j" });
  fireEvent.keyDown(document.body, { key: "K" });
  expect(onGo.mock.calls).toEqual([[neighbours[2]], [neighbours[0]]]);
  fireEvent.keyDown(document.body, { key: "3" });
  expect(onChange.mock.calls).toMatchObject([[{ id: "order-2" }, "OUT_FOR_DELIVERY"]]);
  fireEvent.keyDown(document.body, { key: "p" });
  expect(print).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
  expect(print).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks for no cancellation of the order that it goes to", async () => {
  const { goTo } = open();
  await shown();
  // Both orders are in the cache, so none of them shows that it is loading.
  goTo(3);
  expect(await screen.findByRole("button", { name: "Cancel order" })).toBeDefined();
  goTo(2);
  fireEvent.click(screen.getByRole("button", { name: "Cancel order" }));
  expect(screen.getByRole("dialog", { name: "Cancel NV-2?" })).toBeDefined();
  goTo(3);
  expect(screen.getByRole("heading", { level: 1, name: "Order NV-3" })).toBeDefined();
  expect(screen.queryByText(/^Cancel NV-/)).toBeNull();
});

it("does not move a cancelled order, and explains that", async () => {
  const cancelled = { kind: "CANCELLED", status: null, mailed: false } as const;
  const { onChange } = open(
    deskOrderOf(2, {
      cancelledAt: "2026-11-20T09:00:00.000Z",
      timeline: [timelineEntryOf(1), timelineEntryOf(2, cancelled)],
    }),
  );
  await shown();
  fireEvent.keyDown(document.body, { key: "2" });
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByLabelText("Status of NV-2")).toBeNull();
  expect(screen.getByText("cancelled it")).toBeDefined();
});

it("has the next step, the phone and the map at the bottom on phones", async () => {
  const { onChange } = open(undefined, { asPage: true });
  await shown();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:0771234567");
  const moves = screen.getAllByRole("button", { name: "Move to Item Packing" });
  for (const move of moves) fireEvent.click(move);
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: "order-2" }), "ITEM_PACKING");
});

it("keeps a comment that was refused, and shows why", async () => {
  open();
  await shown();
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment" });
  fireEvent.change(field, { target: { value: "\u200b" } });
  fireEvent.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByText("Please write a comment")).toBeDefined();
  expect(field.value).toBe("\u200b");
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it("reports an unknown order number, and links back", async () => {
  const { onClose } = open(null);
  expect(await screen.findByRole("heading", { name: messages.order.notFound })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Back to the orders" }));
  expect(onClose).toHaveBeenCalledOnce();
});
