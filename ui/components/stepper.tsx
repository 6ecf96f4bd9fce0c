import * as t from "#texts/components.ts";
import { Minus, Plus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";

export interface StepperProps {
  /** Names the number, for example: Quantity of Uva Kettle. */
  label: string;
  value: number;
  min?: number;
  max: number;
  big?: boolean;
  className?: string;
  onChange: (value: number) => void;
}

const half =
  "grid w-11 place-items-center transition-colors hover:bg-sunken aria-disabled:cursor-not-allowed " +
  "aria-disabled:bg-transparent aria-disabled:text-ink-subtle aria-disabled:opacity-60";

/** A whole number set by pressing or typing. At the ends the buttons are off but keep the focus. */
export function Stepper({
  label,
  value,
  min = 1,
  max,
  big = false,
  className,
  onChange,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function change(next: number) {
    const allowed = Math.max(min, Math.min(max, next));
    if (allowed !== value) onChange(allowed);
  }

  function settle() {
    if (draft) change(Number(draft));
    setDraft(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
    else if (event.key === "ArrowUp") change(value + 1);
    else if (event.key === "ArrowDown") change(value - 1);
    else return;
    event.preventDefault();
    setDraft(null);
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "inline-flex items-stretch rounded-control border border-line-strong bg-raised",
        big ? "h-13.5" : "h-control",
        className,
      )}
    >
      <button
        type="button"
        aria-label={t.oneLess}
        aria-disabled={value <= min}
        className={half}
        onClick={() => change(value - 1)}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        className="w-10 min-w-0 flex-1 text-center font-demi"
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, 4))}
        onBlur={settle}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label={t.oneMore}
        aria-disabled={value >= max}
        className={half}
        onClick={() => change(value + 1)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  );
}
