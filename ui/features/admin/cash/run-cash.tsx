import { PackageX } from "lucide-react";
import { countText } from "../../../components/count.ts";
import { formatTime } from "../../../components/date-time.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { failureText, tourText } from "../kit/run-text.ts";
import { stopsOf, type ViewedStop } from "../kit/run-view.ts";
import { shortCashReasonText } from "../../../generated/staff-texts.ts";
import type { CashRun, CashStop } from "./cash-run.ts";

/** Driver, zone and day of a run, and how many stops are answered. */
export function RunLine({ run }: { run: CashRun }) {
  const { stops, endedAt } = run;
  const answered = stops.length - stopsOf(run).unanswered.length;
  return (
    <p className="text-fine text-ink-muted">
      {tourText(run)}
      {" · "}
      {answered} of {countText(stops.length, "stop")} answered
      {endedAt && ` · back at ${formatTime(endedAt)}`}
    </p>
  );
}

/** The stops whose cash is not what they owed, and how many paid in full. */
export function UnusualStops({ run }: { run: CashRun }) {
  const { stops, delivered } = stopsOf(run);
  const collectedLess = ({ outcome }: CashStop) =>
    outcome !== null && outcome.collected < outcome.owed;
  const unusual = stops.filter(collectedLess);
  const full = delivered.length - delivered.filter(collectedLess).length;
  return (
    <>
      {unusual.length > 0 && (
        <ul aria-label="Stops that collected less" className="border-t border-line">
          {unusual.map((stop) => (
            <li key={stop.orderId} className="flex items-baseline gap-3 border-b border-line py-2">
              <PackageX aria-hidden size={15} className="flex-none self-center text-danger-text" />
              <span className="min-w-0 flex-1">
                <b className="font-semibold wrap-anywhere">
                  {stop.number}. {[stop.name, stop.city].filter(Boolean).join(", ")}
                </b>
                <span className="block text-fine text-ink-muted">{outcomeText(stop)}</span>
              </span>
              <span className="text-right tabular-nums">
                {formatMoneyShort(stop.outcome?.collected ?? 0)}
                <span className="block text-fine text-ink-muted">
                  of {formatMoneyShort(stop.outcome?.owed ?? 0)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-fine text-ink-muted">
        {full === 0 ? "No stop paid in full." : `${countText(full, "stop")} paid in full.`}
      </p>
    </>
  );
}

function outcomeText({ outcome, state, goodsReceived }: ViewedStop<CashStop>): string {
  if (!outcome) return "";
  if (outcome.shortReason) return shortCashReasonText[outcome.shortReason];
  const text = failureText(outcome.failure);
  if (state !== "back") return `${text}, delivered on another day`;
  return `${text}, ${goodsReceived ? "goods are in the shop" : "goods come back"}`;
}

/** From the amount to collect to the collected one, and below it what was counted. */
export function Sums({ run }: { run: CashRun }) {
  const { lessCollected, cameBack, delayed, open } = stopsOf(run).sums;
  const less = [
    { label: "Collected less than asked", value: lessCollected },
    { label: "Refused or damaged", value: cameBack },
    { label: "Delivered on another day", value: delayed },
    { label: "Not answered", value: open },
  ].filter(({ value }) => value > 0);
  return (
    <dl className="grid gap-1 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
      <div>
        <dt className="text-ink-muted">To collect</dt>
        <dd className="font-demi tabular-nums">{formatMoneyShort(run.toCollect)}</dd>
      </div>
      {less.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-demi tabular-nums">−{formatMoneyShort(value)}</dd>
        </div>
      ))}
      <div className="border-t border-line pt-1.5 font-semibold">
        <dt>Collected by the stops</dt>
        <dd className="tabular-nums">{formatMoneyShort(run.collected)}</dd>
      </div>
    </dl>
  );
}
