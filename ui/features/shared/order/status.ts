import * as t from "#texts/orders.ts";
import type { Step } from "../../../components/status-glyph.tsx";
import type { OrderStatus } from "../../../generated/operations.ts";

const statuses: Record<OrderStatus, { label: string; step: Step }> = {
  ITEM_PREPARING: { label: t.itemPreparing, step: "preparing" },
  ITEM_PACKING: { label: t.itemPacking, step: "packing" },
  OUT_FOR_DELIVERY: { label: t.outForDelivery, step: "out" },
  DELIVERED: { label: t.deliveredStatus, step: "delivered" },
};

/** The four statuses from first to last. */
export const allStatuses = Object.keys(statuses) as OrderStatus[];

/** The label of a status, and the step for its glyph and colour. */
export function statusOf(status: OrderStatus): { label: string; step: Step } {
  return statuses[status];
}
