import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { Button } from "../../../../components/button.tsx";
import { classNames } from "../../../../components/class-names.ts";
import { useClock } from "../../../../components/clock.ts";
import { IconButton } from "../../../../components/icon-button.tsx";
import { PillRow } from "../../../../components/pill-row.tsx";
import { ShopCalendarDocument } from "../../../../generated/operations.ts";
import { dayInColombo } from "../../../../generated/values/colombo.ts";
import { dateText } from "../../../shared/delivery/day-text.ts";
import { Read, useRead } from "../../kit/read.tsx";
import { SettingRow } from "../../settings/setting-row.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { lookStyle, MonthGrid } from "./month-grid.tsx";
import {
  dateAfterKey,
  monthAfter,
  monthOf,
  undecidedHolidays,
  type Calendar,
  type Decisions,
} from "./shop-days.ts";
import { WorkingDays } from "./working-days.tsx";
import "../../deliveries/deliveries.css";

const shownMonths = 3;
/** Holidays that are listed before the others are shown. */
const listedAtFirst = 6;

const legend = [
  ["closed", "Closed"],
  ["weekly", "Closed every week"],
  ["working", "Holiday, we work"],
  ["undecided", "Holiday, please choose"],
] as const;

/** On which days the whole shop works: months as grids, and the holidays to decide about. */
export function ClosedDays() {
  const today = dayInColombo(new Date(useClock()).toISOString());
  const from = `${monthOf(today)}-01`;
  const to = `${Number(today.slice(0, 4)) + 1}-12-31`;
  const calendar = useRead(ShopCalendarDocument, { from, to });
  return (
    <Read of={calendar} what="the closed days" skeleton="h-72">
      {({ shopCalendar }) => (
        <>
          <SettingRow
            title="Closed days"
            hint="No delivery can be booked on a closed day. A public holiday closes the shop only if you say so."
            change={null}
          >
            <Months
              calendar={shopCalendar}
              today={today}
              last={to}
              onSaved={(position) => void calendar.refresh(position)}
            />
          </SettingRow>
          <SettingRow
            title="Working days"
            hint="They count for the time until a delivery. Zones have their own days of delivery."
            change={null}
          >
            <WorkingDays
              weekdays={shopCalendar.workingDays}
              onSaved={(position) => void calendar.refresh(position)}
            />
          </SettingRow>
        </>
      )}
    </Read>
  );
}

