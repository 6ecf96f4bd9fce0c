import type { SubmitEvent, ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field, FieldError } from "../../../components/field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { limits } from "../../../generated/shop.ts";

export interface StockFormProps {
  title: string;
  /** Label of the submit button, for example: Receive 4 */
  action: string;
  pending: boolean;
  problem: string | null;
  onClose: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A dialog that changes a product's stock. */
export function StockForm(props: StockFormProps) {
  const { title, action, pending, problem, onClose, onSubmit, children } = props;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) onSubmit(event.currentTarget);
  }
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form noValidate className="grid gap-4 pt-2 text-ink" onSubmit={submit}>
        {children}
        {problem && <FieldError>{problem}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" pending={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export interface UnitsFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  placeholder?: string;
  /** True if typing replaces the initial value. */
  replaced?: boolean;
  onChange: (typed: string) => void;
}

/** Field for a number of units. */
export function UnitsField({
  label,
  hint,
  error,
  replaced = false,
  onChange,
  ...input
}: UnitsFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          className="max-w-32"
          inputMode="numeric"
          onFocus={({ target }) => replaced && target.select()}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export interface ReasonFieldProps {
  value: string;
  /** True to show an error if it is empty. */
  checked: boolean;
  onChange: (reason: string) => void;
}

/** Field for the reason of a change. */
export function ReasonField({ value, checked, onChange }: ReasonFieldProps) {
  return (
    <Field
      label="Reason"
      hint="Shown in the ledger with your name."
      error={checked && value.trim() === "" ? "Please enter a reason" : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={limits.stockReason}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Focuses the first invalid field once it is marked. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
