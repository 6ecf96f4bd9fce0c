export type StockCommand =
  | {
      readonly type: "ReceiveStock";
      readonly quantity: number;
      /** Why, in somebody's words. */
      readonly reason?: string | undefined;
    }
  /** Sets how many are on the shelf, reserved ones among them, as somebody has counted them. */
  | {
      readonly type: "CountStock";
      readonly onHand: number;
      /** How many were on hand when it was decided; refused where they are others now. */
      readonly seen: number;
      readonly reason: string;
    }
  /** Sets from how many on a product is low; null goes by the shop's own limit. */
  | { readonly type: "SetLowStockLimit"; readonly lowFrom: number | null }
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