function Months({
  calendar,
  today,
  last,
  onSaved,
}: {
  calendar: Calendar;
  today: string;
  last: string;
  onSaved: (position: string) => void;
}) {
  const grids = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(monthOf(today));
  const [focused, setFocused] = useState(today);
  const [deciding, setDeciding] = useState<Decisions | null>(null);
  const byDate = new Map(calendar.days.map((day) => [day.date, day]));
  const months = Array.from({ length: shownMonths }, (_, index) => monthAfter(first, index));
  const latestFirst = monthAfter(monthOf(last), 1 - shownMonths);

  function showFrom(month: string) {
    const shown = month > latestFirst ? latestFirst : month;
    const kept = shown < monthOf(today) ? monthOf(today) : shown;
    setFirst(kept);
    return kept;
  }

  /** Scrolls by buttons; the focused date moves into the shown months. */
  function page(count: number) {
    const shown = showFrom(monthAfter(first, count));
    setFocused(shown === monthOf(today) ? today : `${shown}-01`);
  }

  function move(event: KeyboardEvent) {
    const next = dateAfterKey(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next < `${monthOf(today)}-01` || next > last) return;
    setFocused(next);
    const month = monthOf(next);
    if (month < first) showFrom(month);
    else if (month > monthAfter(first, shownMonths - 1))
      showFrom(monthAfter(month, 1 - shownMonths));
    requestAnimationFrame(() =>
      grids.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus(),
    );
  }

  return (
    <div className="grid w-full gap-4">
      <div className="flex items-center gap-1">
        <IconButton
          label="Earlier months"
          icon={<ArrowLeft aria-hidden size={18} />}
          disabled={first <= monthOf(today)}
          onClick={() => page(-shownMonths)}
        />
        <IconButton
          label="Later months"
          icon={<ArrowRight aria-hidden size={18} />}
          disabled={first >= latestFirst}
          onClick={() => page(shownMonths)}
        />
      </div>
      <div
        ref={grids}
        role="group"
        aria-label="Calendar"
        className="grid items-start gap-x-7 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {months.map((month) => (
          <MonthGrid
            key={month}
            {...{ month, calendar, byDate, today, focused }}
            onKeyDown={move}
            onFocus={setFocused}
            onOpen={(date) =>
              setDeciding({ dates: [date], decision: byDate.get(date)?.decision ?? "UNDECIDED" })
            }
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-fine text-ink-muted">
        {legend.map(([look, label]) => (
          <li key={look} className="flex items-center gap-2">
            <span
              aria-hidden
              className={classNames(
                "size-4 rounded-tile border border-transparent",
                lookStyle[look],
              )}
            />
            {label}
          </li>
        ))}
      </ul>
      {undecidedHolidays(calendar.days, today).map(({ year, days, poyas }) => (
        <Holidays key={year} {...{ year, days, poyas }} onDecide={setDeciding} />
      ))}
      {deciding && (
        <DecideDialog
          decisions={deciding}
          byDate={byDate}
          onSaved={onSaved}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  );
}

const datesOf = (days: Calendar["days"]): readonly string[] => days.map(({ date }) => date);

/** The holidays of a year to decide about, one by one or together. */
function Holidays({
  year,
  days,
  poyas,
  onDecide,
}: {
  year: string;
  days: Calendar["days"];
  poyas: Calendar["days"];
  onDecide: (decisions: Decisions) => void;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? days : days.slice(0, listedAtFirst);
  return (
    <section aria-labelledby={`holidays-${year}`} className="border-t border-line pt-4">
      <h3 id={`holidays-${year}`} className="font-semibold">
        Public holidays of {year} to confirm
      </h3>
      {days.some(({ holiday }) => holiday?.isEstimate) && (
        <p className="text-fine text-ink-muted">
          Estimated dates follow the moon. Check them against the gazette.
        </p>
      )}
      <div className="flex flex-wrap gap-2 py-2">
        {poyas.length > 1 && (
          <Button
            size="dense"
            onClick={() => onDecide({ dates: datesOf(poyas), decision: "CLOSED" })}
          >
            Close all {poyas.length} Poya days of {year}
          </Button>
        )}
        {days.length > 1 && (
          <>
            <Button
              size="dense"
              onClick={() => onDecide({ dates: datesOf(days), decision: "CLOSED" })}
            >
              Close all {days.length} of {year}
            </Button>
            <Button
              size="dense"
              onClick={() => onDecide({ dates: datesOf(days), decision: "WORKING" })}
            >
              We work on all of {year}
            </Button>
          </>
        )}
      </div>
      <ul>
        {shown.map(({ date, decision, holiday }) => (
          <li
            key={date}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 text-sm"
          >
            <span>
              <b className="font-semibold">{holiday?.name}</b>
              <small className="block text-fine text-ink-muted">
                {dateText(date, "short")} {year}
                {holiday?.isEstimate && ", to check against the gazette"}
              </small>
            </span>
            <PillRow
              label={`${holiday?.name ?? ""}, ${dateText(date, "short")}`}
              choices={[
                { value: "CLOSED", label: "Closed" },
                { value: "WORKING", label: "We work" },
              ]}
              value={decision === "UNDECIDED" ? null : decision}
              onChange={(chosen) => onDecide({ dates: [date], decision: chosen })}
            />
          </li>
        ))}
      </ul>
      {!all && days.length > shown.length && (
        <Button variant="quiet" size="dense" onClick={() => setAll(true)}>
          Show {days.length - shown.length} more
        </Button>
      )}
    </section>
  );
}
