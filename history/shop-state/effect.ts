import { orderStatuses } from "#domain/constants.ts";
import { stockChangeOf } from "#domain/stock/change.ts";
import type { StockEvent } from "#domain/stock/events.ts";

/** Where an order can stand. */
export const orderStages = ["pending", ...orderStatuses, "refused", "cancelled"] as const;
export type OrderStage = (typeof orderStages)[number];

/** An order as the state of the whole shop knows it: where it stands, and its total in cents. */
export interface StagedOrder {
  readonly stage: OrderStage;
  readonly cents: number;
}

/**
 * What one event does to the state of the whole shop. Subjects are orders and products, under
 * numbers of the index's own; amounts are in cents, and a stock effect is what it adds.
 */
export type Effect =
  | {
      readonly kind: "order";
      readonly subject: number;
      /** Null for an order that is new. */
      readonly from: OrderStage | null;
      readonly to: OrderStage;
      readonly cents: number;
    }
  | { readonly kind: "price"; readonly subject: number; readonly cents: number }
  | { readonly kind: "offer"; readonly subject: number; readonly offered: boolean }
  | {
      readonly kind: "stock";
      readonly subject: number;
      readonly onHand: number;
      readonly reserved: number;
    };

/** What of an event decides its effect. */
export interface EffectiveEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The order or product whose stream it is of. */
  readonly subject: number;
}

const whole = (value: unknown): number | null =>
  Number.isSafeInteger(value) ? Number(value) : null;

const stageOf = (status: unknown): OrderStage | null =>
  orderStatuses.find((each) => each === status) ?? null;

/** Events of a stock that move pieces, with the figures that have to be whole for it. */
const stockFigures: Readonly<Partial<Record<string, readonly string[]>>> = {
  StockReceived: ["quantity"],
  StockAdjusted: ["onHand", "previousOnHand"],
  StockReserved: ["quantity"],
  StockReservationReleased: ["quantity"],
  StockReservationConfirmed: ["quantity"],
  StockReturned: ["quantity"],
} satisfies Partial<Record<StockEvent["type"], readonly string[]>>;

interface OrderStep {
  /** Elsewhere it means nothing, as to the order itself. */
  readonly from: readonly OrderStage[];
  readonly to: (data: EffectiveEvent["data"]) => OrderStage | null;
}

const orderSteps: Readonly<Record<string, OrderStep>> = {
  OrderPlaced: { from: ["pending"], to: ({ status }) => stageOf(status) },
  OrderRejected: { from: ["pending"], to: () => "refused" },
  OrderStatusChanged: { from: orderStatuses, to: ({ status }) => stageOf(status) },
  OrderCancelled: { from: orderStatuses, to: () => "cancelled" },
};

/**
 * The effect of an event, given the order it is of as it stood before; null where it has none, or
 * is not what its type says: one such event must not keep all the others out.
 */
export const effectOf = (
  { type, data, subject }: EffectiveEvent,
  before: StagedOrder | null,
): Effect | null => {
  if (type === "OrderSubmitted") {
    const cents = whole(data["totalCents"]);
    return cents === null || before !== null
      ? null
      : { kind: "order", subject, from: null, to: "pending", cents };
  }
  const step = orderSteps[type];
  if (step) {
    const to = step.to(data);
    return before && to !== null && step.from.includes(before.stage)
      ? { kind: "order", subject, from: before.stage, to, cents: before.cents }
      : null;
  }
  if (type === "ProductAdded" || type === "ProductPriceChanged") {
    const cents = whole(data["priceCents"]);
    return cents === null ? null : { kind: "price", subject, cents };
  }
  if (type === "ProductRemoved") return { kind: "offer", subject, offered: false };
  if (type === "ProductRestored") return { kind: "offer", subject, offered: true };
  const figures = stockFigures[type];
  if (!figures?.every((name) => whole(data[name]) !== null)) return null;
  const { onHand, reserved } = stockChangeOf({ type, data } as StockEvent);
  return { kind: "stock", subject, onHand, reserved };
};
