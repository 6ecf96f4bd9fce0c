import { kindOf, type Zone, type ZoneDay } from "./day-level.ts";
import { HalfBar } from "./half-bar.tsx";
import "./deliveries.css";

/** What a zone's day shows: two bars, a dash, or why it is closed. Null while loading. */
export function DayCell({ zone, day, past }: { zone: Zone; day: ZoneDay | null; past: boolean }) {
  const kind = day && kindOf(day);
  if (!day) return null;
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
      <HalfBar
        half="morning"
        orders={day.morning}
        capacity={zone.morningCapacity}
        past={past}
      />
      <HalfBar
        half="afternoon"
        orders={day.afternoon}
        capacity={zone.afternoonCapacity}
        past={past}
      />
    </span>
  );
}
