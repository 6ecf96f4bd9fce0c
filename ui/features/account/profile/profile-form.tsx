import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { formatTime } from "../../../components/date-time.tsx";
import { Field } from "../../../components/field.tsx";
import { DistrictSelect, ProvinceSelect } from "../../../components/province-select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { EmailStanding } from "./email-standing.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { profileSchema, valuesOf, type ProfileValues } from "./profile-schema.ts";
import { ProfileSection } from "./profile-section.tsx";
import type { Profile } from "./use-profile.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const rows = "grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2";
const wide = "sm:col-span-2";

/** What came of the last saving; it stays when the message has gone. */
type Standing = { savedAt: number } | "failed" | null;

/** What a person tells of themselves. A field is checked when it is left; its error goes as soon as it is edited. */
export function ProfileForm({ me }: { me: Profile }) {
  const save = useSaveProfile();
  const [standing, setStanding] = useState<Standing>(null);
  const [districtCleared, setDistrictCleared] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const {
    register,
    handleSubmit,
    clearErrors,
    setError,
    setValue,
    getValues,
    reset,
    control,
    formState: { errors, isDirty, dirtyFields, isSubmitting },
  } = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    mode: "onBlur",
    reValidateMode: "onBlur",
    defaultValues: valuesOf(me),
  });
  const province = useWatch({ control, name: "province" });

  function field(name: keyof ProfileValues) {
    return register(name, {
      onChange: () => {
        clearErrors(name);
        if (name === "district") setDistrictCleared(false);
        if (name !== "province") return;
        setDistrictCleared(getValues("district") !== "");
        setValue("district", "", { shouldDirty: true });
        clearErrors("district");
      },
    });
  }

  async function submit(values: ProfileValues) {
    if (!isDirty) return;
    const saving = await save(values);
    setDistrictCleared(false);
    if (saving.saved) {
      reset(valuesOf(saving.me));
      notify.success(saving.message);
      setStanding({ savedAt: Date.now() });
      // A button that was pressed has nothing more to do now, and would lose the focus to nowhere.
      if (document.activeElement instanceof HTMLButtonElement) note.current?.focus();
      return;
    }
    notify.failure(saving.message);
    setStanding("failed");
    saving.fields.forEach(({ name, message }, index) =>
      setError(name, { message }, { shouldFocus: index === 0 }),
    );
  }

  return (
    <form noValidate aria-label="Profile" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <ProfileSection
        id="profile-you"
        heading="You"
        lead="Name and email are needed; everything else can stay empty."
      >
        <div className={rows}>
          <Field
            label="Name"
            hint="How we greet you, and the name on your reviews."
            className={wide}
            error={errors.name?.message}
          >
            {(tied) => <TextInput {...tied} {...field("name")} autoComplete="nickname" required />}
          </Field>
          <Field
            label="Email"
            hint={<EmailStanding me={me} changed={dirtyFields.email === true} />}
            className={wide}
            error={errors.email?.message}
          >
            {(tied) => (
              <TextInput {...tied} {...field("email")} type="email" autoComplete="email" required />
            )}
          </Field>
          <Field label="First name" error={errors.firstName?.message}>
            {(tied) => <TextInput {...tied} {...field("firstName")} autoComplete="given-name" />}
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            {(tied) => <TextInput {...tied} {...field("lastName")} autoComplete="family-name" />}
          </Field>
        </div>
      </ProfileSection>
      <ProfileSection
        id="profile-numbers"
        heading="Contact numbers"
        lead="The driver calls once, on the day."
      >
        <div className={rows}>
          <Field label="Contact number 1" error={errors.contactNumber1?.message}>
            {(tied) => (
              <TextInput {...tied} {...field("contactNumber1")} type="tel" autoComplete="tel" />
            )}
          </Field>
          <Field label="Contact number 2" error={errors.contactNumber2?.message}>
            {(tied) => (
              <TextInput {...tied} {...field("contactNumber2")} type="tel" autoComplete="off" />
            )}
          </Field>
        </div>
      </ProfileSection>
      <ProfileSection
        id="profile-address"
        heading="Shipping address"
        lead="Fills in the delivery form for you."
      >
        <div className={rows}>
          <Field label="Address line 1" className={wide} error={errors.addressLine1?.message}>
            {(tied) => (
              <TextInput
                {...tied}
                {...field("addressLine1")}
                autoComplete="address-line1"
                placeholder="House and street"
              />
            )}
          </Field>
          <Field label="Address line 2" className={wide} error={errors.addressLine2?.message}>
            {(tied) => (
              <TextInput {...tied} {...field("addressLine2")} autoComplete="address-line2" />
            )}
          </Field>
          <Field label="Province" error={errors.province?.message}>
            {(tied) => <ProvinceSelect {...tied} {...field("province")} />}
          </Field>
          <Field
            label="District"
            hint={districtCleared ? "Please choose it anew: the province has changed." : undefined}
            error={errors.district?.message}
          >
            {(tied) => <DistrictSelect {...tied} {...field("district")} province={province} />}
          </Field>
          <Field label="Zip code" error={errors.zipCode?.message}>
            {(tied) => (
              <TextInput
                {...tied}
                {...field("zipCode")}
                inputMode="numeric"
                autoComplete="postal-code"
              />
            )}
          </Field>
          <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 pt-2 ${wide}`}>
            <Button
              type="submit"
              variant="filled"
              size="big"
              disabled={!isDirty}
              pending={isSubmitting}
            >
              Save
            </Button>
            <p ref={note} tabIndex={-1} className="text-sm text-ink-muted outline-none">
              {noteOf(standing, isDirty)}
            </p>
          </div>
        </div>
      </ProfileSection>
      <LeaveGuard unsaved={isDirty && !isSubmitting} />
    </form>
  );
}

function noteOf(standing: Standing, isDirty: boolean): string {
  if (standing === "failed") return "Not saved.";
  if (isDirty) return "Not saved yet.";
  return standing ? `Saved, ${formatTime(standing.savedAt)}.` : "Nothing to save yet.";
}
