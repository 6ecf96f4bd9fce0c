import { instantOf } from "../../../generated/values/instant.ts";
import { DateField } from "../../../components/date-field/date-field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { fieldOf, momentIn } from "../explorer/log-view.ts";

export interface MomentFieldsProps {
  label: string;
  /** An event number or an instant; empty for the default. */
  moment: string;
  /** The default, in words. */
  usual: string;
  onMoment: (moment: string) => void;
}

export interface MomentTimeProps {
  label: string;
  /** An instant; empty for none. */
  moment: string;
  onMoment: (moment: string) => void;
}

/** Selects an instant by Colombo time. */
export function MomentTime({ label, moment, onMoment }: MomentTimeProps) {
  const instant = instantOf(moment);
  return (
    <DateField
      withTime
      aria-label={label}
      className="w-54"
      value={Number.isNaN(instant) ? "" : fieldOf(instant)}
      onValue={(value) => {
        const at = momentIn(value);
        onMoment(Number.isNaN(at) ? "" : new Date(at).toISOString());
      }}
    />
  );
}

/** Selects a moment of the log by Colombo time or by event number. */
export function MomentFields({ label, moment, usual, onMoment }: MomentFieldsProps) {
  const isEvent = /^\d+$/.test(moment);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-fine font-semibold">{label}</legend>
      <span className="flex flex-wrap gap-2">
        <MomentTime
          label={`${label}, Colombo time`}
          moment={isEvent ? "" : moment}
          onMoment={onMoment}
        />
        <TextInput
          dense
          inputMode="numeric"
          aria-label={`${label}, by event number`}
          placeholder="or event"
          className="w-22!"
          value={isEvent ? moment : ""}
          onChange={({ target }) => onMoment(target.value.replaceAll(/\D/g, "").slice(0, 9))}
        />
      </span>
      {moment === "" && <small className="text-xs text-ink-muted">{usual}</small>}
    </fieldset>
  );
}
