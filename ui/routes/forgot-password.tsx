import { messages } from "#texts/messages.ts";
import * as t from "#texts/account.ts";
import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { emailSchema } from "../components/email-schema.ts";
import { Button } from "../components/button.tsx";
import { FormField } from "../components/form-field.tsx";
import { TextInput } from "../components/text-input.tsx";
import { TextLink } from "../components/text-link.tsx";
import { RecoveryPage } from "../features/shared/account/recovery-page.tsx";
import { useFormResult } from "../features/shared/account/use-form-result.ts";
import { ForgotPasswordDocument } from "../generated/operations.ts";
import { paths } from "../paths.ts";

const texts = messages.account;

const schema = z.object({
  email: emailSchema(texts.emailMissing, texts.emailInvalid),
});

/** Requests the email for setting a new password. */
export function Component() {
  const [forgotPassword] = useMutation(ForgotPasswordDocument);
  const { result, settle } = useFormResult(texts.emailFailed, paths.resetPassword);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: "" } });

  return (
    <RecoveryPage
      title={t.forgotYourPassword}
      lead={t.forgotLead}
      result={result}
      instead={
        <>
          {t.hasLink} <TextLink to={paths.resetPassword}>{t.setAPassword}</TextLink>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void form.handleSubmit(async (variables) => {
            await settle(async () => (await forgotPassword({ variables })).data?.forgotPassword);
          })(event)
        }
      >
        <FormField form={form} name="email" label={t.email}>
          {(control) => <TextInput {...control} type="email" autoComplete="username" required />}
        </FormField>
        <Button type="submit" variant="filled" size="big" pending={form.formState.isSubmitting}>
          {t.sendTheLink}
        </Button>
      </form>
    </RecoveryPage>
  );
}
