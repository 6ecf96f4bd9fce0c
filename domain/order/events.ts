import type {
  CallOutcome,
  CancelReason,
  OrderStatus,
  ReturnReason,
  ShortCashReason,
  StaffCancelReason,
  StopFailure,
} from "../constants.ts";
import type { OrderedQuantity } from "../ordered-quantity.ts";
import type { Discount } from "../promotion/discount.ts";
import type { PromoProblem, ShortLine } from "../refusal.ts";
import type { Slot } from "../values/delivery-day.ts";

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/**
 * One line of an order, with name, options, price and picture at the time of submission.
 * `productId` is a variant's id.
 */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  /** The chosen option values; missing for a product without options. */
  readonly options?: readonly string[];
  readonly priceCents: number;
  readonly quantity: number;
  readonly image: string;
}

/**
 * A delivery address (docs/rules.md, "Forms"). `district` may be empty: the mobile app does not
 * send it.
 */
export interface ShippingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly province: string;
  readonly zipCode: string;
  readonly country: string;
  readonly phone: string;
  /** Known to everyone nearby. Missing, like the following fields, if none was given. */
  readonly landmark?: string;
  readonly floor?: string;
  /** Called only if the first number does not answer. */
  readonly secondPhone?: string;
  /** One paragraph. */
  readonly driverNote?: string;
}

/** An optional field of an address that helps the driver to find it. */
export type DriverField = {
  [Field in keyof ShippingAddress]-?: undefined extends ShippingAddress[Field] ? Field : never;
}[keyof ShippingAddress];

const everyDriverField: Readonly<Record<DriverField, true>> = {
  landmark: true,
  floor: true,
  secondPhone: true,
  driverNote: true,
};

/** The optional fields of an address, in the order of the form. */
export const driverFields = Object.keys(everyDriverField) as readonly DriverField[];

/** Whether a field of an address is one of `driverFields`. */
export const isDriverField = (field: string): field is DriverField =>
  (driverFields as readonly string[]).includes(field);

/** A delivery day that an order tries to get. */
export interface RequestedDay {
  /** Null if no day is free: the shop agrees one by phone. */
  readonly day: Slot | null;
  /** Whether a person chose it. Otherwise the shop takes the next free day if it is full. */
  readonly chosen: boolean;
}

/** A delivery day that a placed order tries to get. */
export interface DeliveryDayRequest extends RequestedDay {
  /** Staff agreed it with the buyer. The order gets its place even if the slot is full. */
  readonly agreed?: true;
  /** A driver asked for it. Without a free place the order has no day. */
  readonly orNone?: true;
}

/** The version of the shop's terms that an order accepted, and the digest of its texts. */
export interface AcceptedTerms {
  readonly version: number;
  readonly digest: string;
}

/**
 * The content of an order. Amounts in cents; the total is the sum of lines and delivery, less the
 * discount.
 */
export interface OrderContent {
  readonly userId: string;
  readonly lines: readonly OrderLine[];
  readonly shippingAddress: ShippingAddress;
  readonly paymentMethod: string;
  readonly subtotalCents: number;
  readonly deliveryFeeCents: number;
  readonly totalCents: number;
  /** Missing without a promo code. */
  readonly discount?: Discount;
  /** Missing for orders from before delivery days. */
  readonly delivery?: RequestedDay;
  /** Staff placed it for a buyer on the phone; missing for the buyer's own orders. */
  readonly by?: "staff";
  /** Missing if the shop had no published terms. */
  readonly terms?: AcceptedTerms;
}

/** A promo code that an order could not use any more, and why. */
export type RefusedPromo = Exclude<
  PromoProblem,
  { readonly reason: "SUM_TOO_SMALL" | "OTHER_ITEMS" }
> & { readonly code: string };

