import * as t from "#texts/report.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { useCheckedForm } from "../../../components/use-checked-form.ts";
import { TextArea, TextInput } from "../../../components/text-input.tsx";
import { issueTypes } from "../../../generated/shop.ts";
import { AttachmentPicker } from "./attachment-picker.tsx";
import type { Attaching } from "../../shared/issue-reports/attachments.ts";
import {
  deleteIssueReportDraft,
  storeIssueReportDraft,
  startingIssueReport,
  type Sender,
} from "./issue-report-draft.ts";
import {
  isIssueReportField,
  issueReportSchema,
  type IssueReportValues,
} from "./issue-report-schema.ts";
import { sendIssueReport } from "./send-issue-report.ts";

export interface IssueReportFormProps {
  sender: Sender;
  /** The order that the sender came from; null for none. */
  orderNumber: string | null;
  onSent: (message: string) => void;
  /** Called if the session has ended while the form was filled in. */
  onSignIn: () => void;
}

const nothing: Attaching = { attached: [], problem: null };
const half = "sm:col-span-3";

/**
 * The form for an issue report. A field is checked when it is left; its error is cleared on edit.
 */
export function IssueReportForm({ sender, orderNumber, onSent, onSignIn }: IssueReportFormProps) {
  const [attaching, setAttaching] = useState(nothing);
  // Files may arrive after the press of Send, whose closure has earlier ones.
  const current = useRef(nothing);
  const reading = useRef(Promise.resolve());
  const [refusal, setRefusal] = useState<string | null>(null);
  const { idOf } = useCommandIds();
  const form = useCheckedForm<IssueReportValues>({
    resolver: zodResolver(issueReportSchema),
    defaultValues: startingIssueReport(sender, orderNumber),
    onEdit(_name, { getValues }) {
      setRefusal(null);
      storeIssueReportDraft(sender, getValues());
    },
  });
  const { handleSubmit, setError } = form;

  function attach(change: (before: Attaching) => Attaching) {
    current.current = change(current.current);
    setAttaching(current.current);
  }

  async function submit(values: IssueReportValues) {
    setRefusal(null);
    await reading.current;
    const { attached, problem } = current.current;
    // The sender has not seen yet that a file was refused.
    if (problem !== null && problem !== attaching.problem) return;
    const commandId = idOf([values, attached.map(({ id }) => id)]);
    const result = await sendIssueReport(values, attached, commandId);
    if (result.sent) {
      deleteIssueReportDraft(sender);
      onSent(result.message);
      return;
    }
    const named = result.fields.filter(({ field: name }) => isIssueReportField(name));
    const files = result.fields.find(({ field: name }) => name === "attachments");
    named.forEach(({ field: name, message }, index) => {
      if (isIssueReportField(name)) setError(name, { message }, { shouldFocus: index === 0 });
    });
    if (files) attach((before) => ({ ...before, problem: files.message }));
    if (named.length === 0 && !files) setRefusal(result.message);
    if (result.signIn) onSignIn();
  }

  return (
    <form
      noValidate
      aria-label={t.reportAnIssue}
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormField form={form} name="issueType" label={t.issueType} className={half}>
        {(control) => (
          <Select {...control} required>
            <option value="">{t.chooseAnIssueType}</option>
            {issueTypes.map((type) => (
              <option key={type} value={type}>
                {t.issueTypeName(type)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField
        form={form}
        name="orderNumber"
        label={t.orderNumber}
        optional
        hint={t.orderNumberHint}
        className={half}
      >
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField form={form} name="subject" label={t.subject} className="sm:col-span-full">
        {(control) => (
          <TextInput {...control} autoComplete="off" placeholder={t.inAFewWords} required />
        )}
      </FormField>
      <FormField
        form={form}
        name="description"
        label={t.description}
        hint={t.descriptionHint}
        className="sm:col-span-full"
      >
        {(control) => <TextArea {...control} rows={6} required />}
      </FormField>
      <div className="sm:col-span-full">
        <AttachmentPicker
          {...attaching}
          onChange={(changed) => {
            attach(changed);
            setRefusal(null);
          }}
          onReading={(read) => {
            reading.current = reading.current.then(() => read);
          }}
        />
      </div>
      <FormField
        form={form}
        name="email"
        label={t.email}
        hint={t.emailHint}
        className="sm:col-span-full"
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" required />}
      </FormField>
      {refusal && (
        <MessageBox tone="danger" takeFocus className="sm:col-span-full">
          {refusal}
        </MessageBox>
      )}
      <Button
        type="submit"
        variant="filled"
        size="big"
        pending={form.formState.isSubmitting}
        className="sm:col-span-full sm:justify-self-start"
      >
        {t.sendTheReport}
      </Button>
    </form>
  );
}
