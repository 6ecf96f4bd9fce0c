import * as t from "#texts/components.ts";

/** Outline of a star in a frame of 24. */
export const starPath = "M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.5l-6 3.4 1.4-6.7-5-4.6 6.7-.8z";

function Star({ filled, size }: { filled: boolean; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      className={filled ? "fill-brass" : "fill-line"}
    >
      <path d={starPath} />
    </svg>
  );
}

/** One star, the average and the number of ratings; "no reviews" if the count is 0. */
export function Rating({ average, count }: { average: number; count: number }) {
  if (count === 0) return <span className="text-fine text-ink-muted">{t.noReviewsYet}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-fine font-demi whitespace-nowrap text-ink">
      <Star filled size={14} />
      <span className="sr-only">{t.ratedOf5(average.toFixed(1))}, </span>
      <span aria-hidden>{average.toFixed(1)}</span>
      <span className="font-normal text-ink-muted">({count})</span>
    </span>
  );
}

/** Five stars, filled up to the rating of one review. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span role="img" aria-label={t.of5Stars(rating)} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} filled={star <= rating} size={size} />
      ))}
    </span>
  );
}
