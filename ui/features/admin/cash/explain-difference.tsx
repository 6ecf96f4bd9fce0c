import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CashDifferenceReason } from "../../../generated/operations.ts";
import { runLimits } from "../../../generated/shop.ts";
import { differenceReasons } from "./cash-run.ts";
import { useExplainDifference } from "./use-cash.ts";

/** Explains a difference that was not known when its run was closed. */
export function ExplainDifference({ id }: { id: string }) {
  const { pending, explain } = useExplainDifference(id);
  const [reason, setReason] = useState<CashDifferenceReason | "">("");
  const [words, setWords] = useState("");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reasonField = useRef<HTMLSelectElement>(null);

  async function submit() {
    setMissing(reason === "");
    if (reason === "") {
      reasonField.current?.focus();
      return;
    }
    setProblem(await explain(reason, words));
  }

  return (
    <form
      noValidate
      aria-label="Explain the difference"
      className="grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void submit();
      }}
    >
      <Field
        label="What was the reason?"
        error={missing ? "Please choose a reason for the difference" : undefined}
      >
        {(control) => (
          <Select
            {...control}
            ref={reasonField}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value as CashDifferenceReason | "");
              setMissing(false);
            }}
          >
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
      </Field>
      <Field label="Details" optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={runLimits.cashWords}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {problem !== null && <MessageBox tone="danger">{problem}</MessageBox>}
      <Button type="submit" size="dense" className="justify-self-end" pending={pending}>
        Save the explanation
      </Button>
    </form>
  );
}
