export type StockCommand =
  | {
      readonly type: "ReceiveStock";
      readonly quantity: number;
      /** The reason as entered. */
      readonly reason?: string | undefined;
    }
  /** Sets the items on the shelf, including reserved ones, after a stock count. */
  | {
      readonly type: "CountStock";
      readonly onHand: number;
      /** Items on hand that the user saw; the command is refused if they have changed. */
      readonly seen: number;
      readonly reason: string;
    }
  /** Sets the product's limit of low stock; null uses the shop's limit. */
  | { readonly type: "SetLowStockLimit"; readonly lowFrom: number | null }
  /** Sets the available items. Reserved items stay reserved in addition. */
  | {
      readonly type: "AdjustStock";
      readonly available: number;
      /** Available items that the user saw; the command is refused if they have changed. */
      readonly seen?: number | undefined;
    }
  | {
      readonly type: "ReserveStock";
      readonly orderId: string;
      /** Names a later change of the order; missing for the order itself. */
      readonly claim?: string;
      readonly quantity: number;
      /** For the refusal's text. */
      readonly productId: string;
      readonly productName: string;
    }
  | { readonly type: "ReleaseReservation"; readonly orderId: string; readonly claim?: string }
  | { readonly type: "ConfirmReservation"; readonly orderId: string; readonly claim?: string }
  /**
   * Returns the items of a cancelled order, in any state of its checkout, or of a claim. The sender
   * guarantees that the order had them.
   */
  | {
      readonly type: "ReturnStock";
      readonly orderId: string;
      readonly quantity: number;
      readonly claim?: string;
    };
