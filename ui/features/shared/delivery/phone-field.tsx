import { FormField } from "../../../components/form-field.tsx";
import { formatPhone } from "../../../components/phone-number.ts";
import { TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import type { DeliveryDetails } from "./delivery-schema.ts";

export interface PhoneFieldProps {
  form: CheckedForm<DeliveryDetails>;
  name: "phone" | "secondPhone";
  label: string;
  hint: string;
  required?: boolean;
}

/** A phone number. It is grouped for reading when the field is left. */
export function PhoneField({ form, name, label, hint, required = false }: PhoneFieldProps) {
  return (
    <FormField form={form} name={name} label={label} className="sm:col-span-3" hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type="tel"
          autoComplete={required ? "tel" : "off"}
          required={required}
          onBlur={(event) => {
            form.setValue(name, formatPhone(event.target.value));
            void control.onBlur(event);
          }}
        />
      )}
    </FormField>
  );
}
