import type { ReviewHideReason } from "#domain/constants.ts";
import {
  personalDetail,
  personalList,
  personalText,
  type DeclaredDocument,
} from "#domain/personal.ts";
import type { ReviewEvent, ReviewState } from "#domain/review/events.ts";

/** One version of a review. */
export interface SaidOfProduct {
  readonly rating: number;
  readonly comment: string;
  /** Time of writing or revision. */
  readonly at: string;
}

/** A photo of a review. */
export interface ReviewPhoto {
  readonly url: string;
  /** Whether staff hid it. */
  readonly hidden: boolean;
}

/** The shop's answer to a review. */
export interface ReviewAnswer {
  readonly text: string;
  /** When it was first written. */
  readonly at: string;
  readonly revisedAt: string | null;
  /** The account that wrote the latest text. */
  readonly byId: string;
}

/** An event of a review, and who caused it. Votes are left out. */
export interface ReviewTimelineEntry {
  readonly kind: ReviewEvent["type"];
  readonly at: string;
  readonly byId: string;
  /** Of hiding the review. */
  readonly reason: ReviewHideReason | null;
  /** Place of the photo, from 0. */
  readonly photo: number | null;
}

/** A review has at most this number of listed events. The history page shows all. */
export const maxTimelineEntries = 50;

/**
 * A person's review of a product: for its author, for the product's page, and for the staff who
 * approve reviews. An erasure uses it to find all reviews of a person.
 */
export interface ReviewAuthorDocument {
  readonly id: string;
  readonly productId: string;
  readonly userId: string;
  /** Id of the review among the product's reviews. */
  readonly reviewId: string;
  /** The author's display name at the time of the last revision. */
  readonly name: string;
  readonly writtenAt: string;
  /** The option values of the bought variant; empty without options and if unknown. */
  readonly options: readonly string[];
  readonly now: SaidOfProduct;
  /** The version before the last revision; null if it was never revised. */
  readonly before: SaidOfProduct | null;
  readonly state: ReviewState;
  /** Why it is hidden; null unless it is. */
  readonly reason: ReviewHideReason | null;
  readonly photos: readonly ReviewPhoto[];
  /** Null without an answer. */
  readonly answer: ReviewAnswer | null;
  /** Number of people who find it helpful. */
  readonly helpful: number;
  /** Number of its changes; votes are not counted. */
  readonly revision: number;
  /** Oldest first, the latest `maxTimelineEntries`. */
  readonly timeline: readonly ReviewTimelineEntry[];
  /** For lists: stars and time of the current version. */
  readonly stars: number;
  readonly sentAt: string;
  /** 1 with a visible photo. */
  readonly photographed: 0 | 1;
  /** 1 with one or two stars. */
  readonly fewStars: 0 | 1;
}

const saidOfProduct = { rating: "open", comment: personalDetail, at: "open" } as const;

/** Every field of the document, declared as personal or open. */
export const reviewAuthorFields: DeclaredDocument<ReviewAuthorDocument> = {
  id: "open",
  productId: "open",
  userId: "open",
  reviewId: "open",
  name: personalText,
  writtenAt: "open",
  options: "open",
  now: saidOfProduct,
  before: saidOfProduct,
  state: "open",
  reason: "open",
  photos: personalList,
  answer: { text: personalText, at: "open", revisedAt: "open", byId: "open" },
  helpful: "open",
  revision: "open",
  timeline: { kind: "open", at: "open", byId: "open", reason: "open", photo: "open" },
  stars: "open",
  sentAt: "open",
  photographed: "open",
  fewStars: "open",
};
