import { zodResolver } from "@hookform/resolvers/zod";
import { useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { Checkbox } from "../../../components/checkbox.tsx";
import { countText } from "../../../components/count.ts";
import { FormField } from "../../../components/form-field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney, formatMoneyShort } from "../../../components/money.ts";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import type { CashDifferenceReason, RefusalCode } from "../../../generated/operations.ts";
import { runLimits } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";
import { amountIn } from "../driver-run/amount.ts";
import { itemsText } from "../kit/run-text.ts";
import { piecesIn, stopsOf } from "../kit/run-view.ts";
import { useStaffForm } from "../kit/use-staff-form.ts";
import { ClosedRun } from "./closed-run.tsx";
import { differenceReasons, differenceText, reasonText, type CashRun } from "./cash-run.ts";
import { RunLine, Sums, UnusualStops } from "./run-cash.tsx";
import { useCloseRun } from "./use-cash.ts";

const closeSchema = (collected: number) =>
  z
    .object({
      handedIn: z.string(),
      reason: z.custom<CashDifferenceReason | "">(),
      words: z.string(),
    })
    .superRefine(({ handedIn, reason }, { addIssue }) => {
      const amount = amountIn(handedIn);
      const issue = (path: string, message: string) =>
        addIssue({ code: "custom", path: [path], message });
      if (amount === null) issue("handedIn", "Please enter the counted amount in rupees");
      else if (amount !== collected && reason === "") {
        issue("reason", "Please choose a reason for the difference");
      }
    });

type Counted = z.infer<ReturnType<typeof closeSchema>>;

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
  const close = useCloseRun(run.id);
  const [received, setReceived] = useState<ReadonlySet<string>>(new Set());
  /** The goods that came back with a run that was closed here. */
  const [closedWith, setClosedWith] = useState<number | null>(null);
  const [refusedAs, setRefusedAs] = useState<RefusalCode | null>(null);

  const { collected, number } = run;
  const returned = stopsOf(run).stops.filter(
    ({ state, goodsReceived }) => state === "back" && !goodsReceived,
  );
  const back = returned.filter(({ orderId }) => received.has(orderId));
  const pieces = back.reduce((sum, { items }) => sum + piecesIn(items), 0);
  const { form, frame, pending, refusal, submit } = useStaffForm({
    resolver: zodResolver(closeSchema(collected)),
    defaultValues: { handedIn: "", reason: "", words: "" },
    failed: "The shop couldn’t be reached. Your figures are still here. Please try again.",
    async send({ handedIn, reason, words }: Counted) {
      const counted = amountIn(handedIn) ?? 0;
      const isEqual = counted === collected;
      setRefusedAs(null);
      const answer = await close({
        collected,
        handedIn: counted,
        reason: isEqual || reason === "" ? null : reason,
        words: isEqual ? "" : words,
        receivedOrderIds: back.map(({ orderId }) => orderId),
      });
      if (answer && "code" in answer) setRefusedAs(answer.code);
      return answer;
    },
    stored: "RunSaved",
    onStored({ position }) {
      setClosedWith(pieces);
      onClosed(position);
    },
  });
  const text = useWatch({ control: form.control, name: "handedIn" });
  const amount = amountIn(text);
  const difference = amount === null ? 0 : Math.round((amount - collected) * 100) / 100;

  if (run.phase === "CLOSED") {
    return (
      <ClosedRun
        run={run}
        heading={heading}
        onCancel={onCancel}
        message={
          closedWith !== null ? (
            <MessageBox tone="success">{closedText(run, closedWith)}</MessageBox>
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

  return (
    <form ref={frame} noValidate className="grid gap-4" onSubmit={submit}>
      <div>
        {heading}
        <RunLine run={run} />
      </div>
      <UnusualStops run={run} />
      <Sums run={run} />
      <FormField
        form={form}
        name="handedIn"
        label="Handed in, counted (Rs.)"
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
            inputMode="decimal"
            autoComplete="off"
            className="text-right font-semibold tabular-nums"
          />
        )}
      </FormField>
      {difference !== 0 && (
        <>
          <FormField form={form} name="reason" label="Reason for the difference">
            {(control) => (
              <Select {...control}>
                <option value="">Choose a reason</option>
                {differenceReasons.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField form={form} name="words" label="Details" optional>
            {(control) => (
              <TextInput {...control} maxLength={runLimits.cashWords} autoComplete="off" />
            )}
          </FormField>
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
      {refusal !== null && <Refused run={run} as={refusedAs} message={refusal} />}
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
function Refused({ run, as, message }: { run: CashRun; as: RefusalCode | null; message: string }) {
  const { number, collected, id } = run;
  if (as === "STOPS_UNANSWERED") {
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
  return (
    <MessageBox tone="danger" takeFocus>
      {as === "CHANGED_MEANWHILE"
        ? `An answer arrived meanwhile: the stops collected ${formatMoneyShort(collected)} now. Please check your figures and close the run again.`
        : message}
    </MessageBox>
  );
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
