import {
  deliveryDay,
  personalDetail,
  personalText,
  type DeclaredDocument,
} from "#domain/personal.ts";
import type {
  CallOutcome,
  CancelReason,
  OrderStatus,
  ReturnReason,
  StaffCancelReason,
  StopFailure,
} from "#domain/constants.ts";
import type { OrderCalls, OrderPayment } from "#domain/order/state.ts";
import { quantityChange, type ItemQuantityChange } from "#projections/orders/document.ts";
import type { Slot } from "#domain/values/delivery-day.ts";

/** A change of an order as staff see it, and the account that made it. */
export type TimelineEntry = {
  readonly at: string;
  readonly byId: string;
  /** The revision of the order's stream after it. */
  readonly revision: number;
} & (
  | {
      readonly kind: "placed";
      readonly status: OrderStatus;
      /** Staff placed it for the buyer on the phone; missing for the buyer's own order. */
      readonly byStaff?: true;
    }
  | {
      readonly kind: "moved";
      readonly status: OrderStatus;
      readonly previousStatus: OrderStatus;
      readonly movedBack: boolean;
    }
  | { readonly kind: "address-changed" }
  | {
      readonly kind: "day-changed";
      readonly day: Slot | null;
      readonly previousDay: Slot | null;
    }
  | {
      readonly kind: "items-changed";
      readonly items: readonly ItemQuantityChange[];
      readonly totalCents: number;
      readonly previousTotalCents: number;
    }
  | {
      readonly kind: "cancelled";
      readonly byStaff: false;
      readonly reason: CancelReason | null;
    }
  | {
      readonly kind: "cancelled";
      readonly byStaff: true;
      readonly reason: StaffCancelReason;
      /** Words for the buyer; null for none. */
      readonly note: string | null;
    }
  | {
      readonly kind: "called";
      readonly outcome: CallOutcome;
      readonly callAgainAt: string | null;
    }
  | { readonly kind: "call-undone"; readonly outcome: CallOutcome }
  | { readonly kind: "call-requested" }
  | { readonly kind: "put-on-run" | "left-run"; readonly runId: string }
  | { readonly kind: "returned"; readonly returnReason: StopFailure; readonly runId: string }
  | { readonly kind: "goods-received" }
  | {
      readonly kind: "items-returned";
      readonly items: readonly ItemQuantityChange[];
      readonly itemsReason: ReturnReason;
      readonly refundCents: number;
      readonly restock: boolean;
    }
  | { readonly kind: "commented"; readonly text: string; readonly shared: boolean }
);

/** Maximum number of entries per order. The oldest moves are dropped first. */
export const maxTimelineEntries = 200;

/** A call about an order, and the staff member who made it. */
export interface CallMoment {
  readonly outcome: CallOutcome;
  readonly at: string;
  readonly byId: string;
}

/** Maximum number of calls per order: the latest. */
export const keptCalls = 20;

