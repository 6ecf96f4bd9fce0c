import type { ReviewEvent } from "./events.ts";

/** Stars that an event adds to a product's average and removes from it; null for none. */
export interface CountedRating {
  readonly added: number | null;
  readonly removed: number | null;
}

/** Only published reviews count. */
export const countedRating = (event: ReviewEvent): CountedRating => {
  switch (event.type) {
    case "ReviewSubmitted": {
      const { rating, waits = false } = event.data;
      return { added: waits ? null : rating, removed: null };
    }
    case "ReviewRevised": {
      const { rating, previousRating, previousState = "published", waits = false } = event.data;
      return {
        added: waits ? null : rating,
        removed: previousState === "published" ? previousRating : null,
      };
    }
    case "ReviewPublished":
      return { added: event.data.rating, removed: null };
    case "ReviewHeld":
    case "ReviewHidden": {
      const { rating, previousState } = event.data;
      return { added: null, removed: previousState === "published" ? rating : null };
    }
    default:
      return { added: null, removed: null };
  }
};
