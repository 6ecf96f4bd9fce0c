/** Stored names and fields are a contract: change them by an upcaster, never by an edit. */

/**
 * A rating of 1 to 5, a comment that may be empty, and the author's display name and bought version
 * at that time.
 */
export interface ReviewContent {
  readonly userId: string;
  readonly rating: number;
  readonly comment: string;
  readonly name: string;
  /** The option values of the delivered item; missing without options and in older events. */
  readonly options?: readonly string[];
}

export type ReviewEvent =
  | { readonly type: "ReviewSubmitted"; readonly data: ReviewContent }
  /** The author's name is erased; rating and comment remain. */
  | { readonly type: "ReviewAuthorErased"; readonly data: { readonly userId: string } }
  | {
      readonly type: "ReviewRevised";
      readonly data: ReviewContent & { readonly previousRating: number };
    };
