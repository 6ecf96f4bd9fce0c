import { FormField } from "../../../components/form-field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import type { ProductValues } from "./product-schema.ts";

const sides = [
  ["widthCm", "Width"],
  ["depthCm", "Depth"],
  ["heightCm", "Height"],
] as const;

/** Fields for the three sides of a product. */
export function SizeFields({
  form,
  className,
}: {
  form: CheckedForm<ProductValues>;
  className?: string;
}) {
  return (
    <fieldset className={className}>
      <legend className="sr-only">Size in centimetres</legend>
      <div className="grid grid-cols-3 gap-2">
        {sides.map(([name, label]) => (
          <FormField key={name} form={form} name={name} label={`${label}, cm`}>
            {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
          </FormField>
        ))}
      </div>
    </fieldset>
  );
}
