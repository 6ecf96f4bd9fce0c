import { useMutation } from "@apollo/client/react";
import type { SubmitEvent } from "react";
import { useCommand } from "../../../apollo/use-command.ts";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { Field, FieldError } from "../../../components/field.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import { notify } from "../../../components/toast.tsx";
import {
  AnswerReportDocument,
  CloseReportDocument,
  ReopenReportDocument,
} from "../../../generated/operations.ts";
import { limits } from "../../../generated/shop.ts";
import type { Drafts } from "../kit/use-drafts.ts";
import type { IssueReport } from "../../shared/issue-reports/issue-report-content.tsx";

const noAnswer = "No response. Try again.";

export interface AnswerFormProps {
  report: Pick<IssueReport, "id" | "number" | "state" | "email">;
  drafts: Drafts;
}

/** Answers a report, closes it, or reopens it. */
export function AnswerForm({ report, drafts }: AnswerFormProps) {
  const [answerReport] = useMutation(AnswerReportDocument);
  const commands = useCommandIds();
  const answering = useCommand(noAnswer);
  const erased = report.email === "";
  const text = drafts.textOf(report.id) ?? "";

  async function answer(close: boolean) {
    const sent = { reportId: report.id, answer: text, close };
    const done = await answering.run(async () => {
      const variables = { ...sent, commandId: commands.idOf(sent) };
      const { data } = await answerReport({ variables });
      return data?.answerReport;
    });
    if (!done) return;
    commands.done(sent);
    drafts.drop(report.id, text);
    notify.success(done.message);
  }

  return (
    <form
      noValidate
      aria-label={`Answer ${report.number}`}
      className="grid gap-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void answer(false);
      }}
    >
      {!erased && (
        <Field
          label="Answer"
          hint="The sender sees it under “Your reports” at once and is notified by email."
          error={answering.problem ?? undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={limits.reportAnswer}
              value={text}
              onChange={({ currentTarget: { value } }) => drafts.write(report.id, value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Turning report={report} />
        {!erased && (
          <span className="ml-auto flex flex-wrap justify-end gap-3">
            <Button size="dense" type="submit" pending={answering.pending}>
              Send answer
            </Button>
            <Button
              variant="filled"
              size="dense"
              pending={answering.pending}
              onClick={() => void answer(true)}
            >
              Send and close
            </Button>
          </span>
        )}
      </div>
    </form>
  );
}

/** Closes or reopens the report: one button, which keeps the focus. */
function Turning({ report: { id, state } }: Pick<AnswerFormProps, "report">) {
  const [closeReport] = useMutation(CloseReportDocument);
  const [reopenReport] = useMutation(ReopenReportDocument);
  const commands = useCommandIds();
  const { pending, problem, run } = useCommand(noAnswer);
  const closed = state === "CLOSED";

  async function turn() {
    const variables = { reportId: id, commandId: commands.idOf([id, state]) };
    const done = await run(async () =>
      closed
        ? (await reopenReport({ variables })).data?.reopenReport
        : (await closeReport({ variables })).data?.closeReport,
    );
    if (!done) return;
    commands.done([id, state]);
    notify.success(done.message);
  }

  return (
    <span className="grid gap-1">
      <Button size="dense" pending={pending} onClick={() => void turn()}>
        {closed ? "Reopen report" : "Close report"}
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </span>
  );
}
