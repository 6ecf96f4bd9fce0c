import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OrderPhase, OrderStatus } from "../../../generated/operations.ts";
import { placedAt } from "../../../testing/own-orders.ts";
import { closedReason, isOpen } from "./open-order.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(placedAt) }));
afterEach(() => void vi.useRealTimers());

const orderAt = (status: OrderStatus, phase: OrderPhase = "PLACED") => ({
  phase,
  status,
  history: [
    { __typename: "OrderMoment" as const, at: placedAt, status, movedBack: false, mailedAt: null },
  ],
});

it("can be changed only while it is being prepared and accepted", () => {
  expect(isOpen(orderAt("ITEM_PREPARING"))).toBe(true);
  expect(isOpen(orderAt("ITEM_PACKING"))).toBe(false);
  expect(isOpen(orderAt("ITEM_PREPARING", "CANCELLED"))).toBe(false);
  expect(isOpen(orderAt("ITEM_PREPARING", "PENDING"))).toBe(false);
});

it.each([
  [
    orderAt("ITEM_PACKING"),
    "We’ve been packing the order since 1:30 pm. You can no longer change the address here.",
  ],
  [
    orderAt("OUT_FOR_DELIVERY"),
    "The order has been on the road since 1:30 pm. You can no longer change the address here.",
  ],
  [orderAt("DELIVERED"), "The order has been delivered."],
  [orderAt("ITEM_PREPARING", "CANCELLED"), "This order was cancelled."],
  [orderAt("ITEM_PREPARING", "REFUSED"), "We couldn’t accept this order."],
])("explains why it can't be changed", (order, words) => {
  expect(closedReason(order)).toBe(words);
});
