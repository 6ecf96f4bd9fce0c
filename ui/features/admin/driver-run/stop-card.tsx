import { Banknote, Check, Info, MapPin, Phone } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { buttonStyle } from "../../../components/button-style.ts";
import { Field } from "../../../components/field.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoneyShort } from "../../../components/money.ts";
import { TextInput } from "../../../components/text-input.tsx";
import type { ShortCashReason } from "../../../generated/operations.ts";
import { mapLink } from "../order-desk/map-link.ts";
import { amountIn } from "./amount.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { ShownStop } from "./driver-view.ts";
import type { StoredAnswer } from "./use-driver-run.ts";

/** Number, name and address of a stop. */
export function StopHead({ stop, line }: { stop: ShownStop; line: string }) {
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-13 flex-none place-items-center rounded-full bg-inverse font-display text-lg text-ink-inverse"
      >
        {stop.number}
      </span>
      <h1 className="min-w-0 font-display text-title leading-title">
        <span className="sr-only">Stop {stop.number}: </span>
        {stop.name}
        <span className="block font-ui text-md text-ink">{line}</span>
      </h1>
    </div>
  );
}

/** The next stop: where, what, and the cash; its two answers are docked below it. */
export function StopCard({
  stop,
  onDelivered,
  onFailed,
}: {
  stop: ShownStop;
  onDelivered: () => void;
  onFailed: () => void;
}) {
  const { address, city, landmark, floor, driverNote, phone, secondPhone, items } = stop;
  const where = [address, city].filter((part) => part !== "").join(", ");
  const country = [stop.district, "Sri Lanka"].filter(Boolean).join(", ");
  const notes = [floor && `Floor: ${floor}`, landmark, driverNote].filter((part) => part !== "");
  return (
    <section aria-label="Next stop" className="grid gap-4">
      <StopHead stop={stop} line={where} />
      <div className="grid grid-cols-2 gap-3">
        <a
          className={buttonStyle("outlined", "big")}
          href={mapLink({ address, city, country })}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin aria-hidden size={18} />
          Map
        </a>
        <a className={buttonStyle("outlined", "big")} href={`tel:${phone}`}>
          <Phone aria-hidden size={18} />
          Call
        </a>
      </div>
      {secondPhone !== "" && (
        <p className="text-base">
          No answer? Call{" "}
          <a className="font-demi underline underline-offset-near" href={`tel:${secondPhone}`}>
            {secondPhone}
          </a>
        </p>
      )}
      {notes.length > 0 && (
        <div className="flex gap-3 rounded-control bg-info-soft px-4 py-3 text-base text-info-text">
          <Info aria-hidden size={20} className="mt-0.5 flex-none" />
          <ul className="grid gap-1">
            {notes.map((note) => (
              <li key={note} className="whitespace-pre-line">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="border-t border-line">
        {items.map(({ productId, name, options, quantity }) => (
          <li
            key={productId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-2 border-b border-line py-2.5 text-base"
          >
            <span className="text-center font-display text-md">{quantity}</span>
            <span>
              {name}
              {options.length > 0 && (
                <span className="block text-sm text-ink-muted">{options.join(", ")}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 rounded-control border border-line-strong bg-raised px-4 py-3">
        <span>To collect</span>
        <b className="font-display text-title font-normal">{formatMoneyShort(stop.toCollect)}</b>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-page max-md:p-4">
        <Button
          size="big"
          className="border-danger! px-3! text-base! text-danger-text!"
          onClick={onFailed}
        >
          Not delivered
        </Button>
        <Button size="big" variant="filled" className="px-2! text-base!" onClick={onDelivered}>
          <Banknote aria-hidden size={20} className="max-sm:hidden" />
          Delivered, cash collected
        </Button>
      </div>
    </section>
  );
}

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
