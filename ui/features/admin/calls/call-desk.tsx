import { useEffect, useRef, useState } from "react";
import { Empty } from "../../../components/empty.tsx";
import { formatRecent } from "../../../components/date-time.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { useIsPhone } from "../../../components/phone.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useClock } from "../../../components/clock.ts";
import { useLatestAction } from "../../../components/use-latest-action.ts";
import type { MorePages } from "../../../apollo/use-paged-query.ts";
import type { CallOutcome, StaffCancelReason } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { useMay } from "../../shared/account/rights.ts";
import { Desk, DeskKeys, DeskMessage, type DeskKey } from "../kit/desk.tsx";
import { latest, Read } from "../kit/read.tsx";
import { useDrafts } from "../kit/use-drafts.ts";
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
  more: MorePages | null;
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
  const reading = useDeskOrder(focus?.number ?? "", focus?.id ?? null);
  const order = latest(reading)?.order;
  const calls = useCalls();
  const { change, undo: undoMove, problemOf } = useStatusChange();
  const [message, setMessage] = useState<CallMessageState | null>(null);
  const [refusing, setRefusing] = useState(false);
  const [desk, setDesk] = useState(false);
  const begin = useLatestAction();
  /** Unsent notes by order, kept when the focus moves. */
  const notes = useDrafts();
  const note = notes.textOf(focus?.id ?? "") ?? "";

  // On phones the message and the next order are above what the caller has read.
  const top = useRef<HTMLElement>(null);
  const before = useRef<string | undefined>(undefined);
  const shown = phone ? focus?.id : undefined;
  useEffect(() => {
    if (before.current !== undefined && shown !== undefined) {
      top.current?.scrollIntoView({ block: "start" });
    }
    before.current = shown;
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

  /** Shows an answer that stored nothing; true if there was none. */
  function isStored(
    answer: CallAnswer,
    isLatest: () => boolean,
  ): answer is Extract<CallAnswer, { outcome: "done" }> {
    if (answer.outcome === "late") {
      setMessage({ kind: "late", order: answer.item });
      if (isLatest()) see(answer.item);
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
    notes.drop(focus.id, note);
    setMessage({ kind: "done", order: answer.item, outcome });
    if (!isLatest()) return;
    if (outcome === "WANTS_CHANGE") {
      see(answer.item);
      setDesk(true);
    } else if (answer.item.call.state === "DECIDE") see(answer.item);
    else leave(focus.id);
  }

  async function undo() {
    if (message?.kind !== "done" || message.outcome === "REFUSED" || calls.pending) return;
    const { id, number, revision } = message.order;
    const isLatest = begin();
    const answer = await calls.undo({ id, number, seen: revision });
    if (!isStored(answer, isLatest)) return;
    if (isLatest()) see(answer.item);
    setMessage({ kind: "undone", order: answer.item });
  }

  async function onceMore(seen: SeenOrder) {
    const isLatest = begin();
    const answer = await calls.onceMore(seen);
    if (!isStored(answer, isLatest)) return;
    if (isLatest()) see(answer.item);
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

  const keys: readonly DeskKey[] = [
    ...outcomes.map(({ key, label, outcome }) => ({
      label: label.toLowerCase(),
      press: {
        [key]: () => {
          if (!disabled && !(outcome === "NO_ANSWER" && decides)) void record(outcome);
        },
      },
    })),
    {
      label: "call",
      press: { c: () => document.querySelector<HTMLElement>("a[data-call]")?.click() },
    },
    { label: "next, previous", press: { j: () => move(1), k: () => move(-1) } },
    {
      label: "open the order",
      press: {
        enter: (element) => {
          // A focused control uses it itself.
          if (!present || element?.closest("a, button, summary")) return false;
          begin();
          setDesk(true);
          return true;
        },
      },
    },
    { label: "undo", press: { z: () => void undo() } },
    { label: "dismiss the message", press: { escape: () => setMessage(null) } },
  ];

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
      <Desk
        label="Order in focus"
        top={top}
        list={
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
        }
        side={<CallSide calls={present?.call.calls} latest={queue.latest} />}
      >
        {message && <CallMessage message={message} onUndo={() => void undo()} onNext={next} />}
        {focus === null ? (
          <NothingToCall queue={queue} />
        ) : present === null ? (
          <Read of={reading} what="the order" skeleton="h-80">
            {() => <Skeleton className="h-80" />}
          </Read>
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
              <DeskMessage tone="warn" action={{ label: "Next order", onPress: next }}>
                {presenceText(callers)}. Only one of you calls.
              </DeskMessage>
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
              onNote={(text) => notes.write(focus.id, text)}
              onNoteFocus={() => void begin()}
            />
          </>
        )}
      </Desk>
      {phone && <CallFigures queue={queue} />}
      <DeskKeys off={desk || refusing} keys={keys} />
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
