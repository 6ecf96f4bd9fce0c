/** A variant with a price below the one that its person knows. */
export interface PriceDrop {
  readonly productId: string;
  readonly priceCents: number;
  readonly belowCents: number;
}

/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */
export type WishListEvent =
  | {
      readonly type: "WishAdded";
      /**
       * `productId` is a variant; `priceCents` is its price at that time. `mergeId` names the merge
       * of a visitor's list that added it.
       */
      readonly data: {
        readonly productId: string;
        readonly priceCents: number;
        readonly mergeId?: string;
      };
    }
  | {
      readonly type: "WishRemoved";
      /** `alert` is true if its price alert was on. */
      readonly data: { readonly productId: string; readonly alert?: boolean };
    }
  | {
      readonly type: "WishRestored";
      /** Undoes a removal: the line as it was, at its place in the list, counted from 0. */
      readonly data: {
        readonly productId: string;
        readonly priceCents: number;
        readonly alert: boolean;
        readonly sentCents?: number;
        readonly place: number;
      };
    }
  | {
      readonly type: "WishAlertChanged";
      /** Whether its owner wants an email if the price drops. */
      readonly data: { readonly productId: string; readonly on: boolean };
    }
  | {
      readonly type: "PriceDropSent";
      /** The person is notified of lower prices. Each is below `belowCents`, which it replaces. */
      readonly data: { readonly drops: readonly PriceDrop[]; readonly at: string };
    }
  | {
      readonly type: "PriceDropDeferred";
      /** A lower price within a day after the last notification. It waits until `dueAt`. */
      readonly data: {
        readonly productId: string;
        readonly priceCents: number;
        readonly dueAt: string;
      };
    }
  /** None of the deferred prices is still lower, or still of interest. */
  | { readonly type: "DeferredDropsDiscarded"; readonly data: Record<string, never> }
  | {
      readonly type: "WishListShared";
      /**
       * `link` is the secret part of the shared address. It is sealed, so that only the owner reads
       * it; `digest` finds the list of a link.
       */
      readonly data: {
        readonly userId: string;
        readonly link: string;
        readonly digest: string;
      };
    }
  | { readonly type: "WishListUnshared"; readonly data: Record<string, never> }
  /** The account was erased. Its lines were removed before; nothing can be added any more. */
  | { readonly type: "WishListErased"; readonly data: { readonly userId: string } };
