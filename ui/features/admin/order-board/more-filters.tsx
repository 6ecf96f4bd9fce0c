import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DateField, type DateFieldProps } from "../../../components/date-field/date-field.tsx";
import { FilterTag } from "../../../components/filter-tag.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { amountOf, moreFilters, type BoardFilter } from "./board-filter.ts";

export interface MoreFiltersProps {
  filter: BoardFilter;
  onFilter: (filter: Partial<BoardFilter>) => void;
  /** The name of the selected buyer; empty if it is unknown. */
  buyer: string;
}

/** The filters for days, amounts and the buyer. */
export function MoreFilters({ filter, onFilter, buyer }: MoreFiltersProps) {
  const { person, from, to, due, least, most } = filter;
  return (
    <div
      role="group"
      aria-label="More filters"
      className="flex flex-wrap items-end gap-x-3 gap-y-2 px-4 pb-3 md:px-6"
    >
      <LabelledDate
        label="Placed from"
        value={from}
        max={to}
        onDay={(day) => onFilter({ from: day })}
      />
      <LabelledDate
        label="Placed until"
        value={to}
        min={from}
        onDay={(day) => onFilter({ to: day })}
      />
      <Labelled label="At least, Rs.">
        <AmountInput amount={least} onAmount={(amount) => onFilter({ least: amount })} />
      </Labelled>
      <Labelled label="At most, Rs.">
        <AmountInput amount={most} onAmount={(amount) => onFilter({ most: amount })} />
      </Labelled>
      {person && (
        <FilterTag onRemove={() => onFilter({ person: "" })}>
          Orders of {buyer || "one customer"}
        </FilterTag>
      )}
      {(person || from || to || due || least !== null || most !== null) && (
        <Button size="dense" variant="quiet" onClick={() => onFilter(moreFilters)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

function LabelledDate({
  label,
  onDay,
  ...field
}: Pick<DateFieldProps, "value" | "min" | "max"> & {
  label: string;
  onDay: (day: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-demi text-ink-muted">
        {label}
      </label>
      <DateField id={id} className="w-38" onValue={onDay} {...field} />
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <label className="grid gap-1 text-xs font-demi text-ink-muted">
      {label}
      {children}
    </label>
  );
}

/** An amount in whole rupees, applied when the field is left or by Enter. */
function AmountInput({
  amount,
  onAmount,
}: {
  amount: number | null;
  onAmount: (amount: number | null) => void;
}) {
  const shown = amount === null ? "" : String(amount);
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setTyped(shown);
  }
  const commit = () => {
    const wanted = amountOf(typed);
    if (wanted !== amount) onAmount(wanted);
    setTyped(wanted === null ? "" : String(wanted));
  };
  return (
    <TextInput
      dense
      inputMode="numeric"
      maxLength={9}
      className="w-28! text-right"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ""))}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") commit();
      }}
    />
  );
}
