import { messages } from "#texts/messages.ts";
import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/account.ts";
import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import { RecoveryPage } from "./recovery-page.tsx";
import { verificationLinks } from "./sign-up-return.ts";
import { useFormResult } from "./use-form-result.ts";
import type { Viewer } from "./viewer.ts";
import {
  EmailToVerifyDocument,
  SendVerificationDocument,
  VerifyEmailDocument,
  ViewerDocument,
} from "../../../generated/operations.ts";
import { normalCode } from "../../../generated/values/code.ts";
import { paths } from "../../../paths.ts";

const texts = messages.account;

const schema = z.object({
  code: z
    .string()
    .trim()
    .min(1, texts.codeMissing)
    .transform((typed) => normalCode(typed) || typed),
});

/**
 * The form for the code from the email, with a button for a new code. If the viewer changes the
 * email, the code was sent to the new one.
 */
export function Verification({ viewer }: { viewer: Viewer }) {
  const { data } = useQuery(EmailToVerifyDocument, { fetchPolicy: "cache-and-network" });
  const email = data?.me?.newEmail ?? viewer.email;
  const client = useApolloClient();
  const { next, toCheckout, later } = verificationLinks(useLocation().state);
  const [verifyEmail] = useMutation(VerifyEmailDocument);
  const [sendVerification, { loading: sending }] = useMutation(SendVerificationDocument);
  const { result, settle } = useFormResult(texts.codeFailed, next);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: "" } });

  async function submit({ code }: z.infer<typeof schema>) {
    const done = await settle(
      async () => (await verifyEmail({ variables: { email, code } })).data?.verifyEmail,
    );
    // The email is verified even if the viewer can't be reloaded now.
    if (done) await client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
  }

  async function sendAgain() {
    const { data } = await sendVerification().catch(() => ({ data: undefined }));
    const answer = data?.sendVerification;
    if (answer?.__typename === "MailAccepted") notify.success(answer.message);
    else notify.failure(answer?.message ?? texts.codeFailed);
  }

  return (
    <RecoveryPage
      title={t.verifyYourEmail}
      lead={
        <>
          <Sentence of={t.codeEmailed} email={<b className="font-demi text-ink">{email}</b>} />
        </>
      }
      result={result}
      instead={
        <span className="flex flex-wrap items-center gap-x-3">
          {t.didNotGetIt}
          <Button pending={sending} onClick={() => void sendAgain()}>
            {t.sendAnotherCode}
          </Button>
        </span>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <FormField form={form} name="code" label={t.code}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              className="max-w-48 text-2xl! tracking-[0.3em] tabular-nums"
              required
            />
          )}
        </FormField>
        <Button type="submit" variant="filled" size="big" pending={form.formState.isSubmitting}>
          {t.verify}
        </Button>
      </form>
      {later !== null && (
        <p className="flex flex-wrap items-center gap-3">
          {toCheckout && <LinkButton to={paths.deliveryDetails}>{t.continueToCheckout}</LinkButton>}
          <LinkButton to={later} variant="quiet">
            {t.verifyLater}
          </LinkButton>
        </p>
      )}
    </RecoveryPage>
  );
}
