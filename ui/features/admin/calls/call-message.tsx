import { Button } from "../../../components/button.tsx";
import { formatRecent } from "../../../components/date-time.tsx";
import type { CallOutcome } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { DeskMessage } from "../kit/desk.tsx";
import { timelineText } from "../order-desk/timeline-text.ts";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";

/** Outcome of the last action. */
export type CallMessageState =
  | { kind: "done"; order: DeskOrder; outcome: CallOutcome }
  | { kind: "undone"; order: DeskOrder }
  | { kind: "late"; order: DeskOrder }
  | { kind: "failed"; text: string };

/** The latest change of an order in words: who did what and when. */
export function latestChange(order: DeskOrder): string {
  const latest = order.timeline.findLast(({ kind }) => kind !== "COMMENTED");
  if (!latest) return "";
  const { who, action } = timelineText(order, latest, "");
  return `${who} ${action}, ${formatRecent(latest.at)}.`;
}

function doneText({ number, customerName, call }: DeskOrder, outcome: CallOutcome): string {
  switch (outcome) {
    case "CONFIRMED":
      return `${number} of ${customerName} is confirmed.`;
    case "NO_ANSWER":
      return call.againAt
        ? `${number}: no answer. It is called again at ${formatRecent(call.againAt)}.`
        : `${number}: no answer.`;
    case "WANTS_CHANGE":
      return `${number}: ${customerName} wants a change. Make the change, then confirm the order.`;
    case "REFUSED":
      return `${number} is cancelled. The customer gets an email, so this can’t be undone.`;
  }
}

export interface CallMessageProps {
  message: CallMessageState;
  onUndo: () => void;
  onNext: () => void;
}

/** The result of the last action, with its undo. */
export function CallMessage({ message, onUndo, onNext }: CallMessageProps) {
  switch (message.kind) {
    case "done": {
      const refused = message.outcome === "REFUSED";
      return (
        <DeskMessage
          tone={refused ? "info" : "success"}
          action={!refused && { label: "Undo", key: "Z", onPress: onUndo }}
        >
          {doneText(message.order, message.outcome)}
        </DeskMessage>
      );
    }
    case "undone":
      return (
        <DeskMessage tone="success">
          {message.order.number}: {messages.calls.undone}
        </DeskMessage>
      );
    case "late":
      return (
        <DeskMessage tone="warn" action={{ label: "Next order", onPress: onNext }}>
          {latestChange(message.order)} Your outcome for {message.order.number} was not stored. Your
          note is still here.
        </DeskMessage>
      );
    case "failed":
      return <DeskMessage tone="danger">{message.text}</DeskMessage>;
  }
}

/** Something changed while the order was in focus. */
export function ChangedMessage({
  order,
  waits,
  onSeen,
  onNext,
}: {
  order: DeskOrder;
  /** It still waits for its call. */
  waits: boolean;
  onSeen: () => void;
  onNext: () => void;
}) {
  return (
    <DeskMessage
      tone="warn"
      action={
        waits ? { label: "Dismiss", onPress: onSeen } : { label: "Next order", onPress: onNext }
      }
    >
      {waits ? "This order changed while you had it open." : "This order no longer needs a call."}{" "}
      {latestChange(order)}
    </DeskMessage>
  );
}

/** Three calls had no answer: the order is never cancelled automatically. */
export function DecideMessage({
  order,
  disabled,
  onOnceMore,
  onCancel,
}: {
  order: DeskOrder;
  disabled: boolean;
  onOnceMore: () => void;
  onCancel: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-danger-soft px-4 py-3.5 font-demi text-danger-text">
      <p className="min-w-0 flex-1 basis-64">
        {order.customerName} didn’t answer three calls. {order.number} waits for a decision.
      </p>
      <Button size="dense" disabled={disabled} onClick={onOnceMore}>
        Call once more
      </Button>
      <Button size="dense" variant="danger" disabled={disabled} onClick={onCancel}>
        Cancel order
      </Button>
    </div>
  );
}
