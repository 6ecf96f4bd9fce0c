import { draftStore } from "../../../storage/draft.ts";

/** The content of a review; 0 stars until they are selected. */
export interface ReviewContent {
  rating: number;
  comment: string;
  /** URLs of the stored photos. */
  photos: readonly string[];
}

export interface ReviewDraft extends ReviewContent {
  /** When it was last edited. */
  keptAt: number;
}

const drafts = draftStore("review", ["rating", "comment", "photos", "keptAt"], "device");

/** A draft belongs to a user and a product, whichever order it was started from. */
const ownerOf = (authorId: string, productId: string) => `${authorId}.${productId}`;

/** The draft stored on this device; null for none. */
export function readReviewDraft(authorId: string, productId: string): ReviewDraft | null {
  const { rating, comment = "", photos = "", keptAt } = drafts.read(ownerOf(authorId, productId));
  const stars = Number(rating);
  if (!Number.isInteger(stars) || stars < 0 || stars > 5 || !Number(keptAt)) return null;
  const urls = photos === "" ? [] : photos.split("\n");
  return { rating: stars, comment, photos: urls, keptAt: Number(keptAt) };
}

/** Stores the input until it is sent or deleted; returns the stored draft. */
export function storeReviewDraft(
  authorId: string,
  productId: string,
  { rating, comment, photos }: ReviewContent,
): ReviewDraft {
  const keptAt = Date.now();
  const values = {
    rating: String(rating),
    comment,
    photos: photos.join("\n"),
    keptAt: String(keptAt),
  };
  drafts.save(ownerOf(authorId, productId), values);
  return { rating, comment, photos, keptAt };
}

/** Called when the review was sent, or when its author deletes the draft. */
export function deleteReviewDraft(authorId: string, productId: string): void {
  drafts.drop(ownerOf(authorId, productId));
}
