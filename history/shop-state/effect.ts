import { orderStatuses } from "#domain/constants.ts";
import type { ProductEvent } from "#domain/product/events.ts";
import { stockChangeOf } from "#domain/stock/change.ts";
import type { StockEvent } from "#domain/stock/events.ts";

/** The stages of an order: a status of the board, or before or after the board. */
export const orderStages = [
  "pending",
  ...orderStatuses,
  "refused",
  "cancelled",
  "returned",
] as const;
export type OrderStage = (typeof orderStages)[number];

/** An order in the state of the whole shop, with its total in cents. */
export interface StagedOrder {
  readonly stage: OrderStage;
  readonly cents: number;
}

/**
 * The effect of one event on the state of the whole shop. Subjects are orders and products, by
 * their number in the index. Amounts are in cents; a stock effect holds differences.
 */
export type Effect =
  | {
      readonly kind: "order";
      readonly subject: number;
      /** Null for a new order. */
      readonly from: OrderStage | null;
      readonly to: OrderStage;
      readonly cents: number;
    }
  /** The order has another total at its stage. */
  | {
      readonly kind: "total";
      readonly subject: number;
      readonly at: OrderStage;
      readonly cents: number;
      /** Cents more than before. */
      readonly by: number;
    }
  | { readonly kind: "price"; readonly subject: number; readonly cents: number }
  | { readonly kind: "offer"; readonly subject: number; readonly offered: boolean }
  | {
      readonly kind: "stock";
      readonly subject: number;
      readonly onHand: number;
      readonly reserved: number;
    };

/** The properties of an event that decide its effect. */
export interface EffectiveEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The order, product or variant that it changes. */
  readonly subject: number;
}

const whole = (value: unknown): number | null =>
  Number.isSafeInteger(value) ? Number(value) : null;

const stageOf = (status: unknown): OrderStage | null =>
  orderStatuses.find((each) => each === status) ?? null;

/** Stock events that change quantities, with the fields that must be integers. */
const stockFigures: Readonly<Partial<Record<string, readonly string[]>>> = {
  StockReceived: ["quantity"],
  StockAdjusted: ["onHand", "previousOnHand"],
  StockReserved: ["quantity"],
  StockReservationReleased: ["quantity"],
  StockReservationConfirmed: ["quantity"],
  StockReturned: ["quantity"],
} satisfies Partial<Record<StockEvent["type"], readonly string[]>>;

interface OrderStep {
  /** The event is ignored at other stages, as in the order's own fold. */
  readonly from: readonly OrderStage[];
  readonly to: (data: EffectiveEvent["data"]) => OrderStage | null;
}

const orderSteps: Readonly<Record<string, OrderStep>> = {
  OrderPlaced: { from: ["pending"], to: ({ status }) => stageOf(status) },
  OrderRejected: { from: ["pending"], to: () => "refused" },
  OrderStatusChanged: { from: orderStatuses, to: ({ status }) => stageOf(status) },
  OrderCancelled: { from: orderStatuses, to: () => "cancelled" },
  OrderReturned: { from: orderStatuses, to: () => "returned" },
};

const pricing: ReadonlySet<string> = new Set<ProductEvent["type"]>([
  "ProductAdded",
  "ProductPriceChanged",
  "VariantAdded",
  "VariantPriceChanged",
]);

const offering: Readonly<Partial<Record<string, boolean>>> = {
  ProductRemoved: false,
  ProductRestored: true,
  VariantRemoved: false,
  VariantRestored: true,
} satisfies Partial<Record<ProductEvent["type"], boolean>>;

/**
 * The effect of an event, given the state of its order before it. Null if it has none or if its
 * content is invalid: one invalid event must not block all others.
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
  if (type === "OrderItemsChanged") {
    const cents = whole(data["totalCents"]);
    return before && cents !== null && orderStatuses.some((status) => status === before.stage)
      ? { kind: "total", subject, at: before.stage, cents, by: cents - before.cents }
      : null;
  }
  const step = orderSteps[type];
  if (step) {
    const to = step.to(data);
    return before && to !== null && step.from.includes(before.stage)
      ? { kind: "order", subject, from: before.stage, to, cents: before.cents }
      : null;
  }
  if (pricing.has(type)) {
    const cents = whole(data["priceCents"]);
    return cents === null ? null : { kind: "price", subject, cents };
  }
  const offered = offering[type];
  if (offered !== undefined) return { kind: "offer", subject, offered };
  const figures = stockFigures[type];
  if (!figures?.every((name) => whole(data[name]) !== null)) return null;
  const { onHand, reserved } = stockChangeOf({ type, data } as StockEvent);
  return { kind: "stock", subject, onHand, reserved };
};
