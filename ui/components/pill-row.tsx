import { classNames } from "./class-names.ts";

export interface PillRowProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  /** Null if none is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few short choices, side by side. */
export function PillRow<Value extends string>({
  label,
  choices,
  value,
  onChange,
  className,
}: PillRowProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "inline-flex flex-wrap rounded-control border border-line-strong",
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={value === choice.value}
          onClick={() => onChange(choice.value)}
          className={classNames(
            "min-h-dense flex-none whitespace-nowrap border-r border-line px-3 text-fine font-demi last:border-r-0",
            value === choice.value ? "bg-ink text-page" : "hover:bg-sunken",
          )}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
