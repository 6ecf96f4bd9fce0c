import { PhoneOff } from "lucide-react";
import { formatRecent } from "../../../components/date-time.tsx";
import { FactFigure } from "../../../components/fact-figure.tsx";
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
      <FactFigure label="To call now" value={String(toCall)}>
        {toCall === 0 ? "no order waits" : `${formatMoneyShort(toCallMoney)} in all`}
      </FactFigure>
      <FactFigure label="Later" value={String(later)}>
        {nextAt ? `next at ${formatRecent(nextAt)}` : "none planned"}
      </FactFigure>
      <FactFigure label="Reached today" value={`${reached} of ${reached + noAnswerToday}`}>
        {confirmedToday} confirmed, {changedToday} changed
      </FactFigure>
      <FactFigure
        label="Refused today"
        value={String(refusedToday)}
        {...(refusedToday > 0 && { icon: PhoneOff, tone: "text-danger-text" })}
      >
        {refusedToday > 0 ? `before loading, ${formatMoneyShort(refusedTodayMoney)}` : "none"}
      </FactFigure>
    </FactLine>
  );
}
