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
  /** The language of the text, if it differs from the page's. */
  lang?: string;
}

/** A detail of one line. */
export function TextField({
  label,
  hint,
  control,
  maxLength,
  type = "text",
  optional = false,
  lang,
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
          lang={lang}
          maxLength={maxLength}
          autoComplete="off"
          value={control.value}
          onChange={({ target }) => control.set(target.value)}
        />
      )}
    </Field>
  );
}
