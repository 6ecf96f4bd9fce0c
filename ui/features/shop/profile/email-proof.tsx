import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { useMutation } from "@apollo/client/react";
import { Button } from "../../../components/button.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { PasswordInput } from "../../../components/password-input.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import type { CheckedForm } from "../../../components/use-checked-form.ts";
import { SendLeavingCodeDocument } from "../../../generated/operations.ts";
import type { ProfileValues } from "./profile-schema.ts";
import type { Profile } from "./use-profile.ts";

export interface EmailProofProps {
  form: CheckedForm<ProfileValues>;
  me: Profile;
  className: string;
}

/** What the shop needs to change the email: the password, or a code from the current mailbox. */
export function EmailProof({ form, me, className }: EmailProofProps) {
  const [send, { loading: sending }] = useMutation(SendLeavingCodeDocument);

  async function sendCode() {
    const { data } = await send().catch(() => ({ data: undefined }));
    const answer = data?.sendLeavingCode;
    if (answer?.__typename === "MailAccepted") notify.success(answer.message);
    else notify.failure(answer?.message ?? messages.account.codeFailed);
  }

  if (me.hasPassword) {
    return (
      <FormField
        form={form}
        name="currentPassword"
        label={t.currentPassword}
        hint={t.passwordForEmail}
        className={className}
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
      </FormField>
    );
  }
  return (
    <FormField
      form={form}
      name="emailCode"
      label={t.codeFromCurrentEmail}
      hint={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {t.codeForEmail}
          <Button pending={sending} onClick={() => void sendCode()}>
            {t.emailCodeTo(me.email)}
          </Button>
        </span>
      }
      className={className}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
      )}
    </FormField>
  );
}
