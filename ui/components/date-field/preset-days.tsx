import * as t from "#texts/dates.ts";
import { useClock } from "../clock.ts";
import { PillRow } from "../pill-row.tsx";
import { dayAt, presetDays, type Days } from "./day.ts";

const choices = [
  { value: "today", label: t.today },
  { value: "yesterday", label: t.yesterday },
  { value: "week", label: t.lastSevenDays },
] as const;

/** Buttons for preset ranges of days. */
export function PresetDays({
  label,
  from,
  to,
  onDays,
}: Days & { label: string; onDays: (days: Days) => void }) {
  const days = presetDays(dayAt(useClock()));
  const chosen = choices.find(({ value }) => days[value].from === from && days[value].to === to);
  return (
    <PillRow
      label={label}
      choices={choices}
      value={chosen?.value ?? null}
      onChange={(value) => onDays(days[value])}
    />
  );
}
