import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label and error. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="flex min-h-control items-center gap-2.5 text-base leading-body"
      >
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={
            "grid size-5 flex-none appearance-none place-items-center rounded-tile border border-line-strong bg-raised " +
            "checked:border-accent checked:bg-accent aria-invalid:border-danger " +
            "checked:after:h-1.25 checked:after:w-2.5 checked:after:-translate-y-px checked:after:-rotate-45 " +
            "checked:after:border-b-2 checked:after:border-l-2 checked:after:border-on-accent"
          }
          {...rest}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
