import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Empty } from "../../../components/empty.tsx";
import { formatRecent } from "../../../components/date-time.tsx";
import { Key, KeyHint, KeysBar } from "../../../components/key.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { RetryButton } from "../../../components/retry-button.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { useClock } from "../../../components/clock.ts";
import { useKeys } from "../../../components/use-keys.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { CallOutcome, StaffCancelReason } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { waitsForCall } from "../order-board/call-state.ts";
import { presenceText } from "../order-board/staff-presence.tsx";
import { useOrderPresence } from "../order-board/use-order-presence.ts";
import { useStatusChange } from "../order-board/use-status-change.ts";
import { OrderDesk } from "../order-desk/order-desk.tsx";
import { useDeskOrder } from "../order-desk/use-desk-order.ts";
import { CallFacts, CallHead } from "./call-focus.tsx";
import { CallFigures } from "./call-figures.tsx";
import { CallList, callersOf } from "./call-list.tsx";
import {
  CallMessage,
  ChangedMessage,
  DecideMessage,
  type CallMessageState,
} from "./call-message.tsx";
import { CallOutcomes } from "./call-outcomes.tsx";
import { CallSide } from "./call-side.tsx";
import { outcomes } from "./outcomes.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import type { CallQueue } from "./use-call-queue.ts";
import { useCalls, type CallAnswer, type SeenOrder } from "./use-calls.ts";
import { useFocus, useFocusState } from "./use-focus.ts";

export interface CallDeskProps {
  queue: CallQueue;
  more: (() => Promise<void>) | null;
  /** The number of the order that is focused first; null for the riskiest one. */
  first: string | null;
  staffName: string;
  picture: PictureOf;
}

