import { messages } from "#texts/messages.ts";
import * as t from "#texts/product.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { Stars } from "../../../components/rating.tsx";
import {
  Reviews_ProductFragmentDoc,
  type Reviews_ProductFragment,
} from "../../../generated/operations.ts";
import { PhotoButton, ReviewArticle } from "./review-article.tsx";
import { ReviewTools } from "./review-tools.tsx";
import { useHelpfulVotes } from "./use-helpful-votes.ts";
import { useReviewList, type ReviewView } from "./use-review-list.ts";

const PhotoView = lazy(async () => ({ default: (await import("./photo-view.tsx")).PhotoView }));

const firstShown = 6;
/** Photos in the strip. */
const stripLength = 6;

export interface ReviewsProps {
  product: FragmentType<Reviews_ProductFragment>;
  /** The viewer's own review, shown first; null if there is none. */
  own?: {
    reviewId: string;
    rating: number;
    /** It has a photo that others see. */
    withPhotos: boolean;
    article: ReactNode;
  } | null;
}

const allReviews: ReviewView = { sort: "MOST_HELPFUL", withPhotos: false, stars: null };

/** Customer reviews: the average, its distribution, photos, and the texts. */
export const Reviews = hydrateLater(function Reviews({ product, own = null }: ReviewsProps) {
  const { data, complete } = useFragment({ fragment: Reviews_ProductFragmentDoc, from: product });
  return complete ? <ReviewSection reviews={data.reviews} own={own} /> : null;
});

function ReviewSection({
  reviews,
  own,
}: {
  reviews: Reviews_ProductFragment["reviews"];
  own: NonNullable<ReviewsProps["own"]> | null;
}) {
  const { productId, rating, numReviews, spread, items } = reviews;
  const [view, setView] = useState(allReviews);
  const [all, setAll] = useState(false);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const listed = useReviewList(productId, reviews, view);
  const votes = useHelpfulVotes(productId);
  const { stars, withPhotos } = view;
  const others = listed.filter(({ id }) => id !== own?.reviewId);
  const shown = all ? others : others.slice(0, firstShown);
  const showsOwn =
    own !== null && (stars === null || own.rating === stars) && (!withPhotos || own.withPhotos);
  const pictured = listed.flatMap((review) => review.photos.map((url) => ({ url, review })));
  const strip = items.flatMap((review) => review.photos.map((url) => ({ url, review })));

  function choose(changes: Partial<ReviewView>) {
    setView({ ...view, ...changes });
    setAll(false);
  }

  return (
    <section
      aria-labelledby="reviews-heading"
      className="grid gap-x-columns gap-y-8 border-t border-line pt-[clamp(3rem,5vw,5rem)] pb-room stage:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id="reviews-heading" className="heading text-2xl font-book!">
          {t.reviews}
        </h2>
        {numReviews > 0 && (
          <>
            <p className="mt-3 mb-1 font-display text-[5.5rem] leading-none font-extralight tracking-figure">
              {rating.toFixed(1)}
              <span className="sr-only"> {t.of5}</span>
            </p>
            <Stars rating={Math.round(rating)} />
            <p className="mt-1 text-sm text-ink-muted">
              {t.reviewCount(numReviews)}
              {reviews.withPhotos > 0 && `, ${t.withPhotosCount(reviews.withPhotos)}`}
            </p>
            <Spread spread={spread} chosen={stars} onChoose={(next) => choose({ stars: next })} />
          </>
        )}
      </div>
      <div className="min-w-0">
        {numReviews === 0 && <p className="text-ink-muted">{messages.product.noReviews}</p>}
        {reviews.withPhotos > 1 && strip.length > 0 && (
          <div
            role="group"
            aria-label={t.photosFromReviews}
            className="mb-5 flex flex-wrap items-center gap-2"
          >
            {strip.slice(0, stripLength).map(({ url, review }) => (
              <PhotoButton
                key={url}
                url={url}
                label={t.photoFromReview(review.name)}
                onPress={() => setEnlarged(url)}
              />
            ))}
            {strip.length > stripLength && (
              <Button onClick={() => setEnlarged(strip[0]?.url ?? null)}>
                {t.allPhotos(strip.length)}
              </Button>
            )}
          </div>
        )}
        {numReviews > 1 && (
          <ReviewTools withPhotos={reviews.withPhotos} view={view} onChange={choose} />
        )}
        <p
          role="status"
          className={stars === null && !withPhotos ? "sr-only" : "mb-5 text-sm text-ink-muted"}
        >
          {statusText(view, listed.length)}
        </p>
        {showsOwn && own.article}
        {shown.map((review) => (
          <ReviewArticle key={review.id} review={review} votes={votes} onEnlarge={setEnlarged} />
        ))}
        {listed.length === 0 && stars !== null && withPhotos && (
          <Button onClick={() => choose({ stars: null, withPhotos: false })}>
            {t.showAllReviews}
          </Button>
        )}
        {others.length > shown.length && (
          <Button className="mt-2" onClick={() => setAll(true)}>
            {t.showMore(others.length - shown.length)}
          </Button>
        )}
      </div>
      {enlarged !== null && (
        <Suspense>
          <PhotoView
            photos={pictured.some(({ url }) => url === enlarged) ? pictured : strip}
            shown={enlarged}
            onShow={setEnlarged}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function statusText({ stars, withPhotos }: ReviewView, count: number): string {
  if (stars === null) return withPhotos ? t.reviewsShownWithPhotos(count) : "";
  return withPhotos && count === 0 ? t.noneMatches : t.reviewsWithStars(count, stars);
}

interface SpreadProps {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  spread: readonly number[];
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** Distribution of the ratings; a bar filters the reviews, and shows all when pressed again. */
function Spread({ spread, chosen, onChoose }: SpreadProps) {
  const sum = spread.reduce((total, count) => total + count, 0);
  return (
    <div role="group" aria-label={t.showReviewsByStars} className="mt-5 grid gap-0.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = spread[stars - 1] ?? 0;
        return (
          <button
            key={stars}
            type="button"
            aria-pressed={stars === chosen}
            disabled={count === 0}
            className={classNames(
              "grid min-h-control grid-cols-[1.5rem_1fr_2rem] items-center gap-3 rounded-control px-1 text-left text-sm",
              "not-disabled:hover:bg-sunken disabled:cursor-default",
              stars === chosen && "bg-brass-soft",
            )}
            onClick={() => onChoose(stars === chosen ? null : stars)}
          >
            <span>
              <span aria-hidden>{stars}</span>
              <span className="sr-only">{t.starCount(stars)}, </span>
            </span>
            <span className="h-2 bg-sunken">
              <span
                className="block h-full bg-brass"
                style={{ width: `${sum > 0 ? (count / sum) * 100 : 0}%` }}
              />
            </span>
            <span className="text-right text-ink-muted">
              <span aria-hidden>{count}</span>
              <span className="sr-only">{t.reviewCount(count)}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
