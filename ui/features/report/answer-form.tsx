import { useMutation } from "@apollo/client/react";
import { useState, type SubmitEvent } from "react";
import { newCommandId } from "../../apollo/command-id.ts";
import { useCommand } from "../../apollo/use-command.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { TextArea } from "../../components/text-input.tsx";
import { notify } from "../../components/toast.tsx";
import { AnswerReportDocument, CloseReportDocument } from "../../generated/operations.ts";
import { limits } from "../../generated/shop.ts";
import type { Report } from "./report-entry.tsx";

const noAnswer = "No answer came. Press again.";

/** Answers a report, or closes it. */
export function AnswerForm({ report }: { report: Report }) {
  const [answerReport] = useMutation(AnswerReportDocument);
  const [closeReport] = useMutation(CloseReportDocument);
  const [text, setText] = useState("");
  // A text that is sent again is the same command; another text is another.
  const [commandId, setCommandId] = useState(newCommandId);
  const answering = useCommand(noAnswer);
  const closing = useCommand(noAnswer);
  const erased = report.email === "";

  async function answer(event: SubmitEvent) {
    event.preventDefault();
    const done = await answering.run(async () => {
      const variables = { reportId: report.id, answer: text, commandId };
      const { data } = await answerReport({ variables });
      return data?.answerReport;
    });
    if (!done) return;
    setText("");
    setCommandId(newCommandId());
    notify.success(done.message);
  }

  async function close() {
    const done = await closing.run(async () => {
      const { data } = await closeReport({ variables: { reportId: report.id } });
      return data?.closeReport;
    });
    if (done) notify.success(done.message);
  }

  return (
    <form
      noValidate
      aria-label={`Answer ${report.number}`}
      className="grid max-w-(--measure) gap-3"
      onSubmit={(event) => void answer(event)}
    >
      {!erased && (
        <Field
          label="Answer"
          hint="The sender reads it under “Your reports” at once."
          error={answering.problem ?? undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={limits.reportAnswer}
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setCommandId(newCommandId());
              }}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {!erased && (
          <Button type="submit" variant="filled" size="dense" pending={answering.pending}>
            Send the answer
          </Button>
        )}
        {report.state !== "CLOSED" && (
          <Button size="dense" pending={closing.pending} onClick={() => void close()}>
            Close the report
          </Button>
        )}
      </div>
      {closing.problem && (
        <p role="alert" className="text-fine text-danger-text">
          {closing.problem}
        </p>
      )}
    </form>
  );
}
