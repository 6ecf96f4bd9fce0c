import * as t from "#texts/dates.ts";
import { language } from "#texts/language.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { dayAfter, monthAfter, weekday, weeksOf } from "./day.ts";

// Day before month, as everywhere in the shop.
const locale = language === "en" ? "en-GB" : language;
const utc = { timeZone: "UTC" } as const;
const monthName = new Intl.DateTimeFormat(locale, { ...utc, month: "long", year: "numeric" });
const dayName = new Intl.DateTimeFormat(locale, { ...utc, dateStyle: "full" });
const weekdayName = new Intl.DateTimeFormat(locale, { ...utc, weekday: "long" });
const shortWeekday = new Intl.DateTimeFormat(locale, { ...utc, weekday: "narrow" });
const dateOf = (day: string) => new Date(`${day}T12:00:00.000Z`);

export interface CalendarProps {
  /** The selected day as 2026-11-21; empty for none. */
  value: string;
  today: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
}

/** A month calendar. Arrows move by day and week, Page Up and Page Down by month; Enter selects. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const [active, setActive] = useState(value || today);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(true);
  const id = useId();
  const weeks = weeksOf(active);
  const isOff = (day: string) => (min !== "" && day < min) || (max !== "" && day > max);

  // A day reached by key takes the focus; the month buttons keep theirs.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>("[data-active=true]")?.focus();
    moved.current = false;
  }, [active]);

  function move(event: KeyboardEvent) {
    const moves: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => dayAfter(active, -1),
      ArrowRight: () => dayAfter(active, 1),
      ArrowUp: () => dayAfter(active, -7),
      ArrowDown: () => dayAfter(active, 7),
      Home: () => dayAfter(active, -weekday(active)),
      End: () => dayAfter(active, 6 - weekday(active)),
      PageUp: () => monthAfter(active, event.shiftKey ? -12 : -1),
      PageDown: () => monthAfter(active, event.shiftKey ? 12 : 1),
    };
    const to = moves[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    moved.current = true;
    setActive(to());
  }

  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <IconButton
          label={t.previousMonth}
          icon={<ChevronLeft aria-hidden size={18} />}
          onClick={() => setActive(monthAfter(active, -1))}
        />
        <p id={id} aria-live="polite" className="text-sm font-semibold">
          {monthName.format(dateOf(active))}
        </p>
        <IconButton
          label={t.nextMonth}
          icon={<ChevronRight aria-hidden size={18} />}
          onClick={() => setActive(monthAfter(active, 1))}
        />
      </div>
      <div ref={grid} role="grid" aria-labelledby={id}>
        <div role="row" className="grid grid-cols-7">
          {(weeks[0] ?? []).map((day) => (
            <div key={day} role="columnheader" className="pb-1 text-center text-xs text-ink-muted">
              <abbr title={weekdayName.format(dateOf(day))} className="no-underline">
                {shortWeekday.format(dateOf(day))}
              </abbr>
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7">
            {week.map((day) => (
              <div key={day} role="gridcell" aria-selected={day === value}>
                <button
                  type="button"
                  aria-label={dayName.format(dateOf(day))}
                  aria-current={day === today ? "date" : undefined}
                  data-active={day === active}
                  tabIndex={day === active ? 0 : -1}
                  aria-disabled={isOff(day)}
                  className={classNames(
                    "grid size-9 w-full place-items-center rounded-control text-fine tabular-nums",
                    "aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle aria-disabled:line-through aria-[current=date]:font-bold aria-[current=date]:underline",
                    day === value ? "bg-ink text-page" : "not-aria-disabled:hover:bg-ink/7",
                    !day.startsWith(active.slice(0, 7)) && day !== value && "text-ink-muted",
                  )}
                  onClick={() => !isOff(day) && onChoose(day)}
                  onKeyDown={move}
                >
                  {Number(day.slice(8))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
