import { EyeOff, Check, MessageSquare } from "lucide-react";
import { useRef, type Ref } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import { Field } from "../../../components/field.tsx";
import { Key } from "../../../components/key.tsx";
import { Stars } from "../../../components/rating.tsx";
import { SizedImage } from "../../../components/sized-image.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { limits } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";
import { optionLine } from "../../shared/product/option-values.ts";
import { timelineEntryText, reasonText, stateNames, type ModeratedReview } from "./review-texts.ts";

export interface ReviewFocusProps {
  review: ModeratedReview;
  /** Unsent answer. */
  answer: string;
  answerField: Ref<HTMLTextAreaElement>;
  disabled: boolean;
  onAnswer: (text: string) => void;
  /** Called when the field of the answer gets the focus. */
  onAnswerFocus: () => void;
  onPublish: (withAnswer: boolean) => void;
  onHide: () => void;
  onWriteAnswer: () => void;
  onSaveAnswer: () => void;
  onPhoto: (number: number, hidden: boolean) => void;
}

/** A review with its photos, what staff can do with it, and what happened to it. */
export function ReviewFocus(props: ReviewFocusProps) {
  const { review, disabled, onPublish, onHide, onWriteAnswer } = props;
  const { product, state } = review;
  return (
    <>
      <div>
        <h2 className="heading text-figure tracking-title wrap-anywhere">
          {product ? (
            <Link to={paths.item(product.id)} className="link-line">
              {product.name}
            </Link>
          ) : (
            "An item that is no longer in the shop"
          )}
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-fine text-ink-muted">
          <Stars rating={review.rating} />
          <b className="font-semibold text-ink">{review.name}</b>
          {review.options.length > 0 && <span>{optionLine(review.options)}</span>}
          <span>
            written <DateTime at={review.createdAt} />
          </span>
          {review.revisedAt && (
            <span>
              revised <DateTime at={review.revisedAt} />
            </span>
          )}
          <span>
            {stateNames[state]}
            {state === "HIDDEN" && `: ${reasonText(review.hiddenFor)}`}
          </span>
        </p>
      </div>
      {review.comment ? (
        <blockquote className="max-w-(--measure) border-l-2 border-line-strong pl-4 text-lead wrap-anywhere whitespace-pre-line">
          {review.comment}
        </blockquote>
      ) : (
        <p className="text-ink-muted">Stars only, no text.</p>
      )}
      <Photos review={review} disabled={disabled} onPhoto={props.onPhoto} />
      <div className="flex flex-wrap items-center gap-2">
        {state !== "PUBLISHED" && (
          <Button
            variant="filled"
            size="dense"
            aria-keyshortcuts="1"
            unready={disabled}
            onClick={() => onPublish(false)}
          >
            <Check aria-hidden size={16} />
            {state === "HIDDEN" ? "Publish again" : "Publish"}
            <Hint of="1" />
          </Button>
        )}
        {state !== "HIDDEN" && (
          <Button size="dense" aria-keyshortcuts="2" unready={disabled} onClick={onHide}>
            <EyeOff aria-hidden size={16} />
            Hide with a reason
            <Hint of="2" />
          </Button>
        )}
        {!review.authorErased && (
          <Button size="dense" aria-keyshortcuts="3" unready={disabled} onClick={onWriteAnswer}>
            <MessageSquare aria-hidden size={16} />
            {review.answer ? "Revise answer" : "Answer"}
            <Hint of="3" />
          </Button>
        )}
      </div>
      {!review.authorErased && <AnswerForm {...props} />}
      <section aria-labelledby="review-timeline" className="border-t border-line pt-4">
        <h3 id="review-timeline" className="mb-2 text-fine font-semibold text-ink-muted">
          What happened
        </h3>
        <ol className="grid max-w-160 gap-2">
          {review.timeline.toReversed().map((entry) => {
            const { who, action } = timelineEntryText(entry, review);
            return (
              <li key={`${entry.at} ${entry.kind}`} className="flex gap-4">
                <span className="w-36 flex-none text-fine text-ink-muted">
                  <DateTime at={entry.at} />
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <b className="font-semibold">{who}</b> {action}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

function Hint({ of }: { of: string }) {
  return (
    <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
      <Key>{of}</Key>
    </span>
  );
}

function Photos({
  review: { photos },
  disabled,
  onPhoto,
}: Pick<ReviewFocusProps, "review" | "disabled" | "onPhoto">) {
  if (photos.length === 0) return null;
  return (
    <section aria-label="Photos">
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ url, hidden }, at) => (
          <li key={url} className="grid w-40 gap-1.5">
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-tile">
              <SizedImage
                src={url}
                alt={`Photo ${at + 1}${hidden ? ", hidden" : ""}`}
                sizes="10rem"
                className={`aspect-square w-full rounded-tile bg-sunken object-cover ${hidden ? "opacity-40" : ""}`}
              />
            </a>
            <Button
              size="dense"
              variant="quiet"
              unready={disabled}
              onClick={() => onPhoto(at + 1, !hidden)}
            >
              {hidden ? `Show photo ${at + 1} again` : `Hide photo ${at + 1}`}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-fine text-ink-muted">
        Location and camera data are removed.
        {photos.some(({ hidden }) => hidden) && " Only the author sees a hidden photo."}
      </p>
    </section>
  );
}

function AnswerForm({
  review: { state, answer: stored },
  answer,
  answerField,
  disabled,
  onAnswer,
  onAnswerFocus,
  onPublish,
  onSaveAnswer,
}: ReviewFocusProps) {
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = answer.trim() === "" || answer === stored?.text;
  return (
    <form
      ref={form}
      className="grid max-w-160 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSaveAnswer();
      }}
    >
      <Field
        label="Answer of the shop"
        hint="One for each review; you can revise it. Everyone reads it under the published review."
      >
        {(control) => (
          <TextArea
            {...control}
            ref={answerField}
            rows={3}
            maxLength={limits.reviewAnswer}
            value={answer}
            onFocus={onAnswerFocus}
            onChange={({ target }) => onAnswer(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" size="dense" disabled={isEmpty} unready={disabled}>
          {state === "PUBLISHED"
            ? stored
              ? "Save revised answer"
              : "Save answer"
            : "Save without publishing"}
        </Button>
        {state !== "PUBLISHED" && (
          <Button
            size="dense"
            variant="soft"
            disabled={isEmpty}
            unready={disabled}
            onClick={() => onPublish(true)}
          >
            Publish with answer
          </Button>
        )}
      </div>
    </form>
  );
}
