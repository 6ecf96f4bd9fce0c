import * as t from "#texts/review.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { Pencil } from "lucide-react";
import { LinkButton } from "../../../components/link-button.tsx";
import { Stars } from "../../../components/rating.tsx";
import {
  OwnReviewsDocument,
  type OwnReview_ReviewFragment,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { ShopAnswer } from "../product/shop-answer.tsx";
import { ReviewDates, EarlierText, OwnPhotos, OwnReviewState } from "./own-review.tsx";

/** The user's review of the product; null if there is none, and for visitors. */
export function useOwnReview(
  authorId: string | null,
  productId: string,
): OwnReview_ReviewFragment | null {
  const { data, previousData } = useQuery(
    OwnReviewsDocument,
    authorId === null ? skipToken : { variables: { productIds: [productId] } },
  );
  return (data ?? previousData)?.myReviews[0] ?? null;
}

/** The user's own review in a product's list: first, and marked as theirs. */
export function OwnReviewArticle({
  name,
  review,
}: {
  name: string;
  review: OwnReview_ReviewFragment;
}) {
  return (
    <article className="-mx-3 rounded-control bg-accent-soft px-3 py-4 sm:-mx-5 sm:px-5 sm:py-5">
      <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        <Stars rating={review.rating} />
        <b className="font-semibold text-ink">{name}</b>
        <span className="rounded-tile bg-accent px-2 py-0.5 text-xs leading-dense font-semibold text-on-accent">
          {t.you}
        </span>
        <ReviewDates review={review} />
      </h3>
      <OptionLine values={review.options} className="mt-1 text-sm" />
      {review.comment && <p className="mt-2 max-w-(--measure) wrap-anywhere">{review.comment}</p>}
      <OwnPhotos review={review} />
      <OwnReviewState review={review} />
      {review.answer && review.state === "PUBLISHED" && <ShopAnswer answer={review.answer} />}
      <div className="mt-2 flex flex-wrap items-start gap-x-3">
        {review.orderId !== null && (
          <LinkButton variant="quiet" to={paths.reviseReview(review.orderId, review.productId)}>
            <Pencil aria-hidden size={18} />
            {t.revise}
            <span className="sr-only"> {t.yourReview}</span>
          </LinkButton>
        )}
        <EarlierText review={review} />
      </div>
    </article>
  );
}
