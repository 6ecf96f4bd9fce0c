import { useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "../../../components/class-names.ts";
import { shortWeekdayText } from "../../shared/delivery/day-text.ts";
import { DayCell } from "./day-cell.tsx";
import {
  leadInWords,
  shortDate,
  weekdaysInWords,
  type Zone,
  type ZoneCalendar,
} from "./day-level.ts";

export interface ZoneCalendarProps {
  zones: readonly ZoneCalendar[];
  dates: readonly string[];
  today: string;
  onOpen: (zone: Zone, date: string) => void;
  /** Shows the two weeks before or after. */
  onTurn: (pages: 1 | -1) => void;
}

const rowStyle =
  "grid grid-cols-[10.5rem_repeat(14,minmax(0,1fr))] border-b border-line last:border-b-0";
const headStyle = "sticky left-0 z-1 grid content-start bg-page pr-3 pl-4 md:pl-6";

interface Place {
  row: number;
  column: number;
}

/** The places of every zone and day. Arrow keys move in it, Enter opens a day. */
export function ZoneCalendarGrid({ zones, dates, today, onOpen, onTurn }: ZoneCalendarProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Place>({ row: 0, column: 0 });
  const [lastRow, lastColumn] = [zones.length - 1, dates.length - 1];
  const row = Math.min(focused.row, lastRow);
  const column = Math.min(focused.column, lastColumn);

  function moveTo(to: Place) {
    setFocused(to);
    grid.current
      ?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)
      ?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === "PageDown" || event.key === "PageUp") {
      event.preventDefault();
      onTurn(event.key === "PageDown" ? 1 : -1);
      return;
    }
    const to = placeAfter(event.key, event.ctrlKey);
    if (!to) return;
    event.preventDefault();
    moveTo({
      row: Math.max(0, Math.min(to.row, lastRow)),
      column: Math.max(0, Math.min(to.column, lastColumn)),
    });
  }

  function placeAfter(key: string, ctrl: boolean): Place | null {
    if (key === "Home") return { row: ctrl ? 0 : row, column: 0 };
    if (key === "End") return { row: ctrl ? lastRow : row, column: lastColumn };
    if (ctrl) return null;
    if (key === "ArrowLeft") return { row, column: column - 1 };
    if (key === "ArrowRight") return { row, column: column + 1 };
    if (key === "ArrowUp") return { row: row - 1, column };
    return key === "ArrowDown" ? { row: row + 1, column } : null;
  }

  return (
    <div className="relative scroll-pl-42 overflow-x-auto border-t border-line">
      <div
        ref={grid}
        role="grid"
        aria-label="Places by zone and day"
        className="min-w-272 text-fine"
      >
        <div role="row" className={rowStyle}>
          <div
            role="columnheader"
            className={classNames(headStyle, "content-end! py-2 text-xs text-ink-muted")}
          >
            Zone
          </div>
          {dates.map((date) => (
            <div
              key={date}
              role="columnheader"
              aria-current={date === today ? "date" : undefined}
              className={classNames(
                "relative border-l border-line px-2 py-2 text-xs",
                date === today ? "bg-accent-soft text-accent-text" : "text-ink-muted",
              )}
            >
              {shortWeekdayText(date)}
              {date === today && <span className="sr-only">, today</span>}
              <span
                className={classNames(
                  "block font-display text-item leading-card",
                  date !== today && "text-ink",
                )}
              >
                {shortDate(date)}
              </span>
            </div>
          ))}
        </div>
        {zones.map(({ zone, days }, rowAt) => (
          <div key={zone.id} role="row" className={rowStyle}>
            <div role="rowheader" className={classNames(headStyle, "py-2.5 wrap-anywhere")}>
              <b className="block font-semibold">{zone.name}</b>
              <small className="block text-xs leading-compact text-ink-muted">
                {weekdaysInWords(zone.weekdays)}
                <br />
                {leadInWords(zone.leadDays)}
              </small>
            </div>
            {dates.map((date, columnAt) => {
              const day = days.find((each) => each.date === date) ?? null;
              return (
                <div
                  // By place: the focus stays in it when other two weeks are shown.
                  key={columnAt}
                  role="gridcell"
                  className={classNames(
                    "grid border-l border-line",
                    day !== null && day.closed !== null && "hatched",
                  )}
                >
                  <button
                    type="button"
                    data-row={rowAt}
                    data-column={columnAt}
                    tabIndex={rowAt === row && columnAt === column ? 0 : -1}
                    title={day?.closed ?? undefined}
                    className="relative grid min-h-17 min-w-0 p-2 text-left hover:bg-ink/4 focus-visible:-outline-offset-3"
                    onKeyDown={press}
                    onFocus={() => setFocused({ row: rowAt, column: columnAt })}
                    onClick={() => onOpen(zone, date)}
                  >
                    <DayCell zone={zone} date={date} day={day} past={date < today} />
                  </button>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
