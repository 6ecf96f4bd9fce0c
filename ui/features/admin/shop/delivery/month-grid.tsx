import type { KeyboardEvent } from "react";
import { classNames } from "../../../../components/class-names.ts";
import { dateText } from "../../../shared/delivery/day-text.ts";
import {
  dayNote,
  lookOf,
  weeksOf,
  type Calendar,
  type DayLook,
  type ShopDay,
} from "./shop-days.ts";

const months = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Never by colour alone: closed is hatched, an undecided holiday is dashed. */
export const lookStyle: Readonly<Record<DayLook, string>> = {
  closed: "hatched bg-clay-soft font-semibold",
  weekly: "bg-sunken text-ink-muted shadow-[inset_0_0_0_1px_var(--line)]",
  working: "border-success! font-semibold",
  undecided: "border-dashed! border-warn! bg-warn-soft font-semibold",
  plain: "",
};

/** One month. Only the focused date of all months is in the tab order. */
export function MonthGrid({
  month,
  calendar,
  byDate,
  today,
  focused,
  onOpen,
  onKeyDown,
  onFocus,
}: {
  month: string;
  calendar: Calendar;
  byDate: ReadonlyMap<string, ShopDay>;
  today: string;
  focused: string;
  onOpen: (date: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (date: string) => void;
}) {
  return (
    <table className="w-full table-fixed self-start text-sm">
      <caption className="heading pb-1.5 text-left text-lead">
        {months.format(new Date(`${month}-01`))}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="pb-1 text-center text-xs font-demi text-ink-muted"
            >
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, column) => {
              if (date === null) return <td key={weekdays[column]} />;
              const day = byDate.get(date);
              const look = lookOf(date, day, calendar, today);
              const note = dayNote(day, look);
              return (
                <td key={date} className="p-px">
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={note ? `${dateText(date)}, ${note}` : dateText(date)}
                    aria-current={date === today ? "date" : undefined}
                    aria-disabled={date < today || undefined}
                    className={classNames(
                      "min-h-dense w-full rounded-tile border border-transparent tabular-nums hover:border-line-strong pointer-coarse:min-h-control",
                      lookStyle[look],
                      date < today && "text-ink-muted",
                      date === today && "underline decoration-2 underline-offset-4",
                    )}
                    onKeyDown={onKeyDown}
                    onFocus={() => onFocus(date)}
                    onClick={() => date >= today && onOpen(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
