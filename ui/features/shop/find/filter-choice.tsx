import * as t from "#texts/find.ts";
import { useId, type ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";

export interface FilterChoiceProps {
  type: "checkbox" | "radio";
  checked: boolean;
  /** Number of items left with it; undefined until known. */
  count: number | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/**
 * A filter option with its item count. An option that would leave no items is disabled, unless it
 * is selected.
 */
export function FilterChoice({ type, checked, count, onChange, children }: FilterChoiceProps) {
  const id = useId();
  const disabled = count === 0 && !checked;
  return (
    <label
      htmlFor={id}
      className={classNames(
        "flex min-h-9 items-center gap-2.5 py-1.5 text-base leading-body pointer-coarse:min-h-control",
        disabled ? "cursor-default text-ink-subtle" : "cursor-pointer",
      )}
    >
      <input
        id={id}
        type={type}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={classNames(
          "grid size-5 flex-none appearance-none place-items-center border border-line-strong bg-raised checked:border-accent checked:bg-accent disabled:border-line",
          type === "radio"
            ? "rounded-round checked:after:size-2 checked:after:rounded-round checked:after:bg-on-accent"
            : "rounded-tile checked:after:h-1.25 checked:after:w-2.5 checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:border-on-accent",
        )}
      />
      {children}
      <span className="ml-auto text-fine text-ink-muted">
        {count !== undefined && (
          <>
            <span>{count}</span>
            <span className="sr-only">{` ${t.itemsWord(count)}`}</span>
          </>
        )}
      </span>
    </label>
  );
}
