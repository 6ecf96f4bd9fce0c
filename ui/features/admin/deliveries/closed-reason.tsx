import { Field } from "../../../components/field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { deliveryLimits } from "../../../generated/shop.ts";

/** Why a reason isn't accepted; undefined if it is. */
export function reasonProblem(reason: string): string | undefined {
  return reason.trim() === "" ? "Please enter a reason" : undefined;
}

export interface ClosedReasonProps {
  value: string;
  /** Shows a problem if there is one. */
  checked: boolean;
  onChange: (reason: string) => void;
}

/** The field for why a day is closed. */
export function ClosedReason({ value, checked, onChange }: ClosedReasonProps) {
  return (
    <Field
      label="Reason"
      hint="Shoppers see it at checkout, for example: Poya day"
      error={checked ? reasonProblem(value) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={deliveryLimits.closedReason}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
