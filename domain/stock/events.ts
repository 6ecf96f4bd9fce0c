/** Units of an order. */
interface OrderedUnits {
  readonly orderId: string;
  readonly quantity: number;
  /** Names a later change of the order, such as `change 1`; missing for the order itself. */
  readonly claim?: string;
}

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type StockEvent =
  | {
      readonly type: "StockReceived";
      readonly data: {
        readonly quantity: number;
        /** The reason as entered; missing if the form had no such field. */
        readonly reason?: string | undefined;
      };
    }
  | {
      readonly type: "StockAdjusted";
      readonly data: {
        readonly onHand: number;
        readonly previousOnHand: number;
        /** The reason as entered; missing if the form had no such field. */
        readonly reason?: string | undefined;
      };
    }
  | {
      readonly type: "StockReserved";
      readonly data: OrderedUnits;
    }
  | {
      readonly type: "StockReservationReleased";
      readonly data: OrderedUnits;
    }
  | {
      readonly type: "StockReservationConfirmed";
      readonly data: OrderedUnits;
    }
  /** Items that had left with an order are on hand again, because it was cancelled or changed. */
  | {
      readonly type: "StockReturned";
      readonly data: OrderedUnits;
    }
  /** The product's limit of low stock from here on; null for the shop's limit. */
  | {
      readonly type: "LowStockLimitChanged";
      readonly data: { readonly lowFrom: number | null; readonly previousLowFrom: number | null };
    };
