import { streamCategory, streamId } from "#domain/decider.ts";
import type { WishListEvent } from "#domain/wishlist/events.ts";
import { evolveLines } from "#domain/wishlist/lines.ts";
import { evolveDeferred, nextDropAt } from "#domain/wishlist/price-drops.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { WishListDocument } from "./document.ts";

/** Wish lists: the lines of each person, and the link for reading them. */
export const wishListsProjection: Projection<WishListDocument> = {
  name: "wish-lists",
  version: 2,
  indexes: [["shareDigest"], ["dropsDueAt"]],

  key: ({ stream }) => (streamCategory(stream) === "wishlist" ? streamId(stream) : null),

  evolve(document, event) {
    const list = document ?? emptyWishList(streamId(event.stream));
    switch (event.type) {
      case "WishAdded":
      case "WishRemoved":
      case "WishRestored":
      case "WishAlertChanged":
      case "PriceDropSent":
      case "PriceDropDeferred":
      case "DeferredDropsDiscarded": {
        const since = event.metadata.occurredAt;
        const lines = evolveLines(list.lines, event, (line) => ({ ...line, since }));
        return { ...list, lines, ...evolveDrops(list, event) };
      }
      case "WishListShared":
        return { ...list, link: event.data.link, shareDigest: event.data.digest };
      case "WishListUnshared":
        return { ...list, link: "", shareDigest: null };
      case "WishListErased":
        return emptyWishList(list.id);
      default:
        return null;
    }
  },
};

const evolveDrops = (
  list: WishListDocument,
  event: WishListEvent,
): Pick<WishListDocument, "deferred" | "dropsDueAt" | "dropSentAt"> => {
  const deferred = evolveDeferred(list.deferred, event);
  const sentAt = event.type === "PriceDropSent" ? event.data.at : list.dropSentAt;
  const dueAt = sentAt === null ? null : nextDropAt(sentAt);
  return { deferred, dropSentAt: sentAt, dropsDueAt: deferred.length === 0 ? null : dueAt };
};

/** The list of a person who has saved nothing. */
export const emptyWishList = (id: string): WishListDocument => ({
  id,
  lines: [],
  deferred: [],
  dropsDueAt: null,
  dropSentAt: null,
  link: "",
  shareDigest: null,
});
