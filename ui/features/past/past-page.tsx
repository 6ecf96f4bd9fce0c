import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { formatCount } from "../../components/count.ts";
import { useKeys } from "../../components/use-keys.ts";
import type { PastAroundFragment } from "../../generated/operations.ts";
import { historyPaths } from "../../history-paths.ts";
import { CopyLink } from "../history/copy-link.tsx";
import { exactTime } from "../history/exact-time.ts";
import { Lintel } from "../history/lintel.tsx";
import { MomentForm } from "../history/moment-form.tsx";

/** What leads to other moments of the same thing. */
export interface Moments {
  /** An event's number or an instant; null for the present. */
  at: string | null;
  onMoment: (at: string | null) => void;
}

export interface PastPageProps extends Moments {
  heading: string;
  around: PastAroundFragment;
  /** Where this moment is found again. */
  address: string;
  children: ReactNode;
}

/** One thing as it was at a moment, to be looked at alone, with the way to its other moments. */
export function PastPage({ heading, around, at, onMoment, address, children }: PastPageProps) {
  const { number, occurredAt, entry, previous, next } = around;
  const isPast = at !== null;
  const [present] = useState(Date.now);
  const instant = isPast && !/^\d+$/.test(at) ? Date.parse(at) : Number.NaN;
  // What is still to come is shown as of now.
  const asked = Number.isNaN(instant)
    ? occurredAt
    : new Date(Math.min(instant, present)).toISOString();
  const step = (to: number | null) => to !== null && onMoment(String(to));
  useKeys((key) => {
    if (key === "arrowleft") step(previous);
    else if (key === "arrowright") step(next);
    else if (key === "escape" && isPast) onMoment(null);
    else return false;
    return true;
  });
  return (
    <div className={classNames("min-h-0 flex-1 overflow-y-auto", isPast && "past-frame")}>
      <Lintel past={isPast}>
        <h2 className="heading text-[1.25rem]">{heading}</h2>
        <p role="status">
          {!isPast
            ? "as it is now"
            : `as of ${asked ? exactTime(asked) : "before everything"}${number > 0 ? `, event ${formatCount(number)}` : ""}`}
        </p>
        <span className="ml-auto inline-flex flex-wrap items-center gap-2">
          <Button
            size="dense"
            aria-disabled={previous === null}
            title="Arrow left"
            onClick={() => step(previous)}
          >
            <ArrowLeft aria-hidden size={16} />
            Earlier
          </Button>
          <Button
            size="dense"
            aria-disabled={next === null}
            title="Arrow right"
            onClick={() => step(next)}
          >
            Later
            <ArrowRight aria-hidden size={16} />
          </Button>
          <Button
            size="dense"
            aria-disabled={!isPast}
            title="Escape"
            onClick={() => isPast && onMoment(null)}
          >
            Back to now
          </Button>
        </span>
      </Lintel>
      <div className="p-4 md:p-6">
        {children}
        <p className="mt-6 text-fine text-ink-muted">
          {entry ? (
            <>
              Last before this moment:{" "}
              <Link className="link-line text-ink" to={historyPaths.event(entry.number)}>
                event {formatCount(entry.number)}, {entry.type}
              </Link>
              . {entry.words}
            </>
          ) : (
            "Nothing had happened to it yet."
          )}
        </p>
        {asked && <MomentForm key={asked} at={asked} onMoment={onMoment} />}
        <CopyLink address={address} />
      </div>
    </div>
  );
}
