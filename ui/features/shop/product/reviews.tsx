import { messages } from "#texts/messages.ts";
import * as t from "#texts/product.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../components/class-names.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { hydrateLater } from "../../../components/hydrate-later.tsx";
import { Stars } from "../../../components/rating.tsx";
import { OptionLine } from "../../shared/product/option-line.tsx";
import {
  Reviews_ProductFragmentDoc,
  type Reviews_ProductFragment,
} from "../../../generated/operations.ts";

const firstShown = 6;

export interface ReviewsProps {
  product: FragmentType<Reviews_ProductFragment>;
  /** The viewer's own review, shown first; null if there is none. */
  own?: { reviewId: string; rating: number; article: ReactNode } | null;
}

/** Customer reviews: the average, its distribution, and the texts. */
export const Reviews = hydrateLater(function Reviews({ product, own = null }: ReviewsProps) {
  const { data, complete } = useFragment({ fragment: Reviews_ProductFragmentDoc, from: product });
  const [stars, setStars] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  if (!complete) return null;
  const { rating, numReviews, spread, items } = data.reviews;
  const isChosen = (review: { rating: number }) => stars === null || review.rating === stars;
  const chosen = items.filter(isChosen);
  const others = chosen.filter(({ id }) => id !== own?.reviewId);
  const shown = all ? others : others.slice(0, firstShown);

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
            <p className="mt-1 text-sm text-ink-muted">{t.reviewCount(numReviews)}</p>
            <Spread
              spread={spread}
              chosen={stars}
              onChoose={(next) => {
                setStars(next);
                setAll(false);
              }}
            />
          </>
        )}
      </div>
      <div>
        {numReviews === 0 && <p className="text-ink-muted">{messages.product.noReviews}</p>}
        <p role="status" className={stars === null ? "sr-only" : "mb-5 text-sm text-ink-muted"}>
          {stars !== null &&
            (chosen.length > 0
              ? t.reviewsWithStars(chosen.length, stars)
              : t.noneHasStars(items.length, stars))}
        </p>
        {own && isChosen(own) && own.article}
        {shown.map((review) => (
          <article
            key={review.id}
            className="border-t border-line py-6 first-of-type:border-t-0 first-of-type:pt-0"
          >
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
              <Stars rating={review.rating} />
              <b className="font-semibold text-ink">{review.name}</b>
              <DateTime at={review.createdAt} show="date" />
            </h3>
            <OptionLine values={review.options} className="mt-1 text-sm" />
            {review.comment && <p className="mt-2 max-w-(--measure)">{review.comment}</p>}
          </article>
        ))}
        {others.length > shown.length && (
          <Button className="mt-2" onClick={() => setAll(true)}>
            {numReviews > items.length ? t.showNewest(items.length) : t.showAll(chosen.length)}
          </Button>
        )}
      </div>
    </section>
  );
});

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
