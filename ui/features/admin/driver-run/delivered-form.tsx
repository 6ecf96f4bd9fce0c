import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { TextInput } from "../../../components/text-input.tsx";
import type { ShortCashReason } from "../../../generated/operations.ts";
import { amountIn } from "./amount.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { ShownStop } from "./driver-view.ts";
import { StopHead } from "./stop-card.tsx";
import type { StoredAnswer } from "./stored-run.ts";

const reasons: readonly { value: ShortCashReason; label: string; effect?: string }[] = [
  { value: "CUSTOMER_WAS_SHORT", label: "Customer was short", effect: "office calls" },
  { value: "DAMAGE_DISCOUNT", label: "Discount for damage" },
  { value: "PAYS_BY_TRANSFER", label: "Pays the rest by transfer" },
];

/** Asks for the collected cash, filled in with what is owed. */
export function DeliveredForm({
  stop,
  onSave,
  onCancel,
}: {
  stop: ShownStop;
  onSave: (delivered: NonNullable<StoredAnswer["delivered"]>) => void;
  onCancel: () => void;
}) {
  const { toCollect } = stop;
  const [text, setText] = useState(String(toCollect));
  const [reason, setReason] = useState<ShortCashReason | null>(null);
  const [tried, setTried] = useState(false);
  const amount = amountIn(text);
  const missing = amount === null ? 0 : toCollect - amount;
  const error =
    amount === null
      ? "Please enter the amount in rupees"
      : missing < 0
        ? `At most ${formatMoneyShort(toCollect)}: give the change back`
        : undefined;
  const needsReason = missing > 0 && reason === null;

  function save() {
    setTried(true);
    if (amount === null || error !== undefined || needsReason) return;
    onSave({ collected: amount, shortReason: missing > 0 ? reason : null });
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <StopHead stop={stop} line={`${formatMoneyShort(toCollect)} to collect`} />
      <Field
        label="Cash you were given, Rs."
        error={tried || missing < 0 ? error : undefined}
        hint={
          missing > 0
            ? undefined
            : "Less than asked? Enter what you got and choose a reason. The difference stays open at the order."
        }
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="min-h-16 font-display text-title"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {missing > 0 && (
        <>
          <MessageBox tone={tried && needsReason ? "danger" : "warn"}>
            {formatMoneyShort(missing)} less than asked. Why?
          </MessageBox>
          <ChoiceList
            legend="Why less was collected"
            choices={reasons}
            chosen={reason}
            onChoose={setReason}
          />
        </>
      )}
      <Button type="submit" size="big" variant="filled">
        <Check aria-hidden size={20} />
        {formatMoneyShort(amount ?? 0)} collected
      </Button>
      <Button size="big" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
