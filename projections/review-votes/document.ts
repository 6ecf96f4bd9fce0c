import type { DeclaredDocument } from "#domain/personal.ts";

/** Which reviews of a product a person finds helpful. */
export interface ReviewVotesDocument {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  /** The authors of the reviews. */
  readonly authorIds: readonly string[];
}

/** Every field of the document, declared as personal or open. */
export const reviewVotesFields: DeclaredDocument<ReviewVotesDocument> = {
  id: "open",
  productId: "open",
  userId: "open",
  authorIds: "open",
};
