import { draftStore } from "../../../storage/draft.ts";

/** The content of a review; 0 stars until they are selected. */
export interface ReviewContent {
  rating: number;
  comment: string;
}

export interface ReviewDraft extends ReviewContent {
  /** When it was last edited. */
  keptAt: number;
}

const drafts = draftStore("review", ["rating", "comment", "keptAt"], "device");

/** A draft belongs to a user and a product, whichever order it was started from. */
const ownerOf = (authorId: string, productId: string) => `${authorId}.${productId}`;

/** The draft stored on this device; null for none. */
export function readReviewDraft(authorId: string, productId: string): ReviewDraft | null {
  const { rating, comment = "", keptAt } = drafts.read(ownerOf(authorId, productId));
  const stars = Number(rating);
  if (!Number.isInteger(stars) || stars < 0 || stars > 5 || !Number(keptAt)) return null;
  return { rating: stars, comment, keptAt: Number(keptAt) };
}

/** Stores the input until it is sent or deleted; returns the stored draft. */
export function storeReviewDraft(
  authorId: string,
  productId: string,
  { rating, comment }: ReviewContent,
): ReviewDraft {
  const keptAt = Date.now();
  const values = { rating: String(rating), comment, keptAt: String(keptAt) };
  drafts.save(ownerOf(authorId, productId), values);
  return { rating, comment, keptAt };
}

/** Called when the review was sent, or when its author deletes the draft. */
export function deleteReviewDraft(authorId: string, productId: string): void {
  drafts.drop(ownerOf(authorId, productId));
}
