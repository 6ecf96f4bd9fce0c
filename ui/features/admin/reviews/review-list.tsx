import { formatRecent } from "../../../components/date-time.tsx";
import { Stars } from "../../../components/rating.tsx";
import { ShowMore } from "../../../components/show-more.tsx";
import type { MorePages } from "../../../apollo/use-paged-query.ts";
import type { ReviewState } from "../../../generated/operations.ts";
import { OrderedPicture, type PictureOf } from "../../shared/order/ordered-picture.tsx";
import { DeskGroup, DeskRow } from "../kit/desk.tsx";
import { reasonText, stateNames, type ModeratedReview } from "./review-texts.ts";

export interface ReviewListProps {
  state: ReviewState;
  reviews: readonly ModeratedReview[];
  focusedId: string | null;
  picture: PictureOf;
  onFocus: (id: string) => void;
  more: MorePages | null;
}

/** The reviews at a state: waiting ones oldest first, others newest first. */
export function ReviewList({ state, reviews, focusedId, picture, onFocus, more }: ReviewListProps) {
  return (
    <section aria-labelledby="review-list" className="min-w-0">
      <DeskGroup
        id="review-list"
        title={stateNames[state]}
        hint={state === "WAITING" ? "oldest first" : "newest first"}
      >
        {reviews.map((review) => (
          <DeskRow
            key={review.id}
            focused={review.id === focusedId}
            className="grid-cols-row-17"
            onFocus={() => onFocus(review.id)}
          >
            <span aria-hidden className="block">
              <OrderedPicture
                productId={review.product?.id ?? ""}
                image={review.product?.image ?? ""}
                picture={picture}
              />
            </span>
            <span className="col-span-2 min-w-0">
              <b className="block truncate font-semibold">{review.product?.name ?? "Old item"}</b>
              <span className="flex flex-wrap items-center gap-x-2 text-fine text-ink-muted">
                <Stars rating={review.rating} size={13} />
                <span className="truncate">{review.name}</span>
                <span>{formatRecent(review.revisedAt ?? review.createdAt)}</span>
                {noteOf(review).map((note) => (
                  <span key={note}>{note}</span>
                ))}
              </span>
            </span>
          </DeskRow>
        ))}
      </DeskGroup>
      <ShowMore more={more} quiet className="p-2" />
    </section>
  );
}

/** What staff look for in the list. */
function noteOf({ state, photos, answer, hiddenFor, helpfulCount }: ModeratedReview): string[] {
  const pictured = photos.length === 1 ? "1 photo" : `${photos.length} photos`;
  return [
    ...(photos.length > 0 ? [pictured] : []),
    ...(answer ? ["answered"] : []),
    ...(helpfulCount > 0 ? [`${helpfulCount} helpful`] : []),
    ...(state === "HIDDEN" ? [reasonText(hiddenFor)] : []),
  ];
}