export type OrderEvent =
  | { readonly type: "OrderSubmitted"; readonly data: OrderContent }
  | { readonly type: "OrderPlaced"; readonly data: { readonly status: OrderStatus } }
  | {
      readonly type: "OrderRejected";
      /**
       * `reason` is a text for people, `short` the products with too little stock, `day` a delivery
       * day without a free place, `promo` why the promo code could no longer be used.
       */
      readonly data: {
        readonly reason: string;
        readonly short: readonly ShortLine[];
        readonly day?: Slot;
        readonly promo?: RefusedPromo;
      };
    }
  /** The buyer's data is erased; the ordered items remain. */
  | { readonly type: "OrderBuyerErased"; readonly data: { readonly userId: string } }
  | {
      readonly type: "OrderStatusChanged";
      readonly data: { readonly status: OrderStatus; readonly previousStatus: OrderStatus };
    }
  /** The order has a new address from here on. */
  | {
      readonly type: "DeliveryAddressChanged";
      readonly data: { readonly userId: string; readonly shippingAddress: ShippingAddress };
    }
  /** The order tries to get another delivery day. It keeps the current one until it has it. */
  | {
      readonly type: "DeliveryDayRequested";
      readonly data: DeliveryDayRequest & { readonly userId: string };
    }
  /** The order has another delivery day from here on. */
  | {
      readonly type: "DeliveryDayChanged";
      readonly data: {
        readonly userId: string;
        readonly day: Slot | null;
        readonly previousDay: Slot | null;
      };
    }
  /** The requested day has no free place. The order keeps its day. */
  | {
      readonly type: "DeliveryDayRefused";
      readonly data: { readonly userId: string; readonly day: Slot };
    }
  /** The order tries to get other items. It keeps its own until the stock has them. */
  | {
      readonly type: "OrderItemsRequested";
      readonly data: {
        readonly userId: string;
        readonly lines: readonly OrderLine[];
        /** The discount of the new lines; missing without a promo code. */
        readonly discount?: Discount;
      };
    }
  /** The order has other items from here on. */
  | {
      readonly type: "OrderItemsChanged";
      readonly data: {
        readonly userId: string;
        readonly lines: readonly OrderLine[];
        readonly subtotalCents: number;
        readonly discount?: Discount;
        readonly totalCents: number;
        readonly previousLines: readonly OrderLine[];
        readonly previousTotalCents: number;
      };
    }
  /** The stock doesn't have the requested items. The order keeps its own. */
  | {
      readonly type: "OrderItemsRefused";
      readonly data: { readonly userId: string; readonly short: readonly ShortLine[] };
    }
  /** The stock has every unit that a change took out of the order. */
  | {
      readonly type: "OrderItemsSettled";
      readonly data: { readonly userId: string; readonly request: number };
    }
  /** Delivered items are in the shop again. An ended order is refunded without items. */
  | {
      readonly type: "ItemsReturned";
      readonly data: {
        readonly userId: string;
        /** With the price of one unit in the order. */
        readonly lines: readonly (OrderedQuantity & { readonly priceCents: number })[];
        readonly reason: ReturnReason;
        readonly refundCents: number;
        /** What the buyer paid for the units, after the discount. Missing in older events. */
        readonly worthCents?: number;
        /** Whether the units go back to stock. Otherwise they are written off. */
        readonly restock: boolean;
      };
    }
  /** The stock has the units of a return. */
  | {
      readonly type: "ReturnedItemsRestocked";
      readonly data: { readonly userId: string; readonly number: number };
    }
  /** The buyer cancels the order, with an optional reason, or staff do. */
  | {
      readonly type: "OrderCancelled";
      readonly data: (
        | { readonly userId: string; readonly reason: CancelReason | null; readonly by?: undefined }
        | {
            readonly userId: string;
            readonly reason: StaffCancelReason;
            readonly by: "staff";
            /** Words for the buyer; missing for none. */
            readonly note?: string;
          }
      ) & {
        /** The goods had left the shop. Their stock follows when they are back. */
        readonly awaitsGoods?: true;
      };
    }
  /** The order is a stop of a delivery run, and of no other, until it leaves it. */
  | {
      readonly type: "OrderPutOnRun";
      readonly data: { readonly userId: string; readonly runId: string };
    }
  | {
      readonly type: "OrderLeftRun";
      readonly data: { readonly userId: string; readonly runId: string };
    }
  /** The run has left the shop with the goods of the order. */
  | {
      readonly type: "OrderWentOut";
      readonly data: { readonly userId: string; readonly runId: string };
    }
  /** The driver handed the order over for this cash; `shortReason` says why it is not all. */
  | {
      readonly type: "CashCollected";
      readonly data: {
        readonly userId: string;
        readonly runId: string;
        readonly owedCents: number;
        readonly collectedCents: number;
        readonly shortReason: ShortCashReason | null;
      };
    }
  /** The driver brings the order back: it was refused, or is damaged. It ends here. */
  | {
      readonly type: "OrderReturned";
      readonly data: {
        readonly userId: string;
        readonly reason: StopFailure;
        readonly runId: string;
      };
    }
  /** The goods of an order are back in the shop. If the order has ended, their stock follows. */
  | {
      readonly type: "ReturnReceived";
      readonly data: {
        readonly userId: string;
        /** The run that they came back with. Missing in older events, and if it was none. */
        readonly runId?: string;
      };
    }
  /**
   * Staff called the buyer, who is `userId`. After no answer the order is called again at
   * `callAgainAt`.
   */
  | {
      readonly type: "OrderCalled";
      readonly data: {
        readonly userId: string;
        readonly outcome: CallOutcome;
        readonly callAgainAt: string | null;
      };
    }
  /** The latest call was recorded by mistake, with this outcome. */
  | {
      readonly type: "OrderCallUndone";
      readonly data: { readonly userId: string; readonly outcome: CallOutcome };
    }
  /** No call was answered, and staff decided to try once more. */
  | { readonly type: "OrderCallRequested"; readonly data: { readonly userId: string } }
  /** A staff comment. `userId` is the buyer, who sees it only if it is shared. */
  | {
      readonly type: "OrderCommented";
      readonly data: { readonly userId: string; readonly text: string; readonly shared?: true };
    }
  /** The use of a promo code by an order is free again, before the order's goods are back. */
  | { readonly type: "OrderCodeReleased"; readonly data: { readonly userId: string } }
  /** All items of a cancelled or returned order are back in stock. */
  | { readonly type: "OrderStockReturned"; readonly data: { readonly userId: string } };

export type OrderEventOf<Type extends OrderEvent["type"]> = Extract<
  OrderEvent,
  { readonly type: Type }
>;
