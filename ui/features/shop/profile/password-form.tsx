import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { PasswordInput } from "../../../components/password-input.tsx";
import { ChangePasswordDocument, SessionsDocument } from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import { newPassword, typedTwice } from "../../shared/account/new-password.ts";
import type { FormResult } from "../../shared/account/recovery-page.tsx";

const texts = messages.account;
const { passwordMin, passwordMax } = limits;

const schema = z
  .object({
    currentPassword: z.string().min(1, texts.currentPasswordMissing).max(passwordMax),
    password: newPassword,
    again: z.string(),
  })
  .refine(...typedTwice);

type Values = z.infer<typeof schema>;

const nothing: Values = { currentPassword: "", password: "", again: "" };

/** Changes the password, which signs out all other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const [changePassword] = useMutation(ChangePasswordDocument);
  const [result, setResult] = useState<FormResult>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: nothing,
  });
  const { handleSubmit, setError, reset } = form;

  async function submit({ currentPassword, password }: Values) {
    setResult(null);
    const answer = await changePassword({
      variables: { currentPassword, password },
      refetchQueries: [SessionsDocument],
    }).then(
      ({ data }) => data?.changePassword,
      () => undefined,
    );
    if (answer?.__typename === "PasswordSet") {
      reset(nothing);
      setResult({ done: true, message: answer.message });
    } else if (answer?.__typename === "InvalidInput") {
      answer.fields.forEach(({ field, message }, index) =>
        setError(
          field === "password" ? "password" : "currentPassword",
          { message },
          {
            shouldFocus: index === 0,
          },
        ),
      );
    } else {
      setResult({ done: false, message: answer?.message ?? texts.profileFailed });
    }
  }

  return (
    <form
      noValidate
      aria-label={t.password}
      className="grid max-w-104 gap-5"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormField form={form} name="currentPassword" label={t.currentPassword}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
      </FormField>
      <FormField
        form={form}
        name="password"
        label={t.newPassword}
        hint={t.charactersOrMore(passwordMin)}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" required />}
      </FormField>
      <FormField form={form} name="again" label={t.confirmNewPassword}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" required />}
      </FormField>
      {result && (
        <MessageBox tone={result.done ? "success" : "danger"} takeFocus>
          {result.message}
        </MessageBox>
      )}
      <Button type="submit" pending={form.formState.isSubmitting} className="justify-self-start">
        {t.changeThePassword}
      </Button>
    </form>
  );
}
