export type StockCommand =
  | { readonly type: "ReceiveStock"; readonly quantity: number }
  /** Sets how many can be ordered; what is reserved stays reserved on top of it. */
  | {
      readonly type: "AdjustStock";
      readonly available: number;
      /** How many could be ordered when it was decided; refused where they are others now. */
      readonly seen?: number | undefined;
    }
  | {
      readonly type: "ReserveStock";
      readonly orderId: string;
      readonly quantity: number;
      /** For the refusal's text. */
      readonly productId: string;
      readonly productName: string;
    }
  | { readonly type: "ReleaseReservation"; readonly orderId: string }
  | { readonly type: "ConfirmReservation"; readonly orderId: string }
  /** A cancelled order's pieces come back, wherever its checkout stands. Whoever sends it knows that they were its own. */
  | { readonly type: "ReturnStock"; readonly orderId: string; readonly quantity: number };
