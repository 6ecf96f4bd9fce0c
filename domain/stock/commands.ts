export type StockCommand =
  | { readonly type: "ReceiveStock"; readonly quantity: number }
  /** Sets how many can be ordered; what is reserved stays reserved on top of it. */
  | { readonly type: "AdjustStock"; readonly available: number }
  | {
      readonly type: "ReserveStock";
      readonly orderId: string;
      readonly quantity: number;
      /** For the refusal's text. */
      readonly productId: string;
      readonly productName: string;
    }
  | { readonly type: "ReleaseReservation"; readonly orderId: string }
  | { readonly type: "ConfirmReservation"; readonly orderId: string };
