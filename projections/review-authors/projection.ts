import { streamId } from "#domain/decider.ts";
import { withoutPersonal } from "#domain/personal.ts";
import type { ReviewEvent } from "#domain/review/events.ts";
import type { ShopRecordedEvent } from "#event-store/upcasters.ts";
import type { Projection } from "#projections/engine/projection.ts";
import {
  maxTimelineEntries,
  reviewAuthorFields,
  type ReviewAuthorDocument,
  type ReviewPhoto,
} from "./document.ts";

type OfReview = Extract<ShopRecordedEvent, { readonly type: ReviewEvent["type"] }>;

const isOfReview = (event: ShopRecordedEvent): event is OfReview =>
  event.stream.startsWith("review-");

/**
 * Reviews by author and product, one document each, so that no document grows with the reviews of a
 * product.
 */
export const reviewAuthorsProjection: Projection<ReviewAuthorDocument> = {
  name: "review-authors",
  version: 6,
  indexes: [
    ["userId"],
    ["reviewId"],
    ...["-sentAt", "-helpful", "-stars", "stars"].map((order) => [
      "productId",
      "state",
      order,
      ...(order === "-sentAt" ? [] : ["-sentAt"]),
    ]),
    ["state", "sentAt"],
    ["state", "-sentAt"],
    ["state", "fewStars", "-sentAt"],
    ["state", "photographed", "-sentAt"],
    ["state", "fewStars", "photographed", "-sentAt"],
  ],
  counted: [["state"], ["productId", "state", "photographed"]],

  key(event) {
    if (!isOfReview(event)) return null;
    const author = "authorId" in event.data ? event.data.authorId : event.data.userId;
    return reviewAuthorId(streamId(event.stream), author);
  },

  evolve(document, event) {
    if (!isOfReview(event)) return null;
    if (event.type === "ReviewSubmitted" || event.type === "ReviewRevised") {
      return withChange(sent(document, event), event);
    }
    if (!document) return null;
    switch (event.type) {
      case "ReviewAuthorErased": {
        const erased = { ...withoutPersonal(document, reviewAuthorFields), answer: null };
        return withChange({ ...erased, photographed: 0 }, event);
      }
      case "ReviewPublished":
        return withChange({ ...document, state: "published", reason: null }, event);
      case "ReviewHeld":
        return withChange({ ...document, state: "waiting", reason: null }, event);
      case "ReviewHidden":
        return withChange({ ...document, state: "hidden", reason: event.data.reason }, event);
      case "ReviewPhotoHidden":
      case "ReviewPhotoShown": {
        const hidden = event.type === "ReviewPhotoHidden";
        const photos = document.photos.map((photo, at) =>
          at === event.data.photo ? { ...photo, hidden } : photo,
        );
        return withChange({ ...document, photos, photographed: photographed(photos) }, event);
      }
      case "ReviewAnswered": {
        const { answer } = document;
        const { occurredAt, actor } = event.metadata;
        return withChange(
          {
            ...document,
            answer: {
              text: event.data.text,
              at: answer?.at ?? occurredAt,
              revisedAt: answer ? occurredAt : null,
              byId: actor.id,
            },
          },
          event,
        );
      }
      case "ReviewMarkedHelpful":
        return { ...document, helpful: document.helpful + 1 };
      case "ReviewHelpfulWithdrawn":
        return { ...document, helpful: document.helpful - 1 };
      default:
        return null;
    }
  },
};

const photographed = (photos: readonly ReviewPhoto[]): 0 | 1 =>
  photos.some(({ hidden }) => !hidden) ? 1 : 0;

const sent = (
  document: ReviewAuthorDocument | null,
  event: Extract<OfReview, { readonly type: "ReviewSubmitted" | "ReviewRevised" }>,
): ReviewAuthorDocument => {
  const productId = streamId(event.stream);
  const { userId, rating, comment, name, options = [], photos = [], waits = false } = event.data;
  const now = { rating, comment, at: event.metadata.occurredAt };
  const earlier = document?.photos ?? [];
  const hidden = new Set(earlier.flatMap((photo) => (photo.hidden ? photo.url : [])));
  const isSame = event.type === "ReviewRevised" && event.data.samePhotos === true;
  const shown = isSame ? earlier : photos.map((url) => ({ url, hidden: hidden.has(url) }));
  return {
    id: reviewAuthorId(productId, userId),
    productId,
    userId,
    reviewId: event.id,
    name,
    writtenAt: document?.writtenAt ?? now.at,
    options,
    now,
    before: document?.now ?? null,
    state: waits ? "waiting" : "published",
    reason: null,
    photos: shown,
    answer: document?.answer ?? null,
    helpful: document?.helpful ?? 0,
    revision: document?.revision ?? 0,
    timeline: document?.timeline ?? [],
    stars: rating,
    sentAt: now.at,
    photographed: photographed(shown),
    fewStars: rating <= 2 ? 1 : 0,
  };
};

const withChange = (document: ReviewAuthorDocument, event: OfReview): ReviewAuthorDocument => {
  const { type: kind, metadata } = event;
  const entry = {
    kind,
    at: metadata.occurredAt,
    byId: metadata.actor.id,
    reason: event.type === "ReviewHidden" ? event.data.reason : null,
    photo: "photo" in event.data ? event.data.photo : null,
  };
  return {
    ...document,
    revision: document.revision + 1,
    timeline: [...document.timeline, entry].slice(-maxTimelineEntries),
  };
};

/** The document id of a person and a product. */
export const reviewAuthorId = (productId: string, userId: string): string =>
  `${productId} ${userId}`;

/** The product and the author of a document id; null for any other text. */
export const reviewOfId = (
  id: string,
): { readonly productId: string; readonly userId: string } | null => {
  const at = id.lastIndexOf(" ");
  return at > 0 && at < id.length - 1
    ? { productId: id.slice(0, at), userId: id.slice(at + 1) }
    : null;
};
