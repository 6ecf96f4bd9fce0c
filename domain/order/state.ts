import type { OrderedQuantity } from "../ordered-quantity.ts";
import type { CallOutcome, OrderStatus } from "../constants.ts";
import type { Decider } from "../decider.ts";
import type { Discount } from "../promotion/discount.ts";
import type { InvalidInput, NotFound, OrderClosed, ShortLine } from "../refusal.ts";
import type { Slot } from "../values/delivery-day.ts";
import type { OrderCommand } from "./commands.ts";
import type {
  DeliveryDayRequest,
  OrderContent,
  OrderEvent,
  OrderLine,
  RefusedPromo,
} from "./events.ts";

/** The order content that decisions need. States are cached in memory without personal data. */
export type DecidedContent = Pick<
  OrderContent,
  "userId" | "lines" | "deliveryFeeCents" | "discount" | "totalCents" | "by"
>;

/** The delivery day of an order, and the days on which it may hold a place. */
export interface OrderDelivery {
  /** The agreed day; null if there is none, or not yet. */
  readonly day: Slot | null;
  /** The day that the order tries to get; null if it has what it wants. */
  readonly requested: DeliveryDayRequest | null;
  /** Earlier days, whose places have to be released. */
  readonly earlier: readonly Slot[];
  /** Number of requests. Steps derive their ids from it. */
  readonly requests: number;
}

export interface CallsSoFar {
  /** The outcome that holds; null without one, also after a change that needs another call. */
  readonly outcome: CallOutcome | null;
  /** Calls without an answer in a row. */
  readonly noAnswers: number;
  /** When the buyer is called again after no answer; null if now. */
  readonly callAgainAt: string | null;
}

/** The calls about an order, folded from its events. */
export interface OrderCalls extends CallsSoFar {
  /** The calls before the latest one, for its undo; null if it cannot be undone. */
  readonly before: CallsSoFar | null;
  /** The order's revision after the latest call. An undo needs it. */
  readonly revision: number;
}

/** A number of units of one variant, with the name for a refusal. */
export interface MovedUnits extends OrderedQuantity {
  readonly name: string;
}

/** A change of an order's items that has ended. */
export interface EndedChange {
  /** The number of its request. Steps derive their ids from it. */
  readonly number: number;
  /** Whether the order has the requested items. */
  readonly accepted: boolean;
  /** Units that the stock holds for the change. */
  readonly added: readonly MovedUnits[];
  /** Units that return to stock. Empty for a refused change. */
  readonly removed: readonly MovedUnits[];
  /** Why it was refused; empty for an accepted change. */
  readonly short: readonly ShortLine[];
  /** Whether the removed units were recorded as returned. */
  readonly settled: boolean;
}

/** The changes of an order's items. */
export interface OrderItems {
  /** The lines that the order tries to get; null if it has what staff want. */
  readonly requested: readonly OrderLine[] | null;
  /** The discount of the requested lines; undefined without a promo code. */
  readonly requestedDiscount?: Discount | undefined;
  /** Number of requests. */
  readonly requests: number;
  /** Oldest first. */
  readonly ended: readonly EndedChange[];
  /** Lines of items that the order no longer has. Put back, they keep their price. */
  readonly earlier: readonly OrderLine[];
}

/** Items that came back after the delivery. */
export interface ItemsReturn {
  /** Steps derive their ids from it. */
  readonly number: number;
  readonly lines: readonly OrderedQuantity[];
  readonly refundCents: number;
  /** Whether the units go back to stock. Otherwise they are written off. */
  readonly restock: boolean;
  /** Whether the stock has them, or needs none. */
  readonly settled: boolean;
}

/** The cash of an order, in cents, as far as drivers collected it. */
export interface OrderPayment {
  /** All sums that drivers collected, also on several runs. */
  readonly collectedCents: number;
  /** The part of the total that is still owed. Cash that is not owed any more does not count. */
  readonly openCents: number;
}

