import { useState } from "react";
import { useClock } from "../../../components/clock.ts";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { dayAt } from "../../../components/date-field/day.ts";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import type { DayHalf } from "../../../generated/operations.ts";
import { deliveryLimits } from "../../../generated/shop.ts";
import { addDays } from "../../../generated/values/delivery-day.ts";
import type { ShownDay } from "./day-text.ts";

/** Any slot, for staff who agreed it with the customer on the phone. */
export function AgreedDay({ onChoose }: { onChoose: (day: ShownDay | null) => void }) {
  const [date, setDate] = useState("");
  const [half, setHalf] = useState<DayHalf>("MORNING");
  const today = dayAt(useClock());
  const choose = (chosen: ShownDay) => {
    setDate(chosen.date);
    setHalf(chosen.half);
    onChoose(chosen.date === "" ? null : chosen);
  };
  return (
    <fieldset className="mt-5 min-w-0 border-t border-line pt-4">
      <legend className="sr-only">A day agreed on the phone</legend>
      <p className="mb-3 text-sm text-ink-muted">
        Or a day that you agreed on the phone. It may be full, closed or later than these.
      </p>
      <div className="flex flex-wrap gap-4">
        <Field label="Agreed date" className="w-44">
          {(control) => (
            <DateField
              {...control}
              value={date}
              min={today}
              max={addDays(today, deliveryLimits.agreedDaysAhead)}
              onValue={(value) => choose({ date: value, half })}
            />
          )}
        </Field>
        <Field label="Half day" className="w-44">
          {(control) => (
            <Select
              {...control}
              value={half}
              onChange={({ currentTarget }) =>
                choose({
                  date,
                  half: currentTarget.value === "AFTERNOON" ? "AFTERNOON" : "MORNING",
                })
              }
            >
              <option value="MORNING">Morning</option>
              <option value="AFTERNOON">Afternoon</option>
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
