import type { SubmitEvent, ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field, FieldError } from "../../../components/field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { limits } from "../../../generated/shop.ts";

export interface StockFormProps {
  title: string;
  /** What pressing the button does, for example: Receive 4 */
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
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" variant="filled" pending={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why, in the words of whoever does it. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <Field label="Reason" hint="It stays in the ledger with your name." error={error}>
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

/** Takes the eye and the keys to the first field that is wrong, once it is marked. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
