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
      readonly data: { readonly orderId: string; readonly quantity: number };
    }
  | {
      readonly type: "StockReservationReleased";
      readonly data: { readonly orderId: string; readonly quantity: number };
    }
  | {
      readonly type: "StockReservationConfirmed";
      readonly data: { readonly orderId: string; readonly quantity: number };
    }
  /** Items that had left with an order are on hand again, because it was cancelled. */
  | {
      readonly type: "StockReturned";
      readonly data: { readonly orderId: string; readonly quantity: number };
    }
  /** The product's limit of low stock from here on; null for the shop's limit. */
  | {
      readonly type: "LowStockLimitChanged";
      readonly data: { readonly lowFrom: number | null; readonly previousLowFrom: number | null };
    };
