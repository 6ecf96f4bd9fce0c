import { ArrowLeft, ArrowRight } from "lucide-react";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { dayAt } from "../../../components/date-field/day.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import { PillRow } from "../../../components/pill-row.tsx";
import type { ReplayView } from "./replay-view.ts";
import {
  endsAround,
  endsOfDays,
  lengthOf,
  lengths,
  shifted,
  spanOf,
  type Ends,
} from "./replay-range.ts";

export interface ReplayRangeBarProps {
  view: ReplayView;
  onView: (change: Partial<ReplayView>) => void;
  /** Time of the moment shown, ISO 8601; null if none is shown. */
  at: string | null;
}

/** Selects the range to replay: by length, by day, or the previous or next range. */
export function ReplayRangeBar({ view, onView, at }: ReplayRangeBarProps) {
  const span = spanOf(view);
  // A new range starts at its beginning.
  const show = (ends: Ends) => onView({ ...ends, at: null });
  return (
    <div
      role="group"
      aria-label="Range of the log"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 md:px-5"
    >
      <PillRow
        label="Length"
        choices={lengths}
        value={lengthOf(view)}
        onChange={(length) => {
          const moment = at === null ? (span?.from ?? Date.now()) : Date.parse(at);
          onView(endsAround(length, moment));
        }}
      />
      <DateField
        aria-label="Day, Colombo time"
        className="w-38"
        value={span ? dayAt(span.from) : ""}
        onValue={(day) =>
          show(day === "" ? { from: null, to: null } : endsOfDays({ from: day, to: day }))
        }
        onDays={(days) => show(endsOfDays(days))}
      />
      <span className="inline-flex">
        <IconButton
          label="Previous range"
          icon={<ArrowLeft aria-hidden size={18} />}
          className="size-9!"
          disabled={span === null}
          onClick={() => span && show(shifted(span, -1))}
        />
        <IconButton
          label="Next range"
          icon={<ArrowRight aria-hidden size={18} />}
          className="size-9!"
          disabled={span === null}
          onClick={() => span && show(shifted(span, 1))}
        />
      </span>
    </div>
  );
}
