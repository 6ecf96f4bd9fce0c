import { PhoneOff } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import { formatRecent } from "../../../components/date-time.tsx";
import { FactLine } from "../../../components/fact-line.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import type { CallQueue } from "./use-call-queue.ts";

/** The calls in four figures. */
export function CallFigures({ queue }: { queue: CallQueue }) {
  const { toCall, toCallMoney, later, nextAt, refusedToday, refusedTodayMoney } = queue;
  const { confirmedToday, changedToday, noAnswerToday } = queue;
  const reached = confirmedToday + changedToday + refusedToday;
  return (
    <FactLine label="Calls today">
      <Figure label="To call now" value={toCall}>
        {toCall === 0 ? "no order waits" : `${formatMoneyShort(toCallMoney)} in all`}
      </Figure>
      <Figure label="Later" value={later}>
        {nextAt ? `next at ${formatRecent(nextAt)}` : "none planned"}
      </Figure>
      <Figure label="Reached today" value={`${reached} of ${reached + noAnswerToday}`}>
        {confirmedToday} confirmed, {changedToday} changed
      </Figure>
      <Figure label="Refused today" value={refusedToday} hot={refusedToday > 0}>
        {refusedToday > 0 ? `before loading, ${formatMoneyShort(refusedTodayMoney)}` : "none"}
      </Figure>
    </FactLine>
  );
}

function Figure({
  label,
  value,
  hot = false,
  children,
}: {
  label: string;
  value: number | string;
  hot?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames("px-4 py-3 md:px-6", hot && "text-danger-text")}>
      <p
        className={classNames(
          "flex items-center gap-1.5 text-fine font-demi",
          !hot && "text-ink-muted",
        )}
      >
        {hot && <PhoneOff aria-hidden size={14} />}
        {label}
      </p>
      <p className="font-display text-heading leading-title">{value}</p>
      <p className={classNames("text-fine", !hot && "text-ink-muted")}>{children}</p>
    </div>
  );
}
