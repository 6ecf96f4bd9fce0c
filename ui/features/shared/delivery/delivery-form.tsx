import * as t from "#texts/checkout.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../components/form-field.tsx";
import { DistrictSelect, ProvinceSelect } from "../../../components/province-select.tsx";
import { useCheckedForm } from "../../../components/use-checked-form.ts";
import { TextInput } from "../../../components/text-input.tsx";
import { DriverFields } from "./driver-fields.tsx";
import { PhoneField } from "./phone-field.tsx";
import { deliverySchema, type DeliveryDetails } from "./delivery-schema.ts";

export interface DeliveryFormProps {
  /** The form's id, for buttons outside of it. */
  id: string;
  starting: DeliveryDetails;
  /** Called with all values on every edit. */
  onEdit?: (details: DeliveryDetails) => void;
  onSubmit: (details: DeliveryDetails) => void;
}

const half = "sm:col-span-3";

/** The delivery address. A field is checked when it is left; its error is cleared on edit. */
export function DeliveryForm({ id, starting, onEdit, onSubmit }: DeliveryFormProps) {
  const form = useCheckedForm<DeliveryDetails>({
    resolver: zodResolver(deliverySchema),
    defaultValues: starting,
    onEdit(name, { setValue, clearErrors, getValues }) {
      if (name === "province") {
        setValue("district", "");
        clearErrors("district");
      }
      onEdit?.(getValues());
    },
  });
  const province = useWatch({ control: form.control, name: "province" });

  return (
    <form
      id={id}
      noValidate
      aria-labelledby={`${id}-heading`}
      className="mt-6 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-6"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <FormField form={form} name="firstName" label={t.firstName} className={half}>
        {(control) => <TextInput {...control} autoComplete="given-name" required />}
      </FormField>
      <FormField form={form} name="lastName" label={t.lastName} className={half}>
        {(control) => <TextInput {...control} autoComplete="family-name" required />}
      </FormField>
      <FormField form={form} name="email" label={t.email} className={half}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" required />}
      </FormField>
      <PhoneField form={form} name="phone" label={t.phone} hint={t.driverCalls} required />
      <FormField form={form} name="address" label={t.address} className="sm:col-span-full">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="street-address"
            placeholder={t.houseAndStreet}
            required
          />
        )}
      </FormField>
      <FormField form={form} name="province" label={t.province} className={half}>
        {(control) => <ProvinceSelect {...control} required />}
      </FormField>
      <FormField form={form} name="district" label={t.district} className={half}>
        {(control) => <DistrictSelect {...control} province={province} required />}
      </FormField>
      <FormField form={form} name="city" label={t.city} className="sm:col-span-2">
        {(control) => <TextInput {...control} autoComplete="address-level2" required />}
      </FormField>
      <FormField form={form} name="zipCode" label={t.zipCode} className="sm:col-span-2">
        {(control) => (
          <TextInput {...control} inputMode="numeric" autoComplete="postal-code" required />
        )}
      </FormField>
      <FormField form={form} name="country" label={t.country} className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            readOnly
            autoComplete="country-name"
            className="border-line! bg-sunken! text-ink-muted"
          />
        )}
      </FormField>
      <DriverFields form={form} />
    </form>
  );
}
