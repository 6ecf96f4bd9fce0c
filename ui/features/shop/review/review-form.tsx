import { messages } from "#texts/messages.ts";
import * as t from "#texts/review.ts";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import { CommentField } from "./comment-field.tsx";
import { OnlyItem, ItemChoice, type ReviewableItem } from "./item-choice.tsx";
import {
  deleteReviewDraft,
  storeReviewDraft,
  readReviewDraft,
  type ReviewContent,
} from "./review-draft.ts";
import { PhotoField } from "./photo-field.tsx";
import { StarChoice } from "./star-choice.tsx";
import { useReviewPhotos, type ReviewPhotos } from "./use-review-photos.ts";

/** The result of sending a review. */
export interface Sent {
  sent: boolean;
  message: string;
}

export interface ReviewFormProps {
  authorId: string;
  items: readonly ReviewableItem[];
  /** The item to begin with; null if the author has to select one. */
  first: string | null;
  /** The author's earlier review of a product. */
  reviewOf: (productId: string) => ReviewContent | null;
  send: (productId: string, words: ReviewContent) => Promise<Sent>;
  /** Called if the review was sent, and the form still shows it unchanged. */
  onSent: (productId: string, message: string) => void;
  /** The form was opened by a button, and takes the focus from it. */
  takeFocus: boolean;
  /** The order has not reached the shop, so photos can't be sent yet. */
  withoutPhotos?: boolean;
}

/** The form's content; all of it belongs to the chosen item. */
interface Written {
  chosen: string | null;
  words: ReviewContent;
  keptAt: number | null;
  failure: string | null;
}

const nothing: ReviewContent = { rating: 0, comment: "", photos: [] };

/** Stars, a comment and photos for one item. The input is stored on the device until it is sent. */
export function ReviewForm({
  authorId,
  items,
  first,
  reviewOf,
  send,
  onSent,
  takeFocus,
  withoutPhotos = false,
}: ReviewFormProps) {
  const only = items.length === 1 ? (items[0]?.productId ?? null) : null;
  const [{ chosen, words, keptAt, failure }, setWritten] = useState(() =>
    startingContent(first ?? only),
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [sending, setSending] = useState(false);
  /** Number of deleted drafts: the photos start again. */
  const [restored, setRestored] = useState(0);
  const photosKey = `${chosen} ${restored}`;
  /** Keys of photos whose draft was deleted while some of them may have been on their way. */
  const discarded = useRef(new Set<string>());
  const begin = useLatestAction();
  const settled = useRef<ReviewPhotos["settled"] | null>(null);
  const pieceInput = useRef<HTMLInputElement>(null);
  const starInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takeFocus)
      (first === null ? (pieceInput.current ?? starInput.current) : starInput.current)?.focus();
  }, [takeFocus, first]);

  function startingContent(productId: string | null): Written {
    const draft = productId === null ? null : readReviewDraft(authorId, productId);
    const earlier = productId === null ? null : reviewOf(productId);
    const words = draft ?? earlier ?? nothing;
    return { chosen: productId, words, keptAt: draft?.keptAt ?? null, failure: null };
  }

  function keep(productId: string | null, changed: ReviewContent) {
    begin();
    const draft = productId === null ? null : storeReviewDraft(authorId, productId, changed);
    setWritten({
      chosen: productId,
      words: changed,
      keptAt: draft?.keptAt ?? null,
      failure: null,
    });
  }

  function choose(productId: string) {
    begin();
    const isTyped = words.rating > 0 || words.comment !== "";
    settled.current = null;
    // Text typed before an item was selected belongs to the item selected now.
    if (chosen === null && isTyped) keep(productId, words);
    else setWritten(startingContent(productId));
  }

  /** Photos arrive later than the input, so the draft is read again. */
  function keepPhotos(productId: string, photos: readonly string[]) {
    const { rating, comment } = readReviewDraft(authorId, productId) ?? words;
    const draft = storeReviewDraft(authorId, productId, { rating, comment, photos });
    setWritten((before) =>
      before.chosen === productId
        ? { ...before, words: { ...before.words, photos }, keptAt: draft.keptAt, failure: null }
        : before,
    );
  }

  function deleteDraft() {
    if (chosen === null) return;
    begin();
    discarded.current.add(photosKey);
    deleteReviewDraft(authorId, chosen);
    settled.current = null;
    setWritten(startingContent(chosen));
    setRestored(restored + 1);
    starInput.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    if (chosen === null) return pieceInput.current?.focus();
    if (words.rating === 0) return starInput.current?.focus();
    const isLatest = begin();
    setWritten((before) => ({ ...before, failure: null }));
    setSending(true);
    const photos = (await settled.current?.()) ?? words.photos;
    const { sent, message } = await send(chosen, { ...words, photos });
    setSending(false);
    if (!isLatest()) notify[sent ? "success" : "failure"](message);
    else if (sent) onSent(chosen, message);
    else setWritten((before) => ({ ...before, failure: message }));
  }

  return (
    <form
      noValidate
      aria-label={t.yourReviewHeading}
      className="grid max-w-184 gap-8"
      onSubmit={(event) => void submit(event)}
    >
      {items[0] && items.length === 1 && <OnlyItem item={items[0]} />}
      {items.length > 1 && (
        <ItemChoice
          ref={pieceInput}
          items={items}
          chosen={chosen}
          error={wasSubmitted && chosen === null ? messages.review.productMissing : null}
          onChoose={choose}
        />
      )}
      <StarChoice
        ref={starInput}
        rating={words.rating}
        error={wasSubmitted && words.rating === 0 ? messages.review.ratingMissing : null}
        onChoose={(rating) => keep(chosen, { ...words, rating })}
      />
      <CommentField
        value={words.comment}
        keptAt={keptAt}
        onChange={(comment) => keep(chosen, { ...words, comment })}
      />
      {chosen !== null && !withoutPhotos && (
        <ChosenPhotos
          key={photosKey}
          productId={chosen}
          initial={words.photos}
          onSettled={(wait) => {
            settled.current = wait;
          }}
          onChange={(photos) => {
            if (!discarded.current.has(photosKey)) keepPhotos(chosen, photos);
          }}
        />
      )}
      {failure !== null && (
        <MessageBox tone="danger" takeFocus>
          {failure}
        </MessageBox>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="filled" size="big" pending={sending}>
          {t.sendTheReview}
        </Button>
        {keptAt !== null && (
          <Button variant="quiet" onClick={deleteDraft}>
            {t.deleteTheDraft}
          </Button>
        )}
      </div>
      <p className="-mt-3 max-w-(--measure) text-fine text-ink-muted">{t.nameIsShown}</p>
    </form>
  );
}

/** The photos of the chosen item. The form waits for those that are being added. */
function ChosenPhotos({
  productId,
  initial,
  onSettled,
  onChange,
}: {
  productId: string;
  initial: readonly string[];
  /** Gets the function that waits for photos that are being added. */
  onSettled: (wait: ReviewPhotos["settled"]) => void;
  onChange: (photos: readonly string[]) => void;
}) {
  const photos = useReviewPhotos(productId, initial, onChange);
  useEffect(() => {
    onSettled(photos.settled);
  });
  return <PhotoField photos={photos} />;
}
