import { Check, Clock, Pencil, PhoneOff, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { DateTime } from "../../../components/date-time.tsx";
import type { CallOutcome } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";
import { outcomeText } from "./outcomes.ts";
import type { CallQueue } from "./use-call-queue.ts";

type Moment = DeskOrder["call"]["calls"][number];

const icons: Readonly<Record<CallOutcome, LucideIcon>> = {
  CONFIRMED: Check,
  NO_ANSWER: Clock,
  WANTS_CHANGE: Pencil,
  REFUSED: PhoneOff,
};

const tones: Readonly<Record<CallOutcome, string>> = {
  CONFIRMED: "text-accent-text",
  NO_ANSWER: "text-warn-text",
  WANTS_CHANGE: "text-clay-text",
  REFUSED: "text-danger-text",
};

/** The calls about the order in focus, and the latest calls of today. */
export function CallSide({
  calls,
  latest,
}: {
  /** Undefined without an order in focus. */
  calls: readonly Moment[] | undefined;
  latest: CallQueue["latest"];
}) {
  return (
    <aside aria-label="Calls so far" className="min-w-0 px-4 py-4 md:px-6">
      {calls && (
        <>
          <h2 className="mb-1 text-fine font-semibold">Calls for this order</h2>
          {calls.length === 0 ? (
            <p className="text-fine text-ink-muted">None yet</p>
          ) : (
            <ol>
              {calls.toReversed().map((moment) => (
                <Entry key={moment.at} moment={moment} />
              ))}
            </ol>
          )}
        </>
      )}
      <h2 className="mt-5 mb-1 text-fine font-semibold">Calls today</h2>
      {latest.length === 0 ? (
        <p className="text-fine text-ink-muted">None yet</p>
      ) : (
        <ol>
          {latest.flatMap(({ id, number, customerName, city, call }) => {
            const moment = call.calls.at(-1);
            if (!moment) return [];
            return [
              <Entry key={id} moment={moment}>
                <Link to={paths.adminOrder(number)} className="link-line font-semibold">
                  {number}
                </Link>{" "}
                {customerName}, {city}
              </Entry>,
            ];
          })}
        </ol>
      )}
    </aside>
  );
}

function Entry({ moment, children }: { moment: Moment; children?: React.ReactNode }) {
  const { outcome, at, by, mine } = moment;
  const Icon = icons[outcome];
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-2 py-1.5 text-fine">
      <DateTime at={at} show="time" className="text-ink-muted" />
      <div className="min-w-0">
        <span className={`inline-flex items-center gap-1.5 font-demi ${tones[outcome]}`}>
          <Icon aria-hidden size={13} />
          {outcomeText[outcome]}
        </span>
        <p className="text-xs text-ink-muted">
          {children}
          {children ? " · " : ""}
          {mine ? "you" : (by ?? "a staff member")}
        </p>
      </div>
    </li>
  );
}
