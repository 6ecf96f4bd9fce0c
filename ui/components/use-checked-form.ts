import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  type UseFormRegisterReturn,
} from "react-hook-form";

export interface CheckedFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  defaultValues: DefaultValues<Values>;
  /** Called when the user has edited a field. */
  onEdit: (name: Path<Values>, form: UseFormReturn<Values>) => void;
}

export interface CheckedForm<Values extends FieldValues> extends Omit<
  UseFormReturn<Values>,
  "register"
> {
  register: (name: Path<Values>) => UseFormRegisterReturn;
}

/**
 * A form whose fields are checked when they are left; an error is cleared when its field is edited.
 */
export function useCheckedForm<Values extends FieldValues>({
  resolver,
  defaultValues,
  onEdit,
}: CheckedFormOptions<Values>): CheckedForm<Values> {
  const form = useForm<Values>({
    resolver,
    defaultValues,
    mode: "onBlur",
    reValidateMode: "onBlur",
  });
  return {
    ...form,
    register: (name) =>
      form.register(name, {
        onChange: () => {
          form.clearErrors(name);
          onEdit(name, form);
        },
      }),
  };
}
