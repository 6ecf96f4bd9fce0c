import * as t from "#texts/track.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { useClock } from "../../../components/clock.ts";
import { formatRecent } from "../../../components/date-time.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { Pair, TrackProblem } from "./use-tracking.ts";

const schema = z.object({
  number: z.string().trim().min(1, t.numberMissing),
  contact: z.string().trim().min(1, t.contactMissing),
});

export interface TrackFormProps {
  problem: TrackProblem | null;
  onSearch: (pair: Pair) => Promise<void>;
}

/** Asks for an order number and a contact. Stays filled after an answer without an order. */
export function TrackForm({ problem, onSearch }: TrackFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { number: "", contact: "" },
  });
  const now = useClock();
  const limited = problem?.kind === "limited" && now < problem.until;
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      aria-label={t.trackYourOrder}
      className="mt-7 grid max-w-112 gap-5"
      onSubmit={(event) => void form.handleSubmit(onSearch)(event)}
    >
      <FormField form={form} name="number" label={t.orderNumber} hint={t.numberHint}>
        {(control) => (
          <TextInput
            {...control}
            placeholder="NV-"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </FormField>
      <FormField form={form} name="contact" label={t.phoneOrEmail} hint={t.contactHint}>
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} required />}
      </FormField>
      {problem && <Problem problem={problem} />}
      <Button
        type="submit"
        variant="filled"
        size="big"
        pending={isSubmitting}
        unready={limited}
        className="justify-self-start"
      >
        {t.showTheOrder}
      </Button>
    </form>
  );
}

function Problem({ problem }: { problem: TrackProblem }) {
  switch (problem.kind) {
    case "unknown":
      return <MessageBox tone="danger">{problem.message}</MessageBox>;
    case "limited":
      return <MessageBox tone="warn">{t.tooManyTries(formatRecent(problem.until))}</MessageBox>;
    case "failed":
      return <MessageBox tone="danger">{t.failed}</MessageBox>;
  }
}
