import { draftStore } from "../../storage/draft.ts";

/** What somebody is about to say of a product; 0 stars until they are chosen. */
export interface ReviewWords {
  rating: number;
  comment: string;
}

export interface ReviewDraft extends ReviewWords {
  /** When it was last edited. */
  keptAt: number;
}

const drafts = draftStore("review", ["rating", "comment", "keptAt"], "device");

/**
 * A draft belongs to a person and a product, so that it is there again whichever order one comes
 * by.
 */
const ownerOf = (authorId: string, productId: string) => `${authorId}.${productId}`;

/** What was typed before on this device; null where nothing was. */
export function readReviewDraft(authorId: string, productId: string): ReviewDraft | null {
  const { rating, comment = "", keptAt } = drafts.read(ownerOf(authorId, productId));
  const stars = Number(rating);
  if (!Number.isInteger(stars) || stars < 0 || stars > 5 || !Number(keptAt)) return null;
  return { rating: stars, comment, keptAt: Number(keptAt) };
}

/** Keeps what was typed until it is sent or deleted; gives the draft as it is kept. */
export function keepReviewDraft(
  authorId: string,
  productId: string,
  { rating, comment }: ReviewWords,
): ReviewDraft {
  const keptAt = Date.now();
  const values = { rating: String(rating), comment, keptAt: String(keptAt) };
  drafts.keep(ownerOf(authorId, productId), values);
  return { rating, comment, keptAt };
}

/** Called when the review is sent, or when its author wants no draft. */
export function dropReviewDraft(authorId: string, productId: string): void {
  drafts.drop(ownerOf(authorId, productId));
}
