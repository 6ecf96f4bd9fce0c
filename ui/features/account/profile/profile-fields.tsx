import { useWatch } from "react-hook-form";
import { FormField } from "../../../components/form-field.tsx";
import { DistrictSelect, ProvinceSelect } from "../../../components/province-select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import { EmailStanding } from "./email-standing.tsx";
import type { ProfileValues } from "./profile-schema.ts";
import { ProfileSection } from "./profile-section.tsx";
import type { Profile } from "./use-profile.ts";
import type { ReactNode } from "react";

const rows = "grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2";
/** Over both columns of a part. */
export const wide = "sm:col-span-2";

interface FieldsProps {
  form: CheckedForm<ProfileValues>;
}

/** Who the person is. */
export function PersonalFields({ form, me }: FieldsProps & { me: Profile }) {
  return (
    <ProfileSection
      id="profile-you"
      heading="You"
      lead="Name and email are needed; everything else can stay empty."
    >
      <div className={rows}>
        <FormField
          form={form}
          name="name"
          label="Name"
          hint="How we greet you, and the name on your reviews."
          className={wide}
        >
          {(control) => <TextInput {...control} autoComplete="nickname" required />}
        </FormField>
        <FormField
          form={form}
          name="email"
          label="Email"
          hint={<EmailStanding me={me} changed={form.formState.dirtyFields.email === true} />}
          className={wide}
        >
          {(control) => <TextInput {...control} type="email" autoComplete="email" required />}
        </FormField>
        <FormField form={form} name="firstName" label="First name">
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </FormField>
        <FormField form={form} name="lastName" label="Last name">
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </FormField>
      </div>
    </ProfileSection>
  );
}

/** How the driver reaches them. */
export function NumberFields({ form }: FieldsProps) {
  return (
    <ProfileSection
      id="profile-numbers"
      heading="Contact numbers"
      lead="The driver calls once, on the day."
    >
      <div className={rows}>
        <FormField form={form} name="contactNumber1" label="Contact number 1">
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </FormField>
        <FormField form={form} name="contactNumber2" label="Contact number 2">
          {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
        </FormField>
      </div>
    </ProfileSection>
  );
}

/** Where they live; the children stand under the last field. */
export function AddressFields({
  form,
  districtCleared,
  children,
}: FieldsProps & {
  /** The district was chosen for another province. */
  districtCleared: boolean;
  children: ReactNode;
}) {
  const province = useWatch({ control: form.control, name: "province" });
  return (
    <ProfileSection
      id="profile-address"
      heading="Shipping address"
      lead="Fills in the delivery form for you."
    >
      <div className={rows}>
        <FormField form={form} name="addressLine1" label="Address line 1" className={wide}>
          {(control) => (
            <TextInput {...control} autoComplete="address-line1" placeholder="House and street" />
          )}
        </FormField>
        <FormField form={form} name="addressLine2" label="Address line 2" className={wide}>
          {(control) => <TextInput {...control} autoComplete="address-line2" />}
        </FormField>
        <FormField form={form} name="province" label="Province">
          {(control) => <ProvinceSelect {...control} />}
        </FormField>
        <FormField
          form={form}
          name="district"
          label="District"
          hint={districtCleared ? "Please choose it anew: the province has changed." : undefined}
        >
          {(control) => <DistrictSelect {...control} province={province} />}
        </FormField>
        <FormField form={form} name="zipCode" label="Zip code">
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="postal-code" />}
        </FormField>
        {children}
      </div>
    </ProfileSection>
  );
}
