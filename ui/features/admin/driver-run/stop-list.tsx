import { Check, CloudOff, X } from "lucide-react";
import { countText } from "../../../components/count.ts";
import { formatMoneyShort } from "../../../components/money.ts";
import { formatTime } from "../../../components/date-time.tsx";
import { failureText } from "../kit/run-text.ts";
import type { ShownStop } from "./driver-view.ts";

/** All stops of a run; the current one is marked. */
export function StopList({
  stops,
  currentId,
  onChoose,
}: {
  stops: readonly ShownStop[];
  currentId: string | null;
  onChoose: (orderId: string) => void;
}) {
  return (
    <section aria-labelledby="all-stops">
      <h2 id="all-stops" className="px-4 pb-2 text-base font-demi">
        All stops
      </h2>
      <ol className="border-y border-line md:rounded-control md:border">
        {stops.map((stop) => (
          <li key={stop.orderId} className="border-b border-line last:border-b-0">
            <StopRow stop={stop} isCurrent={stop.orderId === currentId} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const row = "grid w-full grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3";

function StopRow({
  stop,
  isCurrent,
  onChoose,
}: {
  stop: ShownStop;
  isCurrent: boolean;
  onChoose: (orderId: string) => void;
}) {
  const { orderId, outcome, state, name, city, toCollect } = stop;
  const content = (
    <>
      <StopMark stop={stop} />
      <span className="min-w-0">
        <b className="block truncate font-demi">{name}</b>
        <span className="block text-sm text-ink-muted">
          {city} · {wordsOf(stop, isCurrent)}
        </span>
      </span>
      <span className="text-right">
        <b className="block font-demi tabular-nums">
          {formatMoneyShort(outcome ? outcome.collected : toCollect)}
        </b>
        {outcome && <SendState waits={outcome.waits} />}
      </span>
    </>
  );
  if (state !== "open") return <div className={row}>{content}</div>;
  return (
    <button
      type="button"
      aria-current={isCurrent ? "step" : undefined}
      className={`${row} min-h-13.5 text-left ${isCurrent ? "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]" : "hover:bg-ink/4"}`}
      onClick={() => onChoose(orderId)}
    >
      {content}
    </button>
  );
}

function wordsOf({ outcome, ended, pieces }: ShownStop, isCurrent: boolean): string {
  if (outcome) {
    const { delivered, failure, answeredAt } = outcome;
    const failed = failureText(failure) || "not delivered";
    return delivered ? formatTime(answeredAt) : `${failed}, ${formatTime(answeredAt)}`;
  }
  if (ended) return "cancelled, don’t deliver";
  return isCurrent ? "next" : countText(pieces, "item");
}

function SendState({ waits }: { waits: boolean }) {
  return waits ? (
    <span className="inline-flex items-center gap-1 text-fine font-demi text-warn-text">
      <CloudOff aria-hidden size={13} />
      waiting for a signal
    </span>
  ) : (
    <span className="inline-flex items-center gap-1 text-fine text-success-text">
      <Check aria-hidden size={13} />
      sent
    </span>
  );
}

const mark = "grid size-9 place-items-center rounded-full border font-display";

function StopMark({ stop: { number, state } }: { stop: ShownStop }) {
  if (state === "delivered") {
    return (
      <span className={`${mark} border-success bg-success text-on-accent`}>
        <Check aria-hidden size={18} />
        <span className="sr-only">Delivered</span>
      </span>
    );
  }
  if (state !== "open") {
    return (
      <span className={`${mark} border-danger text-danger-text`}>
        <X aria-hidden size={18} />
        <span className="sr-only">Not delivered</span>
      </span>
    );
  }
  return (
    <span className={`${mark} border-ink`}>
      <span className="sr-only">Stop </span>
      {number}
    </span>
  );
}
