import { CloudOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { useOnline } from "../../../components/online.ts";
import { Select } from "../../../components/select.tsx";
import { TextArea } from "../../../components/text-input.tsx";
import type { DayHalf, StopFailure } from "../../../generated/operations.ts";
import { runLimits } from "../../../generated/shop.ts";
import { dateText, halfText } from "../../shared/delivery/day-text.ts";
import { useDeliveryDates } from "../../shared/delivery/use-delivery-dates.ts";
import { failureLabels } from "../kit/run-text.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { ShownStop } from "./driver-view.ts";
import { StopHead } from "./stop-card.tsx";
import type { StoredAnswer } from "./use-driver-run.ts";

const offeredDays = 8;

/** What follows from a failure, in the order of the form. */
const effects: readonly (readonly [StopFailure, string])[] = [
  ["NOT_AT_HOME", "comes again"],
  ["REFUSED", "back to the shop"],
  ["WRONG_ADDRESS", "office calls"],
  ["DAMAGED", "back to the shop"],
];

/** Asks why a stop was not delivered, and when it should be tried again. */
export function FailedForm({
  stop,
  onSave,
  onCancel,
}: {
  stop: ShownStop;
  onSave: (failed: NonNullable<StoredAnswer["failed"]>) => void;
  onCancel: () => void;
}) {
  const online = useOnline();
  const [failure, setFailure] = useState<StopFailure | null>(null);
  const [note, setNote] = useState("");
  const [day, setDay] = useState("");
  const [tried, setTried] = useState(false);
  const days = useFreeDays(stop);
  const comesAgain = failure === "NOT_AT_HOME";

  function save() {
    setTried(true);
    if (failure === null) return;
    const next = comesAgain ? (days.find(({ key }) => key === day)?.day ?? null) : null;
    onSave({ failure, note: note.trim(), next });
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
      <StopHead stop={stop} line="Not delivered, why?" />
      <ChoiceList
        legend="Why it was not delivered"
        choices={effects.map(([value, effect]) => ({ value, label: failureLabels[value], effect }))}
        chosen={failure}
        onChoose={setFailure}
      />
      {tried && failure === null && (
        <p role="alert" className="text-base text-danger-text">
          Please choose a reason
        </p>
      )}
      <Field label="Note" optional>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={runLimits.note}
            className="text-base"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {comesAgain && (
        <Field label="Try again">
          {(control) => (
            <Select {...control} value={day} onChange={({ target }) => setDay(target.value)}>
              <option value="">The office decides</option>
              {days.map(({ key, day: { date, half } }) => (
                <option key={key} value={key}>
                  {dateText(date, "short")}, {halfText(half)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Button type="submit" size="big" variant="filled">
        Save, next stop
      </Button>
      <Button size="big" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {!online && (
        <p className="flex gap-2 text-sm text-ink-muted">
          <CloudOff aria-hidden size={16} className="mt-0.5 flex-none" />
          No signal: the day is requested, and held once this is sent.
        </p>
      )}
    </form>
  );
}

/** The next free slots at a stop's address; empty without a connection. */
function useFreeDays({ district, province }: ShownStop) {
  const { dates } = useDeliveryDates({ district, province });
  const free = (dates?.dates ?? []).flatMap(({ date, closed, morning, afternoon }) =>
    closed === null
      ? [
          ...(morning ? [{ date, half: "MORNING" as DayHalf }] : []),
          ...(afternoon ? [{ date, half: "AFTERNOON" as DayHalf }] : []),
        ]
      : [],
  );
  return free.slice(0, offeredDays).map((day) => ({ key: `${day.date} ${day.half}`, day }));
}
