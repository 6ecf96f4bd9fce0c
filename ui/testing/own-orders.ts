import type { OwnOrder } from "../features/shop/own-order/use-own-order.ts";
import { orderViewOf } from "./orders.ts";

type Step = OwnOrder["steps"][number];

export const placedAt = "2026-11-20T08:00:00.000Z";

/** One step of an order. */
export function stepOf(number: number, kind: Step["kind"], change: Partial<Step> = {}): Step {
  return {
    __typename: "OrderStep",
    kind,
    at: placedAt,
    number,
    status: null,
    previousStatus: null,
    moves: [],
    fields: [],
    reason: null,
    items: [],
    total: null,
    previousTotal: null,
    refund: null,
    itemReturnReason: null,
    note: null,
    day: null,
    previousDay: null,
    byBuyer: false,
    returnReason: null,
    byShop: false,
    ...change,
  };
}

/** An order of one kettle as its page reads it. */
export function ownOrderOf(change: Partial<OwnOrder> = {}): OwnOrder {
  const { " $fragmentName": _fragment, ...view } = orderViewOf("1");
  return {
    ...view,
    mine: true,
    collected: null,
    stillOwed: 0,
    refunded: 0,
    acceptedTerms: null,
    shippingAddress: {
      ...view.shippingAddress,
      email: "ishara@example.lk",
      country: "Sri Lanka",
    },
    steps: [stepOf(1, "PLACED", { status: "ITEM_PREPARING" })],
    ...change,
  };
}
