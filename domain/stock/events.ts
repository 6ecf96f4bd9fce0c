/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type StockEvent =
  | { readonly type: "StockReceived"; readonly data: { readonly quantity: number } }
  | {
      readonly type: "StockAdjusted";
      readonly data: { readonly onHand: number; readonly previousOnHand: number };
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
    };