/** What an accepted order keeps when it ends. */
interface AcceptedOrder {
  readonly content: DecidedContent;
  readonly buyerErased: boolean;
  readonly delivery: OrderDelivery;
  readonly items: OrderItems;
  /** Returns of delivered items, oldest first. */
  readonly returns: readonly ItemsReturn[];
  /** Null if no driver has handed it over. */
  readonly payment: OrderPayment | null;
  /** The order was Delivered at some time. */
  readonly wasDelivered: boolean;
  /** Revision without comments; a move is checked against it. */
  readonly revision: number;
  readonly comments: number;
  /** The planned run that the order was on last, and left. */
  readonly leftRun: string | null;
}

/** The state of an order. Each room of `order/` folds its slice of it. */
export type OrderState =
  | { readonly phase: "none" }
  | (AcceptedOrder & {
      readonly phase: "submitted" | "placed";
      readonly calls: OrderCalls;
      readonly status: OrderStatus;
      readonly addressChanges: number;
      /** The delivery run that the order is on. */
      readonly run: string | null;
      /** Out: they left the shop, with a run or by hand, and are not known to be back. */
      readonly goods: "in the shop" | "in the van" | "out";
    })
  | (AcceptedOrder & {
      /** A returned order was refused at the door, or is damaged. */
      readonly phase: "cancelled" | "returned";
      /** The delivery run that the order was on when it ended. */
      readonly run: string | null;
      /** The run that returned the order. */
      readonly returnedBy: string | null;
      /** The goods are in the shop, so that their stock can follow. */
      readonly goodsReceived: boolean;
      /** The use of its promo code is free again. */
      readonly codeReleased: boolean;
      /** All items have been returned to stock. */
      readonly stockReturned: boolean;
    })
  | {
      readonly phase: "rejected";
      readonly content: DecidedContent;
      readonly buyerErased: boolean;
      readonly delivery: OrderDelivery;
      readonly reason: string;
      readonly short: readonly ShortLine[];
      /** The delivery day without a free place; null if the order was rejected for its stock. */
      readonly dayTaken: Slot | null;
      /** The promo code that can't be used any more; null for another reason. */
      readonly promoRefused: RefusedPromo | null;
    };

/** An order that has a delivery day, or may still get one. */
export type OpenOrder = Extract<OrderState, { readonly status: OrderStatus }>;

/** An order that ended after the shop had accepted it. */
export type EndedOrder = Extract<OrderState, { readonly phase: "cancelled" | "returned" }>;

/** The order's revision differs from the one the decision was based on. */
export interface ChangedMeanwhile {
  readonly code: "CHANGED_MEANWHILE";
  readonly message: string;
}

export type OrderRefusal = NotFound | ChangedMeanwhile | OrderClosed | InvalidInput;

export type OrderDecider = Decider<OrderState, OrderCommand, OrderEvent, OrderRefusal>;

/** Whether an order may still get a delivery day. */
export const isOpen = (state: OrderState): state is OpenOrder =>
  state.phase === "submitted" || state.phase === "placed";

/** Whether an order was cancelled or returned. */
export const hasEnded = (state: OrderState): state is EndedOrder =>
  state.phase === "cancelled" || state.phase === "returned";

/** Whether the shop has accepted an order, even if it was cancelled or returned since. */
export const wasPlaced = (state: OrderState): state is OpenOrder | EndedOrder =>
  state.phase === "placed" || hasEnded(state);

/**
 * Whether a run is on the road with the order. Until its stop is answered, no command cancels
 * or changes the order, whatever its status. Older logs don't say that the goods went out.
 */
export const isInVan = (state: OrderState): boolean =>
  state.phase === "placed" &&
  state.run !== null &&
  (state.goods === "in the van" || state.status === "Out for Delivery");

/** A state after an event that counts as a revision. */
export const revised = <State extends OpenOrder | EndedOrder>(
  state: State,
  change: Partial<Omit<State, "phase" | "revision">>,
): State => ({ ...state, ...change, revision: state.revision + 1 });
