import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { Key, KeyHint, KeysBar } from "../../../components/key.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useKeys } from "../../../components/use-keys.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { MorePages } from "../../../apollo/use-paged-query.ts";
import type { ReviewModerationInput, ReviewState } from "../../../generated/operations.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { ReviewFocus } from "./review-focus.tsx";
import { ReviewList } from "./review-list.tsx";
import { latestText, productText, type ModeratedReview } from "./review-texts.ts";
import { useModeration } from "./use-moderation.ts";

type Message =
  | { kind: "done"; text: string; review: ModeratedReview; undo: ReviewModerationInput | null }
  | { kind: "late"; review: ModeratedReview; answer: string }
  | { kind: "failed"; text: string };

export interface ReviewDeskProps {
  state: ReviewState;
  reviews: readonly ModeratedReview[];
  picture: PictureOf;
  more: MorePages | null;
}

/** What takes a change back: the state before it. An answer may have been read and stays. */
function undoOf(
  before: ModeratedReview,
  change: ReviewModerationInput,
): ReviewModerationInput | null {
  if (change.photo) return { photo: { ...change.photo, hidden: !change.photo.hidden } };
  if (typeof change.answer === "string" || change.publish?.answer) return null;
  if (before.state === "PUBLISHED") return { publish: {} };
  return before.state === "HIDDEN" && before.hiddenFor
    ? { hide: before.hiddenFor }
    : { hold: true };
}

/** The reviews at a state, the one in focus, and what staff can do with it. */
export function ReviewDesk({ state, reviews, picture, more }: ReviewDeskProps) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  /** The review that was changed last; it stays in focus while its answer is written. */
  const [changed, setChanged] = useState<ModeratedReview | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [hiding, setHiding] = useState(false);
  /** Unsent answers by review, kept when the focus moves. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const { pending, change: send } = useModeration();
  const answerField = useRef<HTMLTextAreaElement>(null);
  const begin = useLatestAction();

  // A review that was just changed leaves the list before the list is read again.
  const listed = reviews.filter((review) => review.state === state);
  const focused =
    reviews.find(({ id }) => id === focusedId) ??
    (changed?.id === focusedId ? changed : (listed[0] ?? null));
  const at = focused ? listed.indexOf(focused) : -1;
  const answer = focused ? (answers.get(focused.id) ?? focused.answer?.text ?? "") : "";

  function focus(id: string) {
    begin();
    setFocusedId(id);
  }

  function openHide() {
    begin();
    setHiding(true);
  }

  /** Drops an unsent answer, unless it was edited since it was sent. */
  function dropAnswer(id: string, sent: string) {
    setAnswers((now) => {
      if (now.get(id)?.trim() !== sent.trim()) return now;
      const next = new Map(now);
      next.delete(id);
      return next;
    });
  }

  async function change(review: ModeratedReview, wanted: ReviewModerationInput, undoing = false) {
    if (pending) return;
    const next =
      listed[listed.findIndex(({ id }) => id === review.id) + 1] ??
      listed.find(({ id }) => id !== review.id);
    const isLatest = begin();
    const done = await send(review, wanted);
    if (isLatest()) setHiding(false);
    if (done.outcome === "late") {
      const typed = answers.get(review.id)?.trim() ?? "";
      setMessage({ kind: "late", review: done.review, answer: typed });
      return;
    }
    if (done.outcome === "failed") {
      setMessage({ kind: "failed", text: done.message });
      return;
    }
    const sent = wanted.answer ?? wanted.publish?.answer;
    if (sent) dropAnswer(review.id, sent);
    setMessage({
      kind: "done",
      text: `${done.message}. ${wanted.photo ? "" : productText(done.review)}`.trim(),
      review: done.review,
      undo: undoing ? null : undoOf(review, wanted),
    });
    setChanged(done.review);
    if (!isLatest()) return;
    if (done.review.state !== review.state && !undoing) setFocusedId(next?.id ?? null);
    if (undoing) setFocusedId(review.id);
  }

  function publish(withAnswer: boolean) {
    if (focused && focused.state !== "PUBLISHED") {
      void change(focused, { publish: withAnswer ? { answer } : {} });
    }
  }

  function undo() {
    if (message?.kind === "done" && message.undo) void change(message.review, message.undo, true);
  }

  function step(by: 1 | -1) {
    const next = listed[at + by];
    if (next) focus(next.id);
  }

  useKeys((key, target) => {
    if (hiding) return false;
    if (target instanceof HTMLElement && target.closest("[role=dialog]")) return false;
    if (key === "j") step(1);
    else if (key === "k") step(-1);
    else if (key === "1") publish(false);
    else if (key === "2") {
      if (focused && focused.state !== "HIDDEN") openHide();
    } else if (key === "3") answerField.current?.focus();
    else if (key === "z") undo();
    else if (key === "escape") setMessage(null);
    else return false;
    return true;
  });

  return (
    <>
      <div className="grid flex-1 grid-cols-1 md:min-h-0 md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]">
        <div className="border-line max-md:order-2 max-md:border-t md:border-r">
          <ReviewList
            state={state}
            reviews={listed}
            focusedId={focused?.id ?? null}
            picture={picture}
            onFocus={(id) => {
              focus(id);
              setMessage(null);
            }}
            more={more}
          />
        </div>
        <section
          aria-label="Review in focus"
          className="flex min-w-0 flex-col gap-5 px-4 py-4 md:px-6"
        >
          {message && (
            <DeskMessage
              message={message}
              onUndo={undo}
              onSendAnswer={(review, text) => void change(review, { answer: text })}
            />
          )}
          {focused ? (
            <>
              <ReviewFocus
                key={focused.id}
                review={focused}
                answer={answer}
                answerField={answerField}
                disabled={pending}
                onAnswer={(text) => setAnswers((now) => new Map(now).set(focused.id, text))}
                onAnswerFocus={() => focus(focused.id)}
                onPublish={publish}
                onHide={openHide}
                onWriteAnswer={() => answerField.current?.focus()}
                onSaveAnswer={() => void change(focused, { answer })}
                onPhoto={(number, hidden) => void change(focused, { photo: { number, hidden } })}
              />
              {at >= 0 && (
                <p className="text-fine text-ink-muted">
                  {at + 1} of {listed.length} listed
                </p>
              )}
            </>
          ) : (
            <Empty door="open" heading={emptyHeadings[state]}>
              {emptyTexts[state]}
            </Empty>
          )}
        </section>
      </div>
      <ReviewKeys />
      {hiding && focused && (
        <HideDialog
          review={focused}
          pending={pending}
          onHide={(reason) => void change(focused, { hide: reason })}
          onClose={() => setHiding(false)}
        />
      )}
    </>
  );
}

