import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { fieldOf, momentIn } from "./log-view.ts";

export interface MomentFormProps {
  /** The current moment, ISO 8601. */
  at: string;
  onMoment: (at: string) => void;
}

/** A form to go to any instant. */
export function MomentForm({ at, onMoment }: MomentFormProps) {
  const [field, setField] = useState(fieldOf(Date.parse(at)));
  const moment = momentIn(field);
  return (
    <form
      className="mt-8 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!Number.isNaN(moment)) onMoment(new Date(moment).toISOString());
      }}
    >
      <DateField
        withTime
        aria-label="Another moment, Colombo time"
        className="w-54"
        value={field}
        onValue={setField}
      />
      <Button type="submit" size="dense" disabled={Number.isNaN(moment)}>
        Show this moment
      </Button>
    </form>
  );
}
