import { useRef, useState } from "react";
import { Empty } from "../../../components/empty.tsx";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { MorePages } from "../../../apollo/use-paged-query.ts";
import type { ReviewModerationInput, ReviewState } from "../../../generated/operations.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { Desk, DeskKeys, DeskMessage } from "../kit/desk.tsx";
import { neighbourOf, nextAfter } from "../kit/desk-steps.ts";
import { useDrafts } from "../kit/use-drafts.ts";
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
  const answers = useDrafts();
  const { pending, change: send } = useModeration();
  const answerField = useRef<HTMLTextAreaElement>(null);
  const begin = useLatestAction();

  // A review that was just changed leaves the list before the list is read again.
  const listed = reviews.filter((review) => review.state === state);
  const focused =
    reviews.find(({ id }) => id === focusedId) ??
    (changed?.id === focusedId ? changed : (listed[0] ?? null));
  const at = focused ? listed.indexOf(focused) : -1;
  const answer = focused ? (answers.textOf(focused.id) ?? focused.answer?.text ?? "") : "";

  function focus(id: string) {
    begin();
    setFocusedId(id);
  }

  function openHide() {
    begin();
    setHiding(true);
  }

  async function change(review: ModeratedReview, wanted: ReviewModerationInput, undoing = false) {
    if (pending) return;
    const next = nextAfter(listed, review.id);
    const isLatest = begin();
    const done = await send(review, wanted);
    if (isLatest()) setHiding(false);
    if (done.outcome === "late") {
      const typed = answers.textOf(review.id)?.trim() ?? "";
      setMessage({ kind: "late", review: done.item, answer: typed });
      return;
    }
    if (done.outcome === "failed") {
      setMessage({ kind: "failed", text: done.message });
      return;
    }
    const sent = wanted.answer ?? wanted.publish?.answer;
    if (sent) answers.drop(review.id, sent);
    setMessage({
      kind: "done",
      text: `${done.message}. ${wanted.photo ? "" : productText(done.item)}`.trim(),
      review: done.item,
      undo: undoing ? null : undoOf(review, wanted),
    });
    setChanged(done.item);
    if (!isLatest()) return;
    if (done.item.state !== review.state && !undoing) setFocusedId(next?.id ?? null);
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
    const next = neighbourOf(listed, focused?.id, by);
    if (next) focus(next.id);
  }

  return (
    <>
      <Desk
        label="Review in focus"
        list={
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
        }
      >
        {message && (
          <ReviewMessage
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
              onAnswer={(text) => answers.write(focused.id, text)}
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
      </Desk>
      <DeskKeys
        off={hiding}
        keys={[
          { label: "publish", press: { 1: () => publish(false) } },
          {
            label: "hide",
            press: {
              2: () => {
                if (focused && focused.state !== "HIDDEN") openHide();
              },
            },
          },
          { label: "answer", press: { 3: () => answerField.current?.focus() } },
          { label: "next, previous", press: { j: () => step(1), k: () => step(-1) } },
          { label: "undo", press: { z: undo } },
          { label: "dismiss the message", press: { escape: () => setMessage(null) } },
        ]}
      />
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

function ReviewMessage({
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
        <DeskMessage
          tone="success"
          action={message.undo && { label: "Undo", key: "Z", onPress: onUndo }}
        >
          {message.text}
        </DeskMessage>
      );
    case "late": {
      const { review, answer } = message;
      return (
        <DeskMessage
          tone="warn"
          action={
            answer !== "" && {
              label: "Send my answer",
              onPress: () => onSendAnswer(review, answer),
            }
          }
        >
          {latestText(review)} Your change was not stored.
          {answer !== "" && " Your answer is still here."}
        </DeskMessage>
      );
    }
    case "failed":
      return <DeskMessage tone="danger">{message.text}</DeskMessage>;
  }
}
