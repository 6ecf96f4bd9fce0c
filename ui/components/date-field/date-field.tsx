import * as t from "#texts/dates.ts";
import { CalendarDays } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useState } from "react";
import { Button } from "../button.tsx";
import { useClock } from "../clock.ts";
import { classNames } from "../class-names.ts";
import { TextInput } from "../text-input.tsx";
import { Calendar } from "./calendar.tsx";
import { dayAt, readDate, presetDays, writeDate, type Days } from "./day.ts";

/** The format of the specification, in every language. */
const dateForm = "dd/mm/yyyy";
const example = "2026-11-21T15:40";

const notADateIn = (withTime: boolean): string =>
  withTime
    ? t.notADateTime(writeDate(example))
    : t.notADate(dateForm, writeDate(example.slice(0, 10)));

export interface DateFieldProps {
  /** A day in Colombo as 2026-11-21, or a minute as 2026-11-21T15:40; empty for none. */
  value: string;
  onValue: (value: string) => void;
  /** Asks for a time of day too. */
  withTime?: boolean;
  /** The first and the last day that are accepted; empty for any. */
  min?: string;
  max?: string;
  /** Called with both ends when a preset range is selected; set it on either end of a range. */
  onDays?: (days: Days) => void;
  id?: string;
  "aria-label"?: string;
  "aria-invalid"?: boolean | undefined;
  className?: string;
}

/** A date that is typed as dd/mm/yyyy or selected from a calendar; days are days in Colombo. */
export function DateField({
  value,
  onValue,
  withTime = false,
  min = "",
  max = "",
  onDays,
  className,
  "aria-invalid": invalid,
  ...control
}: DateFieldProps) {
  const errorId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(writeDate(value));
  const [known, setKnown] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  if (value !== known) {
    setKnown(value);
    // The typed text may already mean this value in another notation; then it stays as typed.
    if (readDate(typed, withTime) !== value) setTyped(writeDate(value));
    setProblem(null);
  }

  const today = dayAt(useClock());
  const days = presetDays(today);
  const [day = "", clock = "00:00"] = value.split("T");

  function problemOf(read: string | null): string | null {
    if (read === null) return notADateIn(withTime);
    const wanted = read.slice(0, 10);
    if (min !== "" && wanted < min) return t.notBefore(writeDate(min));
    if (max !== "" && wanted > max) return t.notAfter(writeDate(max));
    return null;
  }

  function type(text: string): void {
    setTyped(text);
    setProblem(null);
    const read = text.trim() === "" ? "" : readDate(text, withTime);
    if (read === "" || (read !== null && problemOf(read) === null)) {
      setKnown(read);
      onValue(read);
    }
  }

  /** Returns whether the typed text is a date or empty. */
  function settle(): boolean {
    const read = readDate(typed, withTime);
    const found = typed.trim() === "" ? null : problemOf(read);
    setProblem(found);
    if (found === null && read !== null) setTyped(writeDate(read));
    return found === null;
  }

  function choose(wanted: string): void {
    setOpen(false);
    setProblem(null);
    const next = withTime ? `${wanted}T${clock}` : wanted;
    setTyped(writeDate(next));
    setKnown(next);
    onValue(next);
  }

  const usual = [
    { label: t.today, days: days.today },
    { label: t.yesterday, days: days.yesterday },
    ...(onDays ? [{ label: t.lastSevenDays, days: days.week }] : []),
  ];
  return (
    <div className={classNames("relative inline-block", className)}>
      <TextInput
        {...control}
        dense
        inputMode={withTime ? "text" : "numeric"}
        autoComplete="off"
        placeholder={withTime ? `${dateForm}, h:mm am` : dateForm}
        aria-invalid={problem !== null || invalid || undefined}
        aria-describedby={problem === null ? undefined : errorId}
        className="pr-9!"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !settle()) event.preventDefault();
        }}
      />
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button
            type="button"
            aria-label={t.chooseADate}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-ink-muted hover:text-ink"
          >
            <CalendarDays aria-hidden size={16} />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={t.chooseADate}
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className="z-50 w-76 rounded-panel border border-line bg-overlay p-3 shadow-2"
          >
            <div className="mb-2 flex flex-wrap gap-1.5">
              {usual.map((each) => (
                <Button
                  key={each.label}
                  size="dense"
                  onClick={() => {
                    if (!onDays) {
                      choose(each.days.to);
                      return;
                    }
                    setOpen(false);
                    setProblem(null);
                    onDays(each.days);
                  }}
                >
                  {each.label}
                </Button>
              ))}
            </div>
            <Calendar value={day} today={today} min={min} max={max} onChoose={choose} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {problem !== null && (
        <p
          id={errorId}
          role="alert"
          className="absolute top-full left-0 z-20 mt-1 w-max max-w-64 rounded-control border border-danger bg-overlay px-2.5 py-1.5 text-fine font-demi text-danger-text shadow-1"
        >
          {problem}
        </p>
      )}
    </div>
  );
}
