import { FormField } from "../../../components/form-field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import { limits } from "../../../generated/shop.ts";
import type { ProductValues } from "./product-schema.ts";

const texts = [
  { name: "material", label: "Material", hint: "For example: Teak frame, linen covers" },
  { name: "care", label: "Care", hint: "How to look after it" },
  { name: "assembly", label: "Assembly", hint: "What the buyer puts together, or None" },
  { name: "warranty", label: "Warranty", hint: "For example: Five years on the frame" },
] as const;

/** The facts about an item. All are optional; the item page omits empty ones. */
export function FactFields({ form }: { form: CheckedForm<ProductValues> }) {
  return (
    <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-ink-muted">Facts, all optional</legend>
      {texts.map(({ name, label, hint }) => (
        <FormField key={name} form={form} name={name} label={label} hint={hint}>
          {(control) => (
            <TextInput {...control} maxLength={limits.productFact} autoComplete="off" />
          )}
        </FormField>
      ))}
      <FormField form={form} name="weightKg" label="Weight, kg">
        {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
      </FormField>
    </fieldset>
  );
}
