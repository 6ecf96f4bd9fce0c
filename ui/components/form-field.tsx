import type { ReactNode } from "react";
import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn } from "react-hook-form";
import { Field, type FieldControl, type FieldProps } from "./field.tsx";

export interface FormFieldProps<Values extends FieldValues> extends Omit<
  FieldProps,
  "error" | "children"
> {
  /** What `useForm` or `useCheckedForm` gives. */
  form: {
    register: (name: Path<Values>) => UseFormRegisterReturn;
    formState: { errors: FieldErrors<Values> };
  };
  name: Path<Values>;
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode;
}

/** One value of a form: its label, its control and what is wrong with it. */
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
