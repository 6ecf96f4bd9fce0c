import { streamCategory, streamId } from "#domain/decider.ts";
import { evolveLines } from "#domain/wishlist/lines.ts";
import type { Projection } from "#projections/engine/projection.ts";
import type { WishListDocument } from "./document.ts";

/** Wish lists: the lines of each person, and the link for reading them. */
export const wishListsProjection: Projection<WishListDocument> = {
  name: "wish-lists",
  version: 1,
  indexes: [["shareDigest"]],

  key: ({ stream }) => (streamCategory(stream) === "wishlist" ? streamId(stream) : null),

  evolve(document, event) {
    const list = document ?? emptyWishList(streamId(event.stream));
    switch (event.type) {
      case "WishAdded":
      case "WishRemoved":
      case "WishRestored":
      case "WishAlertChanged": {
        const since = event.metadata.occurredAt;
        return { ...list, lines: evolveLines(list.lines, event, (line) => ({ ...line, since })) };
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

/** The list of a person who has saved nothing. */
export const emptyWishList = (id: string): WishListDocument => ({
  id,
  lines: [],
  link: "",
  shareDigest: null,
});
