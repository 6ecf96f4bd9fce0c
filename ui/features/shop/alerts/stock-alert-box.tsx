import { messages } from "#texts/messages.ts";
import * as t from "#texts/alerts.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { Bell } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { newCommandId } from "../../../apollo/command-id.ts";
import { Button } from "../../../components/button.tsx";
import { formatRecent } from "../../../components/date-time.tsx";
import { FieldError } from "../../../components/field.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Sentence } from "../../../components/sentence.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import {
  MyStockAlertIdsDocument,
  RequestStockAlertByEmailDocument,
  RequestStockAlertDocument,
  RemoveStockAlertDocument,
  type Role,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { viewerMay } from "../../shared/account/may.ts";

export interface StockAlertBoxProps {
  /** The variant that is sold out. */
  variantId: string;
  visitor: { viewer: { role: Role } | null; loading: boolean };
  /** Opens the login popup. */
  onSignIn: () => void;
}

/** Requests an email for when a variant is in stock again. */
export function StockAlertBox({ variantId, visitor, onSignIn }: StockAlertBoxProps) {
  const { viewer, loading } = visitor;
  if (loading) return null;
  if (!viewer) return <GuestAlert key={variantId} variantId={variantId} onSignIn={onSignIn} />;
  return viewerMay(viewer, "SHOP") ? <OwnAlert key={variantId} variantId={variantId} /> : null;
}

function OwnAlert({ variantId }: { variantId: string }) {
  const { data, client } = useQuery(MyStockAlertIdsDocument);
  const [request, requesting] = useMutation(RequestStockAlertDocument);
  const [remove, removing] = useMutation(RemoveStockAlertDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const isWaiting = data?.myStockAlerts.some(({ id }) => id === variantId) ?? false;

  async function change() {
    setProblem(null);
    const variables = { productId: variantId, commandId: newCommandId() };
    const answer = isWaiting
      ? (await remove({ variables }).catch(() => null))?.data?.removeStockAlert
      : (await request({ variables }).catch(() => null))?.data?.requestStockAlert;
    if (answer?.__typename === "StockAlertChanged") {
      const { alerts } = answer;
      client.cache.updateQuery(
        { query: MyStockAlertIdsDocument },
        (before) => before && { ...before, myStockAlerts: alerts },
      );
    } else setProblem(answer?.message ?? messages.stockAlert.failed);
  }

  return (
    <div className="grid justify-items-start gap-2 py-3">
      <p role="status" className="text-base font-demi empty:hidden">
        {isWaiting && t.waiting}
      </p>
      {isWaiting && data?.me?.emailVerified === false && (
        <p className="text-fine leading-body text-ink-muted">
          <Sentence
            of={t.verifyFirst}
            verify={<TextLink to={paths.verifyEmail}>{t.verifyYourEmail}</TextLink>}
          />
        </p>
      )}
      {/* The same button, so that the focus stays. */}
      <Button
        pending={requesting.loading || removing.loading}
        unready={!data}
        onClick={() => void change()}
      >
        {!isWaiting && <Bell aria-hidden size={18} />}
        {isWaiting ? t.cancel : t.emailMe}
      </Button>
      {!isWaiting && <p className="text-fine leading-body text-ink-muted">{t.noReservation}</p>}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

const schema = z.object({ email: z.string().trim().min(1, t.emailMissing) });

type GuestProblem =
  | { readonly kind: "limited"; readonly until: number }
  | { readonly kind: "failed"; readonly message: string };

function GuestAlert({ variantId, onSignIn }: { variantId: string; onSignIn: () => void }) {
  const [request] = useMutation(RequestStockAlertByEmailDocument);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<GuestProblem | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: "" } });

  async function submit({ email }: z.infer<typeof schema>) {
    setProblem(null);
    const variables = { productId: variantId, email };
    const answer = (await request({ variables }).catch(() => null))?.data?.requestStockAlertByEmail;
    if (answer?.__typename === "StockAlertMailed") setMailedTo(email);
    else if (answer?.__typename === "TooManyTries") {
      setProblem({ kind: "limited", until: Date.now() + answer.retryAfterSeconds * 1000 });
    } else {
      setProblem({ kind: "failed", message: answer?.message ?? messages.stockAlert.failed });
    }
  }

  if (mailedTo !== null)
    return (
      <MessageBox tone="success" takeFocus>
        {t.mailedTo(mailedTo)}
      </MessageBox>
    );
  return (
    <form
      noValidate
      aria-label={t.emailMe}
      className="grid max-w-112 gap-3 py-3"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <FormField form={form} name="email" label={t.yourEmail} hint={t.emailHint}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" required />}
      </FormField>
      {problem && (
        <MessageBox tone={problem.kind === "limited" ? "warn" : "danger"}>
          {problem.kind === "limited"
            ? t.tooManyTries(formatRecent(problem.until))
            : problem.message}
        </MessageBox>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Bell aria-hidden size={18} />
          {t.emailMe}
        </Button>
        <p className="text-fine text-ink-muted">
          <Sentence
            of={t.signInInstead}
            signIn={
              <button type="button" className="link-line min-h-control" onClick={onSignIn}>
                {t.signIn}
              </button>
            }
          />
        </p>
      </div>
      <p className="text-fine leading-body text-ink-muted">{t.noReservation}</p>
    </form>
  );
}
