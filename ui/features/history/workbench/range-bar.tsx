import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import type { Days } from "../../../components/date-field/day.ts";
import { PillRow } from "../../../components/pill-row.tsx";
import { provinceNames } from "../../../components/provinces.ts";
import { fieldOf } from "../explorer/log-view.ts";
import { CategorySelect } from "../../shared/product/category-select.tsx";
import { Select } from "../../../components/select.tsx";
import { quickRangeOf, quickRanges, type QuickRange, type ReportRange } from "./report-range.ts";

const choices = (Object.keys(quickRanges) as QuickRange[]).map((value) => ({
  value,
  label: quickRanges[value].label,
}));

export interface RangeBarProps {
  range: ReportRange;
  /** Time of the newest event. */
  last: string;
  onQuick: (range: QuickRange) => void;
  onRange: (range: ReportRange) => void;
}

/** Milliseconds at the start and end of a day in Colombo; NaN if it is invalid. */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00.000+05:30`);
const endOf = (day: string): number => Date.parse(`${day}T23:59:59.999+05:30`);

/** Selects the range of the reports: a quick choice, or from one day to another. */
export function RangeBar({ range, last, onQuick, onRange }: RangeBarProps) {
  const dayOf = (instant: string | null) =>
    instant ? fieldOf(Date.parse(instant)).slice(0, 10) : "";
  const [from, setFrom] = useState(dayOf(range.from));
  const [to, setTo] = useState(dayOf(range.to ?? last));
  const begins = beginOf(from);
  const ends = endOf(to);
  const isWhole = !Number.isNaN(begins) && !Number.isNaN(ends);
  const changed = from !== dayOf(range.from) || to !== dayOf(range.to ?? last);
  function show(days: Days): void {
    setFrom(days.from);
    setTo(days.to);
    onRange({
      ...range,
      from: new Date(beginOf(days.from)).toISOString(),
      to: new Date(endOf(days.to)).toISOString(),
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <PillRow label="Range" choices={choices} value={quickRangeOf(range)} onChange={onQuick} />
      <form
        className="flex flex-wrap items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWhole || begins > ends) return;
          show({ from, to });
        }}
      >
        <DateField
          aria-label="From, Colombo time"
          className="w-38"
          value={from}
          onValue={setFrom}
          onDays={show}
        />
        <span className="text-fine text-ink-muted">to</span>
        <DateField
          aria-label="To, Colombo time"
          className="w-38"
          value={to}
          onValue={setTo}
          onDays={show}
        />
        {changed && (
          <Button type="submit" size="dense" disabled={!isWhole || begins > ends}>
            {isWhole && begins > ends ? "The end is before the start" : "Show"}
          </Button>
        )}
      </form>
      <Narrowing range={range} onRange={onRange} />
    </div>
  );
}

/** Limits the reports to a province and a category, and chooses their rows. */
function Narrowing({ range, onRange }: Pick<RangeBarProps, "range" | "onRange">) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Select
        dense
        aria-label="Province"
        className="w-42!"
        value={range.province ?? ""}
        onChange={({ target }) => onRange({ ...range, province: target.value || null })}
      >
        <option value="">Every province</option>
        {provinceNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <CategorySelect
        all="Every category"
        className="w-42!"
        category={range.category}
        onCategory={(category) => onRange({ ...range, category })}
      />
      <Select
        dense
        aria-label="Rows"
        className="w-42!"
        value={range.byProduct ? "product" : ""}
        onChange={({ target }) => onRange({ ...range, byProduct: target.value !== "" })}
      >
        <option value="">By variant</option>
        <option value="product">By product</option>
      </Select>
    </span>
  );
}
