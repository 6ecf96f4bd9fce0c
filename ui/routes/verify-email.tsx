import { useApolloClient, useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { TextInput } from "../components/text-input.tsx";
import { notify } from "../components/toast.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { RecoveryPage } from "../features/account/recovery-page.tsx";
import { useFormResult } from "../features/account/use-form-result.ts";
import { useViewer, type Viewer } from "../features/account/viewer.ts";
import {
  SendVerificationDocument,
  VerifyEmailDocument,
  ViewerDocument,
} from "../generated/operations.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const texts = messages.account;

const schema = z.object({ code: z.string().trim().min(1, texts.codeMissing) });

/** Proves the mailbox of whoever is signed in. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  if (viewer) return <Verification viewer={viewer} />;
  return (
    <div className="wrap pb-room">
      <PageTitle>Verify your email</PageTitle>
      {!loading && <LockedPage reason="Log in to verify your email" onSignIn={open} />}
    </div>
  );
}

function Verification({ viewer: { email } }: { viewer: Viewer }) {
  const client = useApolloClient();
  const [verifyEmail] = useMutation(VerifyEmailDocument);
  const [sendVerification, { loading: sending }] = useMutation(SendVerificationDocument);
  const { result, settle } = useFormResult(texts.codeFailed, paths.home);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(schema), defaultValues: { code: "" } });

  async function submit({ code }: z.infer<typeof schema>) {
    const done = await settle(
      async () => (await verifyEmail({ variables: { email, code } })).data?.verifyEmail,
    );
    // The mailbox is proven, also where the page cannot read it again now.
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
      title="Verify your email"
      lead={
        <>
          We mailed a code of six digits to <b className="font-[550] text-ink">{email}</b>. It can
          be used for ten minutes.
        </>
      }
      result={result}
      instead={
        <span className="flex flex-wrap items-center gap-x-3">
          Nothing came?
          <Button pending={sending} onClick={() => void sendAgain()}>
            Send another code
          </Button>
        </span>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Field label="Code" error={errors.code?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register("code")}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              className="max-w-48 text-2xl! tracking-[0.3em] tabular-nums"
              required
            />
          )}
        </Field>
        <Button type="submit" variant="filled" size="big" pending={isSubmitting}>
          Verify
        </Button>
      </form>
    </RecoveryPage>
  );
}
