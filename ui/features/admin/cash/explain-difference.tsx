import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  ExplainCashDifferenceDocument,
  type CashDifferenceReason,
} from "../../../generated/operations.ts";
import { runLimits } from "../../../generated/shop.ts";
import { useStaffForm } from "../kit/use-staff-form.ts";
import { differenceReasons } from "./cash-run.ts";

const schema = z.object({
  reason: z
    .custom<CashDifferenceReason | "">()
    .refine((reason): boolean => reason !== "", "Please choose a reason for the difference"),
  words: z.string(),
});

/** Explains a difference that was not known when its run was closed. */
export function ExplainDifference({ id }: { id: string }) {
  const [explain] = useMutation(ExplainCashDifferenceDocument);
  const { form, frame, pending, refusal, submit } = useStaffForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: "", words: "" },
    failed: "The explanation wasn’t saved. Please try again.",
    send: async ({ reason, words }: z.infer<typeof schema>, commandId) => {
      if (reason === "") return null;
      const variables = { id, reason, words, commandId };
      return (await explain({ variables })).data?.explainCashDifference;
    },
    stored: "RunSaved",
    onStored: ({ message }) => notify.success(message),
  });

  return (
    <form
      ref={frame}
      noValidate
      aria-label="Explain the difference"
      className="grid gap-3 border-t border-line pt-3"
      onSubmit={submit}
    >
      <FormField form={form} name="reason" label="What was the reason?">
        {(control) => (
          <Select {...control}>
            <option value="">Choose a reason</option>
            {differenceReasons
              .filter(({ value }) => value !== "NOT_KNOWN_YET")
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="words" label="Details" optional>
        {(control) => <TextInput {...control} maxLength={runLimits.cashWords} autoComplete="off" />}
      </FormField>
      {refusal !== null && <MessageBox tone="danger">{refusal}</MessageBox>}
      <Button type="submit" size="dense" className="justify-self-end" pending={pending}>
        Save the explanation
      </Button>
    </form>
  );
}
