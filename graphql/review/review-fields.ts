import type { ReviewAuthorDocument } from "#projections/review-authors/document.ts";

/** Fields of a review for its author and for staff. */
export const reviewFields = {
  rating: ({ now }: ReviewAuthorDocument) => now.rating,
  comment: ({ now }: ReviewAuthorDocument) => now.comment,
  options: ({ options }: ReviewAuthorDocument) => [...options],
  createdAt: ({ writtenAt }: ReviewAuthorDocument) => writtenAt,
  revisedAt: ({ now, before }: ReviewAuthorDocument) => (before ? now.at : null),
  hiddenFor: ({ reason }: ReviewAuthorDocument) => reason,
  photos: ({ photos }: ReviewAuthorDocument) => [...photos],
};
