import type { ReactNode } from "react";
import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn } from "react-hook-form";
import { Field, type FieldControl, type FieldProps } from "./field.tsx";

export interface FormFieldProps<Values extends FieldValues> extends Omit<
  FieldProps,
  "error" | "children"
> {
  /** The result of `useForm` or `useCheckedForm`. */
  form: {
    register: (name: Path<Values>) => UseFormRegisterReturn;
    formState: { errors: FieldErrors<Values> };
  };
  name: Path<Values>;
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
}

/** One field of a form: its label, control and error. */
export function FormField<Values extends FieldValues>({
  form: { register, formState },
  name,
  children,
  ...rest
}: FormFieldProps<Values>) {
  const errors: Readonly<Record<string, { message?: unknown } | undefined>> = formState.errors;
  const message = errors[name]?.message;
  return (
    <Field {...rest} error={typeof message === "string" ? message : undefined}>
      {(control) => children({ ...control, ...register(name) })}
    </Field>
  );
}
