import { useMutation } from "@apollo/client/react";
import { useState, type SubmitEvent } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
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
import type { IssueReport } from "../../shared/issue-reports/issue-report-content.tsx";

const noAnswer = "No response. Try again.";

export interface AnswerFormProps {
  report: Pick<IssueReport, "id" | "number" | "state" | "email">;
  /** The typed text. */
  text: string;
  /** Changes the current text, which may have been edited since the form was drawn. */
  onText: (change: (now: string) => string) => void;
}

/** Answers a report, closes it, or reopens it. */
export function AnswerForm({ report, text, onText }: AnswerFormProps) {
  const [answerReport] = useMutation(AnswerReportDocument);
  // Resending the same text is the same command; another text is a new one, and so is answering and
  // closing.
  const [commandIds, setCommandIds] = useState(() => [newCommandId(), newCommandId()] as const);
  const answering = useCommand(noAnswer);
  const erased = report.email === "";

  async function answer(close: boolean) {
    const commandId = commandIds[close ? 1 : 0];
    const done = await answering.run(async () => {
      const variables = { reportId: report.id, answer: text, close, commandId };
      const { data } = await answerReport({ variables });
      return data?.answerReport;
    });
    if (!done) return;
    // Keep text typed while the request was pending.
    setText((now) => (now === text ? "" : now));
    notify.success(done.message);
  }

  function setText(change: (now: string) => string) {
    onText(change);
    setCommandIds([newCommandId(), newCommandId()]);
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
              onChange={({ currentTarget: { value } }) => setText(() => value)}
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
  const [commandId, setCommandId] = useState(newCommandId);
  const { pending, problem, run } = useCommand(noAnswer);
  const closed = state === "CLOSED";

  async function turn() {
    const variables = { reportId: id, commandId };
    const done = await run(async () =>
      closed
        ? (await reopenReport({ variables })).data?.reopenReport
        : (await closeReport({ variables })).data?.closeReport,
    );
    if (!done) return;
    setCommandId(newCommandId());
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
