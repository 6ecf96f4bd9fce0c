/** A variant at its current price; null if the shop does not sell it. */
export interface WishedOffer {
  readonly priceCents: number;
}

/** One variant of a visitor's list. */
export interface GuestWish {
  readonly productId: string;
  readonly offer: WishedOffer | null;
}

export type WishListCommand =
  | { readonly type: "AddWish"; readonly productId: string; readonly offer: WishedOffer | null }
  | {
      readonly type: "RemoveWish";
      readonly productId: string;
      /** Refuse if it is not on the list, instead of changing nothing. */
      readonly strict?: boolean;
    }
  | { readonly type: "RestoreWish"; readonly productId: string }
  | { readonly type: "ChangeWishAlert"; readonly productId: string; readonly on: boolean }
  | {
      readonly type: "MergeGuestWishes";
      /** A repeated merge changes nothing. */
      readonly mergeId: string;
      readonly wishes: readonly GuestWish[];
    }
  | {
      readonly type: "ShareWishList";
      readonly userId: string;
      readonly link: string;
      readonly digest: string;
    }
  | {
      readonly type: "NotePrice";
      /** The current price of a variant. */
      readonly productId: string;
      readonly priceCents: number;
      readonly at: string;
    }
  | {
      readonly type: "SendDeferredDrops";
      /** The current prices of variants; a variant that isn't sold is missing. */
      readonly prices: ReadonlyMap<string, number>;
      readonly at: string;
    }
  | { readonly type: "StopSharing" }
  | { readonly type: "EraseWishList"; readonly userId: string };
