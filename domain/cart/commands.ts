/** What the shop knows of a product at the moment of the command; null where it is not sold. */
export interface Offer {
  readonly name: string;
  readonly priceCents: number;
  readonly available: number;
}

export type CartCommand =
  | {
      readonly type: "AddItem";
      readonly productId: string;
      readonly quantity: number;
      readonly offer: Offer | null;
    }
  | {
      readonly type: "ChangeQuantity";
      readonly productId: string;
      readonly quantity: number;
      readonly offer: Offer | null;
    }
  | { readonly type: "RemoveItem"; readonly productId: string }
  | {
      readonly type: "CheckOut";
      readonly orderId: string;
      readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
    };
