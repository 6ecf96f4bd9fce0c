import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDateTime } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { classNames } from "../../../components/class-names.ts";
import { differenceTone } from "./cash-list.tsx";
import { differenceText, reasonText, type CashRun } from "./cash-run.ts";
import { ExplainDifference } from "./explain-difference.tsx";
import { RunLine, Sums, UnusualStops } from "./run-cash.tsx";

/** A closed run: what its stops collected, what was handed in, and why they differ. */
export function ClosedRun({
  run,
  heading,
  message,
  onCancel,
}: {
  run: CashRun;
  heading: ReactNode;
  /** What happened just now, in one sentence. */
  message?: ReactNode;
  onCancel: () => void;
}) {
  const { handedIn, difference, differenceReason, differenceWords, closedAt, closedBy } = run;
  return (
    <>
      <div>
        {heading}
        <RunLine run={run} />
      </div>
      {message}
      <UnusualStops run={run} />
      <Sums run={run} />
      <dl className="grid gap-1 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        <div>
          <dt className="text-ink-muted">Handed in</dt>
          <dd className="font-demi tabular-nums">{formatMoneyShort(handedIn ?? 0)}</dd>
        </div>
        <div>
          <dt className="text-ink-muted">Difference</dt>
          <dd className={classNames("tabular-nums", differenceTone(difference))}>
            {differenceText(difference ?? 0)}
          </dd>
        </div>
        {differenceReason && (
          <div>
            <dt className="text-ink-muted">Reason</dt>
            <dd className="text-right wrap-anywhere">
              {[reasonText(differenceReason), differenceWords].filter(Boolean).join(": ")}
            </dd>
          </div>
        )}
      </dl>
      {differenceReason === "NOT_KNOWN_YET" && <ExplainDifference id={run.id} />}
      {closedAt && (
        <p className="text-fine text-ink-muted">
          Closed {closedBy && `by ${closedBy} `}on {formatDateTime(closedAt)}.
        </p>
      )}
      <Button size="dense" className="justify-self-end" onClick={onCancel}>
        Back to the list
      </Button>
    </>
  );
}
