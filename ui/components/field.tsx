import * as t from "#texts/components.ts";
import { TriangleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Attributes that tie a control inside a field to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown at the right end of the label's line. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label above, the control, and a hint below; an error is added without replacing anything. */
export function Field({
  label,
  aside,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-demi">
          {label}
          {optional && <span className="font-normal text-ink-muted"> {t.optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-fine leading-body text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A red message with an icon, for a field or under a button. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-1.5 text-fine leading-body font-demi text-danger-text"
    >
      <TriangleAlert aria-hidden size={16} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
