import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { Button } from "../components/button.tsx";
import { FormField } from "../components/form-field.tsx";
import { PasswordInput } from "../components/password-input.tsx";
import { TextInput } from "../components/text-input.tsx";
import { TextLink } from "../components/text-link.tsx";
import { notify } from "../components/toast.tsx";
import { useFragmentToken } from "../components/use-fragment-token.ts";
import { useLatestAction } from "../components/use-latest-action.ts";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { newPassword, typedTwice } from "../features/shared/account/new-password.ts";
import { RecoveryPage } from "../features/shared/account/recovery-page.tsx";
import { useFormResult } from "../features/shared/account/use-form-result.ts";
import { ResetPasswordDocument } from "../generated/operations.ts";
import { paths } from "../paths.ts";

const texts = messages.account;

const schema = z
  .object({
    token: z.string().trim().min(1, t.linkCodeMissing),
    password: z.string().min(1, texts.newPasswordMissing).pipe(newPassword),
    again: z.string(),
  })
  .refine(...typedTwice);

/** Sets a new password with the link of the email. */
export function Component() {
  const mailed = useFragmentToken();
  return <ResetPasswordPage key={mailed} mailed={mailed} />;
}

function ResetPasswordPage({ mailed }: { mailed: string }) {
  const [resetPassword] = useMutation(ResetPasswordDocument);
  const { result, settle } = useFormResult(texts.passwordResetFailed, null);
  const navigate = useNavigate();
  const { open } = useLoginPopup();
  const begin = useLatestAction();
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { token: mailed, password: "", again: "" },
  });

  async function submit({ token, password }: z.infer<typeof schema>) {
    const isLatest = begin();
    const done = await settle(
      async () => (await resetPassword({ variables: { token, password } })).data?.resetPassword,
    );
    if (!done) return;
    if (!isLatest()) {
      notify.success(texts.passwordReset);
      return;
    }
    await navigate(paths.home);
    open(texts.passwordReset);
  }

  return (
    <RecoveryPage
      title={t.setANewPassword}
      lead={t.resetLead}
      result={result}
      instead={
        <>
          {t.linksExpire} <TextLink to={paths.forgotPassword}>{t.requestNewLink}</TextLink>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {mailed === "" && (
          <FormField form={form} name="token" label={t.codeFromLink} hint={t.linkCodeHint}>
            {(control) => <TextInput {...control} autoComplete="off" required />}
          </FormField>
        )}
        <FormField form={form} name="password" label={t.newPassword}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" required />}
        </FormField>
        <FormField form={form} name="again" label={t.confirmNewPassword}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" required />}
        </FormField>
        <Button type="submit" variant="filled" size="big" pending={form.formState.isSubmitting}>
          {t.setThePassword}
        </Button>
      </form>
    </RecoveryPage>
  );
}
