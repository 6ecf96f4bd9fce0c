import { useQuery } from "@apollo/client/react";
import { dayAfter } from "../../../components/date-field/day.ts";
import { PresetDays } from "../../../components/date-field/preset-days.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import { CountsDocument } from "../../../generated/operations.ts";
import { dateText } from "../../shared/delivery/day-text.ts";
import type { BoardFilter } from "./board-filter.ts";

export interface BoardPresetsProps {
  filter: BoardFilter;
  onFilter: (filter: Partial<BoardFilter>) => void;
  /** The day in Colombo. */
  today: string;
  className: string;
}

/** Presets for the delivery day and the day of placing, one choice each. */
export function BoardPresets({ filter, onFilter, today, className }: BoardPresetsProps) {
  return (
    <div
      className={`flex flex-none flex-wrap items-center gap-x-6 gap-y-2 px-4 pb-3 md:px-6 ${className}`}
    >
      <Labelled label="Delivery">
        <DuePresets due={filter.due} today={today} onDue={(due) => onFilter({ due })} />
      </Labelled>
      <Labelled label="Call">
        <CallPresets call={filter.call} today={today} onCall={(call) => onFilter({ call })} />
      </Labelled>
      <Labelled label="Placed">
        <PresetDays
          label="Placed"
          anyTime="Any time"
          from={filter.from}
          to={filter.to}
          onDays={onFilter}
        />
      </Labelled>
    </div>
  );
}

function DuePresets({
  due,
  today,
  onDue,
}: {
  due: string;
  today: string;
  onDue: (due: string) => void;
}) {
  // The navigation keeps the counts up to date.
  const { data } = useQuery(CountsDocument, { fetchPolicy: "cache-only" });
  const counts = data?.today.day === today ? data.today.due : null;
  const day = dayOfPreset(due, today);
  const next = day ?? counts?.nextDay ?? null;
  const choices = [
    { value: "", label: "Any day" },
    { value: "today", label: counted("Today", counts?.today) },
    { value: "tomorrow", label: counted("Tomorrow", counts?.tomorrow) },
    ...(next
      ? [
          {
            value: next,
            label: counted(
              dateText(next, "short"),
              next === counts?.nextDay ? counts.next : undefined,
            ),
          },
        ]
      : []),
    { value: "past", label: counted("Past its day", counts?.past) },
  ];
  return (
    <PillRow
      label="Delivery"
      choices={choices}
      value={due}
      onChange={onDue}
      className="max-w-full overflow-x-auto [&>button]:-outline-offset-2"
    />
  );
}

function CallPresets({
  call,
  today,
  onCall,
}: {
  call: BoardFilter["call"];
  today: string;
  onCall: (call: BoardFilter["call"]) => void;
}) {
  const { data } = useQuery(CountsDocument, { fetchPolicy: "cache-only" });
  const counts = data?.today.day === today ? data.today : null;
  const toCall = counts ? counts.toCall + counts.callLater : undefined;
  return (
    <PillRow
      label="Call"
      choices={[
        { value: "", label: "Any" },
        { value: "TO_CALL", label: counted("To call", toCall) },
        { value: "CONFIRMED", label: counted("Confirmed", counts?.callConfirmed) },
      ]}
      value={call ?? ""}
      onChange={(value) => onCall(value === "TO_CALL" || value === "CONFIRMED" ? value : null)}
      className="max-w-full overflow-x-auto [&>button]:-outline-offset-2"
    />
  );
}

/** The date of a filter by one day; null if a preset with a name is chosen. */
function dayOfPreset(due: string, today: string): string | null {
  const isNamed = ["", "today", "tomorrow", "past", today, dayAfter(today, 1)].includes(due);
  return isNamed ? null : due;
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} ${count}`;
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden className="text-xs font-demi text-ink-muted">
        {label}
      </span>
      {children}
    </div>
  );
}
