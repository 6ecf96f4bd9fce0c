import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "../../../components/class-names.ts";
import { formatCount } from "../../../components/count.ts";
import type { PastAroundFragment } from "../../../generated/operations.ts";
import { historyPaths } from "../../../history-paths.ts";
import { CopyLink } from "../explorer/copy-link.tsx";
import { shownTime } from "../explorer/exact-time.ts";
import { MomentForm } from "../explorer/moment-form.tsx";
import { MomentBanner, type Moments } from "../explorer/moment-banner.tsx";

export interface PastPageProps extends Moments {
  heading: string;
  around: PastAroundFragment;
  /** URL of this moment. */
  address: string;
  children: ReactNode;
}

/** An object as it was at a moment, read-only, with navigation to its other moments. */
export function PastPage({ heading, around, at, onMoment, address, children }: PastPageProps) {
  const { number, occurredAt, entry, previous, next } = around;
  const isPast = at !== null;
  const [present] = useState(Date.now);
  const requested = shownTime(at, occurredAt, present);
  return (
    <div className={classNames("min-h-0 flex-1 overflow-y-auto", isPast && "past-frame")}>
      <MomentBanner
        heading={heading}
        shownAt={requested}
        number={number}
        previous={previous}
        next={next}
        at={at}
        onMoment={onMoment}
      />
      <div className="p-4 md:p-6">
        {children}
        <p className="mt-6 text-fine text-ink-muted">
          {entry ? (
            <>
              Last event before this moment:{" "}
              <Link className="link-line text-ink" to={historyPaths.event(entry.number)}>
                event {formatCount(entry.number)}, {entry.type}
              </Link>
              . {entry.words}
            </>
          ) : (
            "No events yet at this moment."
          )}
        </p>
        {requested && <MomentForm key={requested} at={requested} onMoment={onMoment} />}
        <CopyLink address={address} />
      </div>
    </div>
  );
}