const emptyHeadings: Record<ReviewState, string> = {
  WAITING: "No review waits",
  PUBLISHED: "No published reviews",
  HIDDEN: "No hidden reviews",
};

const emptyTexts: Record<ReviewState, string> = {
  WAITING: "Every review is published or hidden.",
  PUBLISHED: "Customers review items after delivery.",
  HIDDEN: "A hidden review is seen only by its author, with the reason.",
};

function DeskMessage({
  message,
  onUndo,
  onSendAnswer,
}: {
  message: Message;
  onUndo: () => void;
  onSendAnswer: (review: ModeratedReview, answer: string) => void;
}) {
  switch (message.kind) {
    case "done":
      return (
        <MessageBox
          tone="success"
          action={
            message.undo && (
              <Button size="dense" aria-keyshortcuts="Z" onClick={onUndo}>
                Undo
              </Button>
            )
          }
        >
          {message.text}
        </MessageBox>
      );
    case "late":
      return (
        <MessageBox
          tone="warn"
          action={
            message.answer !== "" && (
              <Button size="dense" onClick={() => onSendAnswer(message.review, message.answer)}>
                Send my answer
              </Button>
            )
          }
        >
          {latestText(message.review)} Your change was not stored.
          {message.answer !== "" && " Your answer is still here."}
        </MessageBox>
      );
    case "failed":
      return <MessageBox tone="danger">{message.text}</MessageBox>;
  }
}

function ReviewKeys() {
  return (
    <KeysBar className="sticky bottom-0 mt-auto">
      <KeyHint>
        <Key>1</Key> publish
      </KeyHint>
      <KeyHint>
        <Key>2</Key> hide
      </KeyHint>
      <KeyHint>
        <Key>3</Key> answer
      </KeyHint>
      <KeyHint>
        <Key>J</Key>
        <Key>K</Key> next, previous
      </KeyHint>
      <KeyHint>
        <Key>Z</Key> undo
      </KeyHint>
      <KeyHint>
        <Key>Esc</Key> dismiss the message
      </KeyHint>
    </KeysBar>
  );
}
