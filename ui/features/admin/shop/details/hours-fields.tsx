import { Checkbox } from "../../../../components/checkbox.tsx";
import { FieldError } from "../../../../components/field.tsx";
import { Select } from "../../../../components/select.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { settingLimits } from "../../../../generated/shop.ts";
import { Rows } from "./rows.tsx";
import type { DetailControl, ShopDetails } from "./use-details-draft.ts";

type Row = ShopDetails["hours"][number];

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const added: Row = {
  __typename: "OpeningHours",
  ...{ from: 1, to: 5, poya: false, opens: "09:00", closes: "17:00" },
};

/** Opening hours, a row for one day or for days in a row. */
export function HoursFields({ control }: { control: DetailControl<Row[]> }) {
  return (
    <>
      <Rows
        rows={control.value}
        onChange={control.set}
        noun="hours"
        empty={added}
        most={settingLimits.hourRows}
      >
        {(row, index, change) => <HoursRow row={row} at={index + 1} onChange={change} />}
      </Rows>
      {control.value.map((_, index) => {
        const problem = control.problem(String(index));
        return problem && <FieldError key={index}>{`Row ${index + 1}: ${problem}`}</FieldError>;
      })}
    </>
  );
}

function HoursRow({ row, at, onChange }: { row: Row; at: number; onChange: (row: Row) => void }) {
  const closed = row.opens === "" && row.closes === "";
  const day = (field: "from" | "to", label: string) => (
    <Select
      dense
      aria-label={`${label}, hours ${at}`}
      className="w-auto!"
      value={row[field]}
      onChange={({ target }) => onChange({ ...row, [field]: Number(target.value) })}
    >
      {weekdays.map((name, number) => (
        <option key={name} value={number}>
          {name}
        </option>
      ))}
    </Select>
  );
  const time = (field: "opens" | "closes", label: string) => (
    <TextInput
      dense
      type="time"
      aria-label={`${label}, hours ${at}`}
      className="w-29!"
      value={row[field]}
      onChange={({ target }) => onChange({ ...row, [field]: target.value })}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      {day("from", "From")}
      <span className="text-fine text-ink-muted">to</span>
      {day("to", "To")}
      {closed ? (
        <span className="px-1 font-demi">Closed</span>
      ) : (
        <span className="flex items-center gap-1.5">
          {time("opens", "Opens")}
          <span className="text-fine text-ink-muted">to</span>
          {time("closes", "Closes")}
        </span>
      )}
      <div className="flex w-full flex-wrap gap-x-5">
        <Checkbox
          label="Closed"
          checked={closed}
          onChange={({ target }) =>
            onChange({
              ...row,
              opens: target.checked ? "" : added.opens,
              closes: target.checked ? "" : added.closes,
            })
          }
        />
        <Checkbox
          label="And Poya days"
          checked={row.poya}
          onChange={({ target }) => onChange({ ...row, poya: target.checked })}
        />
      </div>
    </div>
  );
}
