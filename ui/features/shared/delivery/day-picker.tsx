import * as t from "#texts/delivery.ts";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useId, useState, type Ref } from "react";
import { classNames } from "../../../components/class-names.ts";
import { useClock } from "../../../components/clock.ts";
import type { DayHalf } from "../../../generated/operations.ts";
import { isSlotOver } from "../../../generated/values/delivery-day.ts";
import { dateText, dayOfMonthText, weekdayText, type ShownDay } from "./day-text.ts";
import type { RegionDate, RegionDates } from "./use-delivery-dates.ts";

export interface DayPickerProps {
  dates: RegionDates;
  chosen: ShownDay | null;
  /** The day that an order has now. */
  current?: ShownDay | null;
  onChoose: (day: ShownDay) => void;
  /** Shown below the days. */
  hint?: string;
  /** The group, to move the focus to it. */
  groupRef?: Ref<HTMLFieldSetElement>;
}

const datesPerPage = 5;

const halves = [
  { half: "MORNING", label: t.morningLabel },
  { half: "AFTERNOON", label: t.afternoonLabel },
] as const satisfies readonly { half: DayHalf; label: string }[];

const isSame = (a: ShownDay | null | undefined, b: ShownDay): boolean =>
  a?.date === b.date && a.half === b.half;

/** Five dates with their slots, as one radio group. Full and closed ones say why. */
export function DayPicker({ dates, chosen, current, onChoose, hint, groupRef }: DayPickerProps) {
  const name = useId();
  const first = dates.dates.findIndex(({ date }) => date === chosen?.date);
  const [page, setPage] = useState(Math.max(0, Math.floor(first / datesPerPage)));
  const from = page * datesPerPage;
  const shown = dates.dates.slice(from, from + datesPerPage);
  const hasLater = from + datesPerPage < dates.dates.length;

  return (
    <div>
      <fieldset ref={groupRef} tabIndex={-1} className="min-w-0 outline-none">
        <legend className="sr-only">{t.dayAndHalfDay}</legend>
        <ul className="grid gap-x-2 max-md:border-b max-md:border-line md:grid-cols-5">
          {shown.map((each) => (
            <li
              key={each.date}
              className="grid gap-2 max-md:grid-cols-3 max-md:border-t max-md:border-line max-md:py-2 md:grid-rows-[auto_1fr_1fr]"
            >
              <div
                aria-hidden
                className="text-sm leading-card text-ink-muted max-md:self-center md:border-b md:border-line md:px-1 md:pb-2"
              >
                {weekdayText(each.date)}
                <b className="block font-display text-lg font-normal text-ink">
                  {dayOfMonthText(each.date)}
                </b>
              </div>
              {each.closed === null ? (
                halves.map(({ half, label }) => {
                  const day = { date: each.date, half };
                  return (
                    <HalfDay
                      key={half}
                      name={name}
                      date={each}
                      half={half}
                      label={label}
                      checked={isSame(chosen, day)}
                      tag={tagOf(dates, current, day)}
                      isCurrent={isSame(current, day)}
                      onChoose={() => onChoose(day)}
                    />
                  );
                })
              ) : (
                <p className="grid content-center rounded-control border border-dashed border-line px-3 py-2 text-sm leading-card text-ink-muted max-md:col-span-2 md:row-span-2">
                  <span className="sr-only">{dateText(each.date, "short")}: </span>
                  {t.noDelivery}
                  <small className="block text-fine">{each.closed}</small>
                </p>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="mt-2 flex min-h-control flex-wrap items-center gap-x-6">
        <span className="mr-auto text-fine text-ink-muted">{hint}</span>
        {page > 0 && (
          <PageButton onClick={() => setPage(page - 1)}>
            <ArrowLeft aria-hidden size={16} /> {t.earlierDays}
          </PageButton>
        )}
        {hasLater && (
          <PageButton onClick={() => setPage(page + 1)}>
            {t.laterDays} <ArrowRight aria-hidden size={16} />
          </PageButton>
        )}
      </p>
    </div>
  );
}

function tagOf(
  { earliest }: RegionDates,
  current: ShownDay | null | undefined,
  day: ShownDay,
): string {
  if (isSame(current, day)) return t.chosenNow;
  return isSame(earliest, day) ? t.earliest : "";
}

function HalfDay({
  name,
  date,
  half,
  label,
  checked,
  tag,
  isCurrent,
  onChoose,
}: {
  name: string;
  date: RegionDate;
  half: DayHalf;
  label: string;
  checked: boolean;
  tag: string;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const free = isCurrent || (half === "MORNING" ? date.morning : date.afternoon);
  const now = new Date(useClock()).toISOString();
  const isOver = isSlotOver(
    { date: date.date, half: half === "MORNING" ? "morning" : "afternoon" },
    now,
  );
  return (
    <label
      className={classNames(
        "relative grid min-h-14 content-center gap-0.5 rounded-control border px-3 py-2 text-base leading-card",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
        free
          ? "cursor-pointer border-line-strong bg-raised font-demi hover:border-ink-muted has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent"
          : "border-line text-ink-subtle",
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={!free}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
      />
      <span>
        <span className="sr-only">{dateText(date.date, "short")}, </span>
        {label}
      </span>
      {(tag || !free) && (
        <small
          className={classNames("text-fine font-normal", free && !checked && "text-ink-muted")}
        >
          {free ? tag : isOver ? t.over : t.full}
        </small>
      )}
    </label>
  );
}

function PageButton({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-control items-center gap-1.5 text-sm font-demi text-accent-text underline-offset-near hover:underline"
    >
      {children}
    </button>
  );
}
