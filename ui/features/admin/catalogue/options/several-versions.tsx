import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Select } from "../../../../components/select.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { setSeveral, type OptionsDraft } from "./options-draft.ts";

const fields = {
  price: { label: "Price, Rs.", mode: "decimal", many: "prices" },
  countInStock: { label: "Stock", mode: "numeric", many: "stock figures" },
  sku: { label: "SKU, begins with", mode: "text", many: "SKUs" },
} as const;

type Several = keyof typeof fields;

export interface SeveralVersionsProps {
  draft: OptionsDraft;
  /** Keys of the chosen versions. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onChange: (draft: OptionsDraft) => void;
}

/** Sets the price, the stock or the SKU of the chosen versions at once. */
export function SeveralVersions({ draft, chosen, onChosen, onChange }: SeveralVersionsProps) {
  const [field, setField] = useState<Several>("price");
  const [typed, setTyped] = useState("");
  const count = draft.versions.filter(({ key }) => chosen.has(key)).length;
  if (count === 0) return null;
  const { label, mode, many } = fields[field];

  function apply() {
    if (typed.trim() === "") return;
    onChange(setSeveral(draft, chosen, field, typed));
    setTyped("");
  }

  return (
    <div
      role="group"
      aria-label="Chosen versions"
      className="flex flex-wrap items-center gap-2 rounded-control bg-sunken p-2 text-fine"
    >
      <b className="px-1 font-demi">{count} chosen</b>
      <Select
        dense
        aria-label="Value to set"
        className="w-auto!"
        value={field}
        onChange={({ target }) => setField(target.value as Several)}
      >
        {Object.entries(fields).map(([each, words]) => (
          <option key={each} value={each}>
            {words.label}
          </option>
        ))}
      </Select>
      <TextInput
        dense
        aria-label={`${label} of the chosen versions`}
        className="w-32!"
        inputMode={mode}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
      />
      <Button size="dense" onClick={apply}>
        Set {count} {many}
      </Button>
      <Button size="dense" variant="quiet" onClick={() => onChosen(new Set())}>
        Choose none
      </Button>
    </div>
  );
}