/** An order on the admins' board. Amounts in cents. */
export interface BoardOrderDocument {
  readonly id: string;
  readonly number: string;
  /**
   * Pending until the shop has accepted it. The board hides pending orders. A returned order counts
   * as cancelled, because nothing is left to deliver.
   */
  readonly phase: "pending" | "placed" | "cancelled";
  readonly status: OrderStatus;
  /** 1 for delivered orders, which sort after all others; 0 before. */
  readonly delivered: number;
  readonly userId: string;
  /** The staff member who placed it by phone; missing for the buyer's own order. */
  readonly placedById?: string;
  readonly customerName: string;
  /** The name in lower case, for sorting. */
  readonly customerKey: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly zipCode: string;
  readonly province: string;
  readonly items: readonly {
    readonly productId: string;
    readonly name: string;
    /** The chosen option values; empty for a product without options. */
    readonly options: readonly string[];
    readonly quantity: number;
  }[];
  readonly totalCents: number;
  /** Null without a promo code. */
  readonly promo: { readonly code: string; readonly discountCents: number } | null;
  /** Null if no driver has handed it over. */
  readonly payment: OrderPayment | null;
  readonly refundedCents: number;
  /** All units that came back after the delivery, by variant. */
  readonly returnedItems: readonly { readonly productId: string; readonly quantity: number }[];
  readonly createdAt: string;
  /** The day in Colombo on which the shop accepted it, as 2026-11-21; null before. */
  readonly placedOn: string | null;
  readonly statusChangedAt: string;
  /** The agreed slot; null if there is none. */
  readonly deliveryDay: Slot | null;
  /** The day's date for filters, "" without one. */
  readonly deliveryDate: string;
  /** The account that asked for another day, until the order has it. */
  readonly dayRequestedById: string | null;
  /** The account that asked for other items, until the order has them. */
  readonly itemsRequestedById: string | null;
  /** Null unless the order was cancelled or returned. */
  readonly cancelledAt: string | null;
  /** The delivery run that the order is on; null if it is on none. */
  readonly runId: string | null;
  /** Why the driver returned the order; null if it was not returned. */
  readonly returnReason: StopFailure | null;
  /** For a cancelled or returned order: its goods are in the shop. */
  readonly goodsReceived: boolean;
  /** Account that last changed the status; null before the first change. */
  readonly movedById: string | null;
  readonly movedBack: boolean;
  /** Outcomes of the calls that still hold. */
  readonly calls: OrderCalls;
  /** Changes of the address since the order was placed. */
  readonly addressChanges: number;
  /** Oldest first, without undone ones, at most `keptCalls`. */
  readonly callMoments: readonly CallMoment[];
  /** 1 if the order may be called: it is not on its way yet, and not confirmed. Otherwise null. */
  readonly callable: 1 | null;
  /** 1 for an undelivered order that is confirmed by phone. Otherwise null. */
  readonly confirmed: 1 | null;
  /** Day in Colombo, time and outcome of the latest call; null before the first. */
  readonly calledOn: string | null;
  readonly calledAt: string | null;
  readonly calledAs: CallOutcome | null;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Revision of the order without comments; a move is checked against it. */
  readonly revision: number;
  /** Number, name, town, items and phone number, normalized for search. */
  readonly searchText: string;
}

const callsSoFar = { outcome: "open", noAnswers: "open", callAgainAt: "open" } as const;

const turn = { at: "open", byId: "open" } as const;

/** Every field of the document, declared as personal or open. */
export const boardOrderFields: DeclaredDocument<BoardOrderDocument> = {
  id: "open",
  number: "open",
  phase: "open",
  status: "open",
  delivered: "open",
  userId: "open",
  placedById: "open",
  customerName: personalText,
  customerKey: personalDetail,
  phone: personalDetail,
  address: personalDetail,
  city: personalDetail,
  district: "open",
  zipCode: personalDetail,
  province: "open",
  items: { productId: "open", name: "open", options: "open", quantity: "open" },
  totalCents: "open",
  promo: { code: "open", discountCents: "open" },
  payment: { collectedCents: "open", openCents: "open" },
  refundedCents: "open",
  returnedItems: { productId: "open", quantity: "open" },
  createdAt: "open",
  placedOn: "open",
  statusChangedAt: "open",
  deliveryDay,
  deliveryDate: "open",
  dayRequestedById: "open",
  itemsRequestedById: "open",
  cancelledAt: "open",
  runId: "open",
  returnReason: "open",
  goodsReceived: "open",
  movedById: "open",
  movedBack: "open",
  calls: { ...callsSoFar, before: callsSoFar, revision: "open" },
  addressChanges: "open",
  callMoments: { ...turn, outcome: "open" },
  callable: "open",
  confirmed: "open",
  calledOn: "open",
  calledAt: "open",
  calledAs: "open",
  timeline: {
    ...turn,
    revision: "open",
    kind: "open",
    status: "open",
    previousStatus: "open",
    movedBack: "open",
    day: deliveryDay,
    previousDay: deliveryDay,
    items: quantityChange,
    totalCents: "open",
    previousTotalCents: "open",
    reason: "open",
    runId: "open",
    returnReason: "open",
    byStaff: "open",
    outcome: "open",
    callAgainAt: "open",
    note: personalText,
    itemsReason: "open",
    refundCents: "open",
    restock: "open",
    text: personalText,
    shared: "open",
  },
  revision: "open",
  searchText: personalDetail,
};
