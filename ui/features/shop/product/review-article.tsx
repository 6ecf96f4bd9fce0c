import * as t from "#texts/product.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { Stars } from "../../../components/rating.tsx";
import { SizedImage } from "../../../components/sized-image.tsx";
import type { ListedReviewFragment } from "../../../generated/operations.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { HelpfulVote } from "./helpful-vote.tsx";
import { ShopAnswer } from "./shop-answer.tsx";
import type { HelpfulVotes } from "./use-helpful-votes.ts";

export interface ReviewArticleProps {
  review: ListedReviewFragment;
  votes: HelpfulVotes;
  /** Enlarges a photo by its URL. */
  onEnlarge: (url: string) => void;
}

/** Another customer's review, with its photos, the shop's answer and the votes. */
export function ReviewArticle({ review, votes, onEnlarge }: ReviewArticleProps) {
  const { name, photos, answer } = review;
  return (
    <article className="border-t border-line py-6 first-of-type:border-t-0 first-of-type:pt-0">
      <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        <Stars rating={review.rating} />
        <b className="font-semibold text-ink">{name}</b>
        <DateTime at={review.createdAt} show="date" />
      </h3>
      <OptionLine values={review.options} className="mt-1 text-sm" />
      {review.comment && <p className="mt-2 max-w-(--measure) wrap-anywhere">{review.comment}</p>}
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((url, at) => (
            <li key={url}>
              <PhotoButton
                url={url}
                label={t.enlargePhoto(t.photoOf(at + 1, photos.length, name))}
                onPress={() => onEnlarge(url)}
              />
            </li>
          ))}
        </ul>
      )}
      {answer && <ShopAnswer answer={answer} />}
      <HelpfulVote review={review} votes={votes} />
    </article>
  );
}

/** A small photo that opens its enlarged view. */
export function PhotoButton({
  url,
  label,
  onPress,
}: {
  url: string;
  label: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className="block size-24 flex-none overflow-hidden rounded-tile bg-sunken"
      onClick={onPress}
    >
      <SizedImage src={url} alt="" sizes="6rem" loading="lazy" className="size-full object-cover" />
    </button>
  );
}
