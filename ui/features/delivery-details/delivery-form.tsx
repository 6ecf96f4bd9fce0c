import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { Field } from "../../components/field.tsx";
import { DistrictSelect, ProvinceSelect } from "../../components/province-select.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { keepDraft, startingDetails, type Shopper } from "./delivery-draft.ts";
import { deliverySchema, type DeliveryDetails } from "./delivery-schema.ts";

export interface DeliveryFormProps {
  /** The id for buttons that stand outside. */
  id: string;
  shopper: Shopper;
  onSubmit: (details: DeliveryDetails) => void;
}

const half = "sm:col-span-3";

/** Where an order goes. A field is checked when it is left; its error goes as soon as it is edited. */
export function DeliveryForm({ id, shopper, onSubmit }: DeliveryFormProps) {
  const {
    register,
    handleSubmit,
    clearErrors,
    setValue,
    getValues,
    control,
    formState: { errors },
  } = useForm<DeliveryDetails>({
    resolver: zodResolver(deliverySchema),
    mode: "onBlur",
    reValidateMode: "onBlur",
    defaultValues: startingDetails(shopper),
  });
  const province = useWatch({ control, name: "province" });

  function field(name: keyof DeliveryDetails) {
    return register(name, {
      onChange: () => {
        clearErrors(name);
        if (name === "province") {
          setValue("district", "");
          clearErrors("district");
        }
        keepDraft(shopper, getValues());
      },
    });
  }

  return (
    <form
      id={id}
      noValidate
      aria-labelledby={`${id}-heading`}
      className="mt-6 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-6"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Field label="First name" className={half} error={errors.firstName?.message}>
        {(tied) => (
          <TextInput {...tied} {...field("firstName")} autoComplete="given-name" required />
        )}
      </Field>
      <Field label="Last name" className={half} error={errors.lastName?.message}>
        {(tied) => (
          <TextInput {...tied} {...field("lastName")} autoComplete="family-name" required />
        )}
      </Field>
      <Field label="Email" className={half} error={errors.email?.message}>
        {(tied) => (
          <TextInput {...tied} {...field("email")} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field
        label="Phone"
        className={half}
        hint="The driver calls once, on the day."
        error={errors.phone?.message}
      >
        {(tied) => (
          <TextInput {...tied} {...field("phone")} type="tel" autoComplete="tel" required />
        )}
      </Field>
      <Field label="Address" className="sm:col-span-full" error={errors.address?.message}>
        {(tied) => (
          <TextInput
            {...tied}
            {...field("address")}
            autoComplete="street-address"
            placeholder="House and street"
            required
          />
        )}
      </Field>
      <Field label="Province" className={half} error={errors.province?.message}>
        {(tied) => <ProvinceSelect {...tied} {...field("province")} required />}
      </Field>
      <Field label="District" className={half} error={errors.district?.message}>
        {(tied) => <DistrictSelect {...tied} {...field("district")} province={province} required />}
      </Field>
      <Field label="City" className="sm:col-span-2" error={errors.city?.message}>
        {(tied) => (
          <TextInput {...tied} {...field("city")} autoComplete="address-level2" required />
        )}
      </Field>
      <Field label="Zip code" className="sm:col-span-2" error={errors.zipCode?.message}>
        {(tied) => (
          <TextInput
            {...tied}
            {...field("zipCode")}
            inputMode="numeric"
            autoComplete="postal-code"
            required
          />
        )}
      </Field>
      <Field label="Country" className="sm:col-span-2">
        {(tied) => (
          <TextInput
            {...tied}
            {...field("country")}
            readOnly
            autoComplete="country-name"
            className="border-line! bg-sunken! text-ink-muted"
          />
        )}
      </Field>
    </form>
  );
}
