import { Field } from "../../../../components/field.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import type { DetailControl } from "./use-details-draft.ts";

export interface TextFieldProps {
  label: string;
  hint?: string;
  control: DetailControl<string>;
  maxLength: number;
  type?: "text" | "tel" | "email" | "url";
  optional?: boolean;
}

/** A detail of one line. */
export function TextField({
  label,
  hint,
  control,
  maxLength,
  type = "text",
  optional = false,
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      error={control.problem()}
      className="w-full"
    >
      {(attributes) => (
        <TextInput
          {...attributes}
          dense
          type={type}
          maxLength={maxLength}
          autoComplete="off"
          value={control.value}
          onChange={({ target }) => control.set(target.value)}
        />
      )}
    </Field>
  );
}
