/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type StockEvent =
  | {
      readonly type: "StockReceived";
      readonly data: {
        readonly quantity: number;
        /** Why, in somebody's words; missing where nobody was asked. */
        readonly reason?: string | undefined;
      };
    }
  | {
      readonly type: "StockAdjusted";
      readonly data: {
        readonly onHand: number;
        readonly previousOnHand: number;
        /** Why, in somebody's words; missing where nobody was asked. */
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
  /** Pieces that had left with an order are on hand again, because it was cancelled. */
  | {
      readonly type: "StockReturned";
      readonly data: { readonly orderId: string; readonly quantity: number };
    }
  /** So many pieces or fewer are low from here on; null goes by the shop's own limit. */
  | {
      readonly type: "LowStockLimitChanged";
      readonly data: { readonly lowFrom: number | null; readonly previousLowFrom: number | null };
    };