/** The queue, the order in focus and the outcomes of its call. */
export function CallDesk({ queue, more, first, staffName, picture }: CallDeskProps) {
  const phone = useIsPhone();
  const now = useClock();
  const [focusState, setFocus] = useFocusState(queue.items, first);
  const presence = useOrderPresence(focusState?.id ?? null, false);
  const items = queue.items.filter(waitsForCall);
  const { focus, choose, see, step, leave } = useFocus(items, focusState, setFocus, presence);
  const { order, failed, retry } = useDeskOrder(focus?.number ?? "", focus?.id ?? null);
  const calls = useCalls();
  const { change, undo: undoMove, problemOf } = useStatusChange();
  const [message, setMessage] = useState<CallMessageState | null>(null);
  const [refusing, setRefusing] = useState(false);
  const [desk, setDesk] = useState(false);
  const begin = useLatestAction();
  /** Unsent notes by order, kept when the focus moves. */
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const note = notes.get(focus?.id ?? "") ?? "";

  // On phones the message and the next order are above what the caller has read.
  const top = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const shown = phone ? focus?.id : undefined;
  useEffect(() => {
    if (!isFirst.current && shown !== undefined) top.current?.scrollIntoView({ block: "start" });
    isFirst.current = false;
  }, [shown, message]);

  const present = focus !== null && order?.id === focus.id ? order : null;
  const callers = focus ? callersOf(presence.others, focus.id) : [];
  // Until the shop shows this caller at the order, another one may have been there first.
  const isShown = focus !== null && presence.shownAt === focus.id;
  const waits = present !== null && waitsForCall(present);
  const disabled = !waits || calls.pending || !isShown || callers.length > 0;
  const decides = present?.call.state === "DECIDE";
  const changed = focus !== null && present !== null && present.revision !== focus.seen;
  /** The message names the change already. */
  const isNamed = message?.kind === "late" && message.order.id === focus?.id;

  function writeNote(orderId: string, text: string) {
    setNotes((before) => new Map(before).set(orderId, text));
  }

  /** Shows an answer that stored nothing; true if there was none. */
  function isStored(
    answer: CallAnswer,
    isLatest: () => boolean,
  ): answer is Extract<CallAnswer, { outcome: "done" }> {
    if (answer.outcome === "late") {
      setMessage({ kind: "late", order: answer.order });
      if (isLatest()) see(answer.order);
    } else if (answer.outcome === "failed") {
      setMessage({ kind: "failed", text: answer.message });
    }
    return answer.outcome === "done";
  }

  async function record(outcome: CallOutcome, reason?: StaffCancelReason) {
    if (focus === null || disabled) return;
    if (outcome === "REFUSED" && reason === undefined) {
      setRefusing(true);
      return;
    }
    const isLatest = begin();
    const answer = await calls.record(focus, { outcome, note, ...(reason && { reason }) });
    setRefusing(false);
    if (!isStored(answer, isLatest)) return;
    // Keep a note typed while the request was pending.
    setNotes((now) => (now.get(focus.id) === note ? new Map(now).set(focus.id, "") : now));
    setMessage({ kind: "done", order: answer.order, outcome });
    if (!isLatest()) return;
    if (outcome === "WANTS_CHANGE") {
      see(answer.order);
      setDesk(true);
    } else if (answer.order.call.state === "DECIDE") see(answer.order);
    else leave(focus.id);
  }

  async function undo() {
    if (message?.kind !== "done" || message.outcome === "REFUSED" || calls.pending) return;
    const { id, number, revision } = message.order;
    const isLatest = begin();
    const answer = await calls.undo({ id, number, seen: revision });
    if (!isStored(answer, isLatest)) return;
    if (isLatest()) see(answer.order);
    setMessage({ kind: "undone", order: answer.order });
  }

  async function onceMore(seen: SeenOrder) {
    const isLatest = begin();
    const answer = await calls.onceMore(seen);
    if (!isStored(answer, isLatest)) return;
    if (isLatest()) see(answer.order);
    setMessage(null);
  }

  function move(by: 1 | -1) {
    begin();
    step(by);
  }

  function next() {
    begin();
    if (focus) leave(focus.id);
    setMessage(null);
  }

  function closeDesk() {
    setDesk(false);
    // The caller made these changes, or has seen them.
    if (present) see(present);
  }

  useKeys((key, target) => {
    if (desk || refusing) return false;
    const element = target instanceof HTMLElement ? target : null;
    if (element?.closest("[role=dialog]")) return false;
    const chosen = outcomes.find((each) => each.key === key);
    if (chosen) {
      const isOff = disabled || (chosen.outcome === "NO_ANSWER" && decides);
      if (!isOff) void record(chosen.outcome);
    } else if (key === "j") move(1);
    else if (key === "k") move(-1);
    else if (key === "z") void undo();
    else if (key === "c") document.querySelector<HTMLElement>("a[data-call]")?.click();
    else if (key === "escape") setMessage(null);
    else if (key === "enter") {
      // A focused control uses it itself.
      if (!present || element?.closest("a, button, summary")) return false;
      begin();
      setDesk(true);
    } else return false;
    return true;
  });

  const opened = desk && focus && (
    <OrderDesk
      number={focus.number}
      orderId={focus.id}
      columns={[]}
      asPage={phone}
      staffName={staffName}
      picture={picture}
      problemOf={problemOf}
      statusKeys={false}
      onChange={change}
      onUndo={undoMove}
      onGo={() => undefined}
      onClose={closeDesk}
    />
  );
  if (opened && phone) return opened;

  return (
    <>
      {!phone && <CallFigures queue={queue} />}
      <div className="grid flex-1 grid-cols-1 md:min-h-0 md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)] wide:grid-cols-[20rem_minmax(0,1fr)_18rem]">
        <div className="border-line max-md:order-2 max-md:border-t md:border-r">
          <CallList
            queue={{ ...queue, items }}
            focusedId={focus?.id ?? null}
            presence={presence.others}
            onFocus={(wanted) => {
              begin();
              choose(wanted);
              setMessage(null);
            }}
            more={more}
          />
        </div>
        <section
          ref={top}
          aria-label="Order in focus"
          className="flex min-w-0 flex-col gap-5 px-4 py-4 md:px-6"
        >
          {message && <CallMessage message={message} onUndo={() => void undo()} onNext={next} />}
          {focus === null ? (
            <NothingToCall queue={queue} />
          ) : failed ? (
            <MessageBox tone="danger" action={<RetryButton onRetry={retry} />}>
              Couldn’t load the order.
            </MessageBox>
          ) : present === null ? (
            <Loading label="Loading order">
              <Skeleton className="h-80" />
            </Loading>
          ) : (
            <>
              {changed && !calls.pending && !isNamed && (
                <ChangedMessage
                  order={present}
                  waits={waits}
                  onSeen={() => see(present)}
                  onNext={next}
                />
              )}
              {callers.length > 0 && (
                <MessageBox
                  tone="warn"
                  action={
                    <Button size="dense" onClick={next}>
                      Next order
                    </Button>
                  }
                >
                  {presenceText(callers)}. Only one of you calls.
                </MessageBox>
              )}
              <CallHead order={present} />
              {decides && waits && (
                <DecideMessage
                  order={present}
                  disabled={disabled}
                  onOnceMore={() => void onceMore(focus)}
                  onCancel={() => setRefusing(true)}
                />
              )}
              <div className="max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last">
                <CallOutcomes
                  noAnswers={present.call.noAnswers}
                  now={now}
                  decides={decides}
                  disabled={disabled}
                  onOutcome={(outcome) => void record(outcome)}
                />
              </div>
              <CallFacts
                key={present.id}
                order={present}
                from={queue.from}
                picture={picture}
                note={note}
                onNote={(text) => writeNote(focus.id, text)}
                onNoteFocus={() => void begin()}
              />
            </>
          )}
        </section>
        <div className="border-line max-md:order-3 max-md:border-t wide:border-l max-wide:md:col-span-2 max-wide:md:border-t">
          <CallSide calls={present?.call.calls} latest={queue.latest} />
        </div>
      </div>
      {phone && <CallFigures queue={queue} />}
      <CallKeys />
      {refusing && present && (
        <RefuseDialog
          order={present}
          unreached={decides}
          pending={calls.pending}
          onRefuse={(reason) => void record("REFUSED", reason)}
          onClose={() => setRefusing(false)}
        />
      )}
      {opened}
    </>
  );
}

function NothingToCall({ queue: { from, nextAt } }: { queue: CallQueue }) {
  const maySet = useMay("SETTINGS");
  return from === 0 ? (
    <Empty
      door="open"
      heading="Calls are off"
      action={maySet && <LinkButton to={paths.adminSettings}>Open Settings</LinkButton>}
    >
      No order waits for a call. The owner sets the score from which orders wait in Settings.
    </Empty>
  ) : (
    <Empty
      door="open"
      heading="No order to call"
      action={<LinkButton to={paths.adminOrders}>Go to the board</LinkButton>}
    >
      {`Every order from ${from} points is confirmed.`}
      {nextAt && ` The next call is due at ${formatRecent(nextAt)}.`}
    </Empty>
  );
}

function CallKeys() {
  return (
    <KeysBar className="sticky bottom-0 mt-auto">
      {outcomes.map(({ key, label }) => (
        <KeyHint key={key}>
          <Key>{key}</Key> {label.toLowerCase()}
        </KeyHint>
      ))}
      <KeyHint>
        <Key>C</Key> call
      </KeyHint>
      <KeyHint>
        <Key>J</Key>
        <Key>K</Key> next, previous
      </KeyHint>
      <KeyHint>
        <Key>Enter</Key> open the order
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
