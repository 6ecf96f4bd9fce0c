import { useRef, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { Checkbox } from "../../../components/checkbox.tsx";
import { countText } from "../../../components/count.ts";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney, formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CashDifferenceReason } from "../../../generated/operations.ts";
import { runLimits } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";
import { amountIn } from "../driver-run/amount.ts";
import { itemsText } from "../kit/run-text.ts";
import { piecesIn, stopsOf } from "../kit/run-view.ts";
import { ClosedRun } from "./closed-run.tsx";
import { differenceReasons, differenceText, reasonText, type CashRun } from "./cash-run.ts";
import { RunLine, Sums, UnusualStops } from "./run-cash.tsx";
import { useCloseRun, type CloseAnswer } from "./use-cash.ts";

/** A field of the form, by its name in the contract. */
type FieldName = "handedIn" | "reason" | "words";

/** What the last attempt to close the run led to. */
type Attempt =
  | { kind: "closed"; pieces: number }
  | { kind: "unanswered" | "changed" | "failed" }
  | { kind: "refused"; message: string };

/**
 * Counts the cash of a run and closes it. The input stays when the run changes meanwhile. A run
 * that another person closed shows that person's figures.
 */
export function CloseRun({
  run,
  heading,
  onClosed,
  onCancel,
}: {
  run: CashRun;
  heading: ReactNode;
  onClosed: (position: string) => void;
  onCancel: () => void;
}) {
  const { close, pending } = useCloseRun(run.id);
  const [text, setText] = useState("");
  const [reason, setReason] = useState<CashDifferenceReason | "">("");
  const [words, setWords] = useState("");
  const [received, setReceived] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLSelectElement>(null);
  const wordsField = useRef<HTMLInputElement>(null);

  const { collected, number } = run;
  const returned = stopsOf(run).stops.filter(
    ({ state, goodsReceived }) => state === "back" && !goodsReceived,
  );
  const back = returned.filter(({ orderId }) => received.has(orderId));
  const pieces = back.reduce((sum, { items }) => sum + piecesIn(items), 0);
  const amount = amountIn(text);
  const difference = amount === null ? 0 : Math.round((amount - collected) * 100) / 100;

  if (run.phase === "CLOSED") {
    return (
      <ClosedRun
        run={run}
        heading={heading}
        onCancel={onCancel}
        message={
          attempt?.kind === "closed" ? (
            <MessageBox tone="success">{closedText(run, attempt.pieces)}</MessageBox>
          ) : text === "" ? undefined : (
            <MessageBox tone="warn">
              {run.closedBy ?? "Another person"} closed run {number} meanwhile with{" "}
              {formatMoneyShort(run.handedIn ?? 0)}. Your figures were not stored.
            </MessageBox>
          )
        }
      />
    );
  }

  function show(found: Partial<Record<FieldName, string>>) {
    setErrors(found);
    if (found.handedIn) amountField.current?.focus();
    else if (found.reason) reasonField.current?.focus();
    else if (found.words) wordsField.current?.focus();
  }

  function read(answer: CloseAnswer) {
    if (answer && "run" in answer) {
      setAttempt({ kind: "closed", pieces });
      onClosed(answer.position);
      return;
    }
    if (answer && "fields" in answer) {
      const found = Object.fromEntries(answer.fields.map(({ field, message }) => [field, message]));
      show(found);
      const isShown = "handedIn" in found || "reason" in found || "words" in found;
      setAttempt(isShown ? null : { kind: "refused", message: answer.message });
    } else if (answer?.code === "STOPS_UNANSWERED") setAttempt({ kind: "unanswered" });
    else if (answer?.code === "CHANGED_MEANWHILE") setAttempt({ kind: "changed" });
    else if (answer) setAttempt({ kind: "refused", message: answer.message });
    else setAttempt({ kind: "failed" });
  }

  async function submit() {
    const missing = difference !== 0 && reason === "";
    const found: Partial<Record<FieldName, string>> = {
      ...(amount === null && { handedIn: "Please enter the counted amount in rupees" }),
      ...(missing && { reason: "Please choose a reason for the difference" }),
    };
    setAttempt(null);
    show(found);
    if (amount === null || missing || pending) return;
    const isEqual = difference === 0;
    read(
      await close({
        collected,
        handedIn: amount,
        reason: isEqual || reason === "" ? null : reason,
        words: isEqual ? "" : words,
        receivedOrderIds: back.map(({ orderId }) => orderId),
      }),
    );
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        {heading}
        <RunLine run={run} />
      </div>
      <UnusualStops run={run} />
      <Sums run={run} />
      <Field
        label="Handed in, counted (Rs.)"
        error={errors.handedIn}
        hint={
          amount === null ? undefined : difference === 0 ? (
            "As collected"
          ) : (
            <span className="font-demi text-danger-text">
              {formatMoney(Math.abs(difference))} {difference < 0 ? "less" : "more"} than collected
            </span>
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            ref={amountField}
            inputMode="decimal"
            autoComplete="off"
            className="text-right font-semibold tabular-nums"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setErrors({});
            }}
          />
        )}
      </Field>
      {difference !== 0 && (
        <>
          <Field label="Reason for the difference" error={errors.reason}>
            {(control) => (
              <Select
                {...control}
                ref={reasonField}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value as CashDifferenceReason | "");
                  setErrors({});
                }}
              >
                <option value="">Choose a reason</option>
                {differenceReasons.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Details" optional error={errors.words}>
            {(control) => (
              <TextInput
                {...control}
                ref={wordsField}
                maxLength={runLimits.cashWords}
                autoComplete="off"
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
        </>
      )}
      {returned.length > 0 && (
        <fieldset className="grid">
          <legend className="text-sm font-demi">Back in the shop</legend>
          {returned.map(({ orderId, orderNumber, items }) => (
            <Checkbox
              key={orderId}
              label={`${itemsText(items)} received, ${orderNumber}`}
              checked={received.has(orderId)}
              onChange={({ target }) => {
                const next = new Set(received);
                if (target.checked) next.add(orderId);
                else next.delete(orderId);
                setReceived(next);
              }}
            />
          ))}
          <p role="status" className="text-fine text-ink-muted">
            {pieces > 0
              ? `Stock rises by ${pieces} when the run is closed.`
              : "Tick goods when they are in the shop. You can receive the others later."}
          </p>
        </fieldset>
      )}
      {attempt && <Refused run={run} attempt={attempt} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" pending={pending}>
          Close run {number}
        </Button>
      </div>
    </form>
  );
}

/** Why the run is not closed, in one sentence. */
function Refused({ run, attempt }: { run: CashRun; attempt: Attempt }) {
  const { number, collected, id } = run;
  switch (attempt.kind) {
    case "closed":
      return null;
    case "unanswered": {
      const open = stopsOf(run).unanswered.map((stop) => stop.number);
      // Their answers have arrived since.
      if (open.length === 0) return null;
      return (
        <MessageBox
          tone="danger"
          takeFocus
          action={
            <Link to={paths.adminRunPlan(id)} className={buttonStyle("outlined", "dense")}>
              Open run {number}
            </Link>
          }
        >
          Run {number} can’t be closed yet: {countText(open.length, "stop")} without an answer:{" "}
          {open.join(", ")}.
        </MessageBox>
      );
    }
    case "changed":
      return (
        <MessageBox tone="danger" takeFocus>
          An answer arrived meanwhile: the stops collected {formatMoneyShort(collected)} now. Please
          check your figures and close the run again.
        </MessageBox>
      );
    case "failed":
      return (
        <MessageBox tone="danger" takeFocus>
          The shop couldn’t be reached. Your figures are still here. Please try again.
        </MessageBox>
      );
    case "refused":
      return (
        <MessageBox tone="danger" takeFocus>
          {attempt.message}
        </MessageBox>
      );
  }
}

function closedText(run: CashRun, pieces: number): string {
  const { number, handedIn, difference, differenceReason } = run;
  const reason = differenceReason ? ` (${reasonText(differenceReason).toLowerCase()})` : "";
  const stock =
    pieces === 0
      ? ""
      : ` ${countText(pieces, "item")} ${pieces === 1 ? "is" : "are"} back in stock.`;
  return `Run ${number} is closed. Handed in ${formatMoneyShort(handedIn ?? 0)}, difference ${differenceText(difference ?? 0)}${reason}.${stock}`;
}
