/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type CartEvent =
  | {
      readonly type: "CartItemAdded";
      /** `quantity` is what was added; `priceCents` is the price of one piece at that moment. */
      readonly data: {
        readonly productId: string;
        readonly quantity: number;
        readonly priceCents: number;
      };
    }
  | {
      readonly type: "CartItemQuantityChanged";
      readonly data: { readonly productId: string; readonly quantity: number };
    }
  | { readonly type: "CartItemRemoved"; readonly data: { readonly productId: string } }
  | {
      readonly type: "CartCheckedOut";
      readonly data: {
        readonly orderId: string;
        readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
      };
    };
