import { dateText } from "../../shared/delivery/day-text.ts";
import { dayInWords, kindOf, type Zone, type ZoneDay } from "./day-level.ts";
import { HalfBar } from "./half-bar.tsx";
import "./deliveries.css";

export interface DayCellProps {
  zone: Zone;
  date: string;
  /** Null while loading. */
  day: ZoneDay | null;
  /** The day is over. */
  past: boolean;
}

/** A zone's day: two bars, a dash, or why it is closed. Its words are for screen readers only. */
export function DayCell({ zone, date, day, past }: DayCellProps) {
  return (
    <>
      <span className="sr-only">
        {`${zone.name}, ${dateText(date, "short")}: ${day ? dayInWords(zone, day) : "loading"}`}
      </span>
      {day && <DayFigures zone={zone} day={day} past={past} />}
    </>
  );
}

function DayFigures({ zone, day, past }: { zone: Zone; day: ZoneDay; past: boolean }) {
  const kind = kindOf(day);
  if (kind === "off") {
    return (
      <span aria-hidden className="place-self-center text-ink-subtle">
        –
      </span>
    );
  }
  if (kind === "closed") {
    return (
      <span
        aria-hidden
        className="line-clamp-4 self-center text-center text-2xs leading-card text-ink-muted wrap-anywhere"
      >
        <b className="block font-semibold">closed</b>
        {day.closed}
      </span>
    );
  }
  return (
    <span className="grid content-center gap-2">
      <HalfBar half="morning" orders={day.morning} capacity={zone.morningCapacity} past={past} />
      <HalfBar
        half="afternoon"
        orders={day.afternoon}
        capacity={zone.afternoonCapacity}
        past={past}
      />
    </span>
  );
}
