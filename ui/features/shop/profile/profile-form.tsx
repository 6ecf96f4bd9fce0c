import * as t from "#texts/account.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatTime } from "../../../components/date-time.tsx";
import { notify } from "../../../components/toast.tsx";
import { useCheckedForm } from "../../../components/use-checked-form.ts";
import { LeaveGuard } from "../../shared/account/leave-guard.tsx";
import { AddressFields, NumberFields, PersonalFields, wide } from "./profile-fields.tsx";
import { profileSchema, valuesOf, type ProfileValues } from "./profile-schema.ts";
import type { Profile } from "./use-profile.ts";
import { useSaveProfile } from "./use-save-profile.ts";

/** The result of the last save; it remains when the toast has closed. */
type SaveResult = { savedAt: number } | "failed" | null;

/** The user's own data. A field is checked when it is left; its error is cleared on edit. */
export function ProfileForm({ me }: { me: Profile }) {
  const save = useSaveProfile();
  const [saveResult, setSaveResult] = useState<SaveResult>(null);
  const [districtCleared, setDistrictCleared] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const form = useCheckedForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: valuesOf(me),
    onEdit(name, { clearErrors, getValues, setValue }) {
      if (name === "district") setDistrictCleared(false);
      if (name !== "province") return;
      setDistrictCleared(getValues("district") !== "");
      setValue("district", "", { shouldDirty: true });
      clearErrors("district");
    },
  });
  const { getValues, handleSubmit, setError, reset } = form;
  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: ProfileValues) {
    if (!isDirty) return;
    setDistrictCleared(false);
    const sent = JSON.stringify(getValues());
    const saving = await save(values);
    if (saving.saved) {
      const isEdited = JSON.stringify(getValues()) !== sent;
      reset(valuesOf(saving.me), { keepValues: isEdited });
      notify.success(saving.message);
      setSaveResult({ savedAt: Date.now() });
      // Without a later edit the pressed button is disabled now and would lose the focus.
      if (!isEdited && document.activeElement instanceof HTMLButtonElement) note.current?.focus();
      return;
    }
    notify.failure(saving.message);
    setSaveResult("failed");
    saving.fields.forEach(({ name, message }, index) =>
      setError(name, { message }, { shouldFocus: index === 0 }),
    );
  }

  return (
    <form noValidate aria-label={t.profile} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PersonalFields form={form} me={me} />
      <NumberFields form={form} />
      <AddressFields form={form} districtCleared={districtCleared}>
        <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 pt-2 ${wide}`}>
          <Button
            type="submit"
            variant="filled"
            size="big"
            disabled={!isDirty}
            pending={isSubmitting}
          >
            {t.save}
          </Button>
          <p ref={note} tabIndex={-1} className="text-sm text-ink-muted outline-none">
            {noteOf(saveResult, isDirty)}
          </p>
        </div>
      </AddressFields>
      <LeaveGuard unsaved={isDirty && !isSubmitting} />
    </form>
  );
}

function noteOf(result: SaveResult, isDirty: boolean): string {
  if (result === "failed") return t.notSaved;
  if (isDirty) return t.notSavedYet;
  return result ? t.savedAt(formatTime(result.savedAt)) : t.nothingToSaveYet;
}
