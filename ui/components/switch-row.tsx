import type { ReactNode } from "react";

export interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch at the end of its label's row; it takes effect at once. */
export function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  return (
    <label className="flex min-h-control items-center justify-between gap-4 py-2 text-base leading-dense">
      <span>
        {label}
        {hint && <span className="block text-fine text-ink-muted">{hint}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself
        role="switch"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className={
          "relative h-6.5 w-11 flex-none appearance-none rounded-round border border-line-strong bg-sunken " +
          "after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-round after:bg-line-strong " +
          "after:transition-transform checked:border-accent checked:bg-accent checked:after:translate-x-4.5 checked:after:bg-on-accent"
        }
      />
    </label>
  );
}
