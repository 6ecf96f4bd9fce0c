import { useEffect, useRef } from "react";
import { classNames } from "../../../components/class-names.ts";
import { dateText, shortWeekdayText } from "../../shared/delivery/day-text.ts";
import { DayCell } from "./day-cell.tsx";
import {
  leadInWords,
  shortDate,
  weekdaysInWords,
  type Zone,
  type ZoneCalendar,
} from "./day-level.ts";

export interface DayZonesProps {
  zones: readonly ZoneCalendar[];
  dates: readonly string[];
  today: string;
  date: string;
  onDate: (date: string) => void;
  onOpen: (zone: Zone, date: string) => void;
}

/** A strip of days, and the zones of the chosen one. For phones. */
export function DayZones({ zones, dates, today, date, onDate, onOpen }: DayZonesProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector("[aria-pressed=true]")
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [date]);

  return (
    <>
      <div
        ref={strip}
        role="group"
        aria-label="Day"
        className="relative flex gap-1.5 overflow-x-auto border-t border-line px-4 py-3"
      >
        {dates.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === date}
            aria-current={each === today ? "date" : undefined}
            className={classNames(
              "grid min-h-14 min-w-13 flex-none content-center justify-items-center rounded-control border text-xs leading-card",
              each === date
                ? "border-accent bg-accent text-on-accent"
                : "border-line-strong bg-raised",
              each === today && each !== date && "text-accent-text",
            )}
            onClick={() => onDate(each)}
          >
            <span className="sr-only">{dateText(each)}</span>
            <span aria-hidden>{shortWeekdayText(each)}</span>
            <b aria-hidden className="font-display text-item font-normal">
              {shortDate(each)}
            </b>
          </button>
        ))}
      </div>
      <ul aria-label={`Zones on ${dateText(date)}`}>
        {zones.map(({ zone, days }) => {
          const day = days.find((each) => each.date === date) ?? null;
          return (
            <li key={zone.id} className="border-t border-line">
              <button
                type="button"
                className={classNames(
                  "relative grid min-h-17 w-full grid-cols-2 gap-4 px-4 py-2.5 text-left",
                  day !== null && day.closed !== null && "hatched",
                )}
                onClick={() => onOpen(zone, date)}
              >
                <span aria-hidden className="wrap-anywhere">
                  <b className="block font-semibold">{zone.name}</b>
                  <small className="block text-xs leading-compact text-ink-muted">
                    {weekdaysInWords(zone.weekdays)}
                    <br />
                    {leadInWords(zone.leadDays)}
                  </small>
                </span>
                <DayCell zone={zone} date={date} day={day} past={date < today} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
