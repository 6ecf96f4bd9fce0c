import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/review.ts";
import { ChevronDown, Pencil } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Stars } from "../../../components/rating.tsx";
import { SizedImage } from "../../../components/sized-image.tsx";
import type { OwnReview_ReviewFragment } from "../../../generated/operations.ts";

/** When it was written and revised. */
export function ReviewDates({ review }: { review: OwnReview_ReviewFragment }) {
  return (
    <>
      <DateTime at={review.createdAt} show="date" />
      {review.revisedAt && (
        <span>
          <Sentence of={t.revisedOn} day={<DateTime at={review.revisedAt} show="date" />} />
        </span>
      )}
    </>
  );
}

/** Expands to the text before the last revision. */
export function EarlierText({ review: { before } }: { review: OwnReview_ReviewFragment }) {
  if (!before) return null;
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-control list-none items-center gap-2 rounded-control px-2 text-base font-demi underline-offset-far hover:underline [&::-webkit-details-marker]:hidden">
        {t.previousVersion}
        <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
      </summary>
      <div className="border-l-2 border-line-strong py-1 pl-4 text-sm">
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars rating={before.rating} size={14} />
          <DateTime at={before.at} show="date" />
        </p>
        {before.comment && <p className="mt-1 wrap-anywhere">{before.comment}</p>}
      </div>
    </details>
  );
}

/** Who sees the review, if not everyone; nothing for a published one. */
export function OwnReviewState({ review }: { review: OwnReview_ReviewFragment }) {
  const { state, hiddenFor, photos } = review;
  if (state === "HIDDEN") {
    return (
      <MessageBox tone="warn" className="mt-3">
        {t.notShown(t.hideReasons[hiddenFor ?? "NOT_ABOUT_ITEM"])}
      </MessageBox>
    );
  }
  if (state === "WAITING") {
    return (
      <MessageBox tone="info" className="mt-3">
        {t.onlyYouSee}
      </MessageBox>
    );
  }
  return photos.some(({ hidden }) => hidden) ? (
    <p className="mt-2 text-fine text-ink-muted">{t.photosHidden}</p>
  ) : null;
}

/** The photos of the author's review; hidden ones are muted. */
export function OwnPhotos({ review: { photos } }: { review: OwnReview_ReviewFragment }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ url, hidden }, at) => (
        <li key={url} className="size-20 overflow-hidden rounded-tile bg-sunken">
          <SizedImage
            src={url}
            alt={t.photoNumber(at + 1)}
            sizes="5rem"
            className={`size-full object-cover ${hidden ? "opacity-40" : ""}`}
          />
        </li>
      ))}
    </ul>
  );
}

export interface OwnReviewProps {
  /** The product's name. */
  name: string;
  review: OwnReview_ReviewFragment;
  picture: ReactNode;
  /** Omitted while it is being revised. */
  onRevise?: (() => void) | undefined;
}

/** The user's review of an item, next to the form. */
export function OwnReview({ name, review, picture, onRevise }: OwnReviewProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-panel border border-line bg-raised"
    >
      <div className="grid grid-cols-label-22 items-center gap-4 p-3 pb-0">
        {picture}
        <h2 id={headingId} className="heading text-title">
          {t.yourReviewOf(name)}
        </h2>
      </div>
      <div className="p-5 pt-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          <Stars rating={review.rating} />
          <ReviewDates review={review} />
        </p>
        {review.comment && <p className="mt-2 wrap-anywhere">{review.comment}</p>}
        <OwnPhotos review={review} />
        <OwnReviewState review={review} />
        <div className="mt-4 flex flex-wrap items-start gap-3">
          {onRevise && (
            <Button onClick={onRevise}>
              <Pencil aria-hidden size={18} />
              {t.revise}
              <span className="sr-only"> {t.reviseWhich(name)}</span>
            </Button>
          )}
          <EarlierText review={review} />
        </div>
      </div>
    </section>
  );
}
