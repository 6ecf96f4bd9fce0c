import * as t from "#texts/dates.ts";
import { useClock } from "../clock.ts";
import { PillRow } from "../pill-row.tsx";
import { dayAt, presetDays, type Days } from "./day.ts";

const choices = [
  { value: "today", label: t.today },
  { value: "yesterday", label: t.yesterday },
  { value: "week", label: t.lastSevenDays },
] as const;

/** Buttons for preset ranges of days; with `anyTime` also for no range. */
export function PresetDays({
  label,
  from,
  to,
  onDays,
  anyTime,
}: Days & { label: string; onDays: (days: Days) => void; anyTime?: string }) {
  const days = { any: { from: "", to: "" }, ...presetDays(dayAt(useClock())) };
  const all =
    anyTime === undefined ? choices : [{ value: "any", label: anyTime } as const, ...choices];
  const chosen = all.find(({ value }) => days[value].from === from && days[value].to === to);
  return (
    <PillRow
      label={label}
      choices={all}
      value={chosen?.value ?? null}
      onChange={(value) => onDays(days[value])}
    />
  );
}
