import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/account.ts";
import { Button } from "../../../components/button.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import type { SessionRow_SessionFragment } from "../../../generated/operations.ts";

export type Session = SessionRow_SessionFragment;

export interface SessionRowProps {
  session: Session;
  /** The command to end it is pending. */
  ending: boolean;
  onEnd: () => void;
}

/** One session; the current one cannot be ended here. */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-demi wrap-anywhere">
          {device}
          {current && (
            <span className="ml-2.5 rounded-tile bg-accent-soft px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-accent-text">
              {t.thisDevice}
            </span>
          )}
        </p>
        <p className="text-fine text-ink-muted">
          <Sentence
            of={current ? t.sinceDay : t.sinceAndLastUsed}
            since={<DateTime at={createdAt} className="whitespace-nowrap" />}
            used={<DateTime at={lastSeenAt} className="whitespace-nowrap" />}
          />
        </p>
      </div>
      {!current && (
        <Button pending={ending} aria-label={t.endSessionOf(device)} onClick={onEnd}>
          {t.endSession}
        </Button>
      )}
    </li>
  );
}
