import * as t from "#texts/account.ts";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../components/form-field.tsx";
import { DistrictSelect, ProvinceSelect } from "../../../components/province-select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import { EmailProof } from "./email-proof.tsx";
import { EmailStatus } from "./email-status.tsx";
import type { ProfileValues } from "./profile-schema.ts";
import { ProfileSection } from "./profile-section.tsx";
import type { Profile } from "./use-profile.ts";
import type { ReactNode } from "react";

const rows = "grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2";
/** Spans both columns of a section. */
export const wide = "sm:col-span-2";

interface FieldsProps {
  form: CheckedForm<ProfileValues>;
}

/** The user's personal data. */
export function PersonalFields({ form, me }: FieldsProps & { me: Profile }) {
  const changesEmail = form.formState.dirtyFields.email === true;
  return (
    <ProfileSection id="profile-you" heading={t.you} lead={t.profileLead}>
      <div className={rows}>
        <FormField form={form} name="name" label={t.name} hint={t.nameHint} className={wide}>
          {(control) => <TextInput {...control} autoComplete="nickname" required />}
        </FormField>
        <FormField
          form={form}
          name="email"
          label={t.email}
          hint={<EmailStatus me={me} changed={changesEmail} />}
          className={wide}
        >
          {(control) => <TextInput {...control} type="email" autoComplete="email" required />}
        </FormField>
        {changesEmail && <EmailProof form={form} me={me} className={wide} />}
        <FormField form={form} name="firstName" label={t.firstName}>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </FormField>
        <FormField form={form} name="lastName" label={t.lastName}>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </FormField>
      </div>
    </ProfileSection>
  );
}

/** The user's phone numbers. */
export function NumberFields({ form }: FieldsProps) {
  return (
    <ProfileSection id="profile-numbers" heading={t.contactNumbers} lead={t.driverCalls}>
      <div className={rows}>
        <FormField form={form} name="contactNumber1" label={t.contactNumber1}>
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </FormField>
        <FormField form={form} name="contactNumber2" label={t.contactNumber2}>
          {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
        </FormField>
      </div>
    </ProfileSection>
  );
}

/** The user's address; the children are placed under the last field. */
export function AddressFields({
  form,
  districtCleared,
  children,
}: FieldsProps & {
  /** The district was cleared because the province has changed. */
  districtCleared: boolean;
  children: ReactNode;
}) {
  const province = useWatch({ control: form.control, name: "province" });
  return (
    <ProfileSection id="profile-address" heading={t.shippingAddress} lead={t.addressLead}>
      <div className={rows}>
        <FormField form={form} name="addressLine1" label={t.addressLine1} className={wide}>
          {(control) => (
            <TextInput {...control} autoComplete="address-line1" placeholder={t.houseAndStreet} />
          )}
        </FormField>
        <FormField form={form} name="addressLine2" label={t.addressLine2} className={wide}>
          {(control) => <TextInput {...control} autoComplete="address-line2" />}
        </FormField>
        <FormField form={form} name="province" label={t.province}>
          {(control) => <ProvinceSelect {...control} />}
        </FormField>
        <FormField
          form={form}
          name="district"
          label={t.district}
          hint={districtCleared ? t.chooseDistrictAgain : undefined}
        >
          {(control) => <DistrictSelect {...control} province={province} />}
        </FormField>
        <FormField form={form} name="zipCode" label={t.zipCode}>
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="postal-code" />}
        </FormField>
        {children}
      </div>
    </ProfileSection>
  );
}
