import { personalDetail, type DeclaredDocument } from "#domain/personal.ts";
import type { WishLine } from "#domain/wishlist/lines.ts";

/** A variant on a wish list; `since` is when it was saved. */
export interface StoredWish extends WishLine {
  readonly since: string;
}

/** A person's wish list, oldest line first. The id is the person's. */
export interface WishListDocument {
  readonly id: string;
  readonly lines: readonly StoredWish[];
  /** Variants with a lower price whose notification is deferred. */
  readonly deferred: readonly string[];
  /** When the deferred notification is due; null if there is none. */
  readonly dropsDueAt: string | null;
  /** When its person was last notified of lower prices; null before the first time. */
  readonly dropSentAt: string | null;
  /** The secret part of the shared address; empty if the list is not shared. */
  readonly link: string;
  /** Finds the list of a link; null if it is not shared. */
  readonly shareDigest: string | null;
}

/** Every field of the document, declared as personal or open. */
export const wishListFields: DeclaredDocument<WishListDocument> = {
  id: "open",
  lines: {
    ...{ productId: "open", priceCents: "open", alert: "open", sentCents: "open" },
    since: "open",
  },
  deferred: "open",
  dropsDueAt: "open",
  dropSentAt: "open",
  link: personalDetail,
  shareDigest: "open",
};
