import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { formatMoneyShort } from "../../../../components/money.ts";
import { Select } from "../../../../components/select.tsx";
import { TextInput } from "../../../../components/text-input.tsx";
import { plainAmount } from "../product-schema.ts";
import {
  archiveSeveral,
  changeSeveral,
  type OptionsDraft,
  type SeveralChange,
  type VariantDraft,
} from "./options-draft.ts";

const changes = {
  price: { label: "Set the price, Rs.", mode: "decimal", many: "prices" },
  addToPrice: { label: "Add to the price, Rs.", mode: "text", many: "prices" },
  raisePrice: { label: "Change the price, %", mode: "text", many: "prices" },
  countInStock: { label: "Set the stock", mode: "numeric", many: "stock figures" },
  sku: { label: "Set the SKU, begins with", mode: "text", many: "SKUs" },
} as const;

export interface SeveralVariantsProps {
  draft: OptionsDraft;
  /** Keys of the chosen variants. */
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onChange: (draft: OptionsDraft) => void;
}

/** Sets the price, the stock or the SKU of the chosen variants at once. */
export function SeveralVariants({ draft, chosen, onChosen, onChange }: SeveralVariantsProps) {
  const [change, setChange] = useState<SeveralChange>("price");
  const [typed, setTyped] = useState("");
  const variants = draft.variants.filter(({ key }) => chosen.has(key));
  const count = variants.length;
  if (count === 0) return null;
  const { label, mode, many } = changes[change];
  const changed = changeSeveral(draft, chosen, change, typed);
  const after = changed.variants.filter(({ key }) => chosen.has(key));

  function apply() {
    if (typed.trim() === "") return;
    onChange(changed);
    setTyped("");
  }

  return (
    <div
      role="group"
      aria-label="Chosen variants"
      className="flex flex-wrap items-center gap-2 rounded-control bg-sunken p-2 text-fine"
    >
      <b className="px-1 font-demi">{count} chosen</b>
      <Select
        dense
        aria-label="What to change"
        className="w-auto!"
        value={change}
        onChange={({ target }) => setChange(target.value as SeveralChange)}
      >
        {Object.entries(changes).map(([each, words]) => (
          <option key={each} value={each}>
            {words.label}
          </option>
        ))}
      </Select>
      <TextInput
        dense
        aria-label={`${label} for the chosen variants`}
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
      <Button
        size="dense"
        variant="quiet"
        onClick={() => {
          onChange(archiveSeveral(draft, chosen));
          onChosen(new Set());
        }}
      >
        Archive {count}
      </Button>
      <Button size="dense" variant="quiet" onClick={() => onChosen(new Set())}>
        Choose none
      </Button>
      {many === "prices" && typed.trim() !== "" && (
        <p role="status" className="w-full px-1">
          {rangeOf(variants)} becomes {rangeOf(after)}.
        </p>
      )}
    </div>
  );
}

/** The prices of variants as text, for example Rs. 900 to Rs. 1,200. */
function rangeOf(variants: readonly VariantDraft[]): string {
  const prices = variants.map(({ price }) => Number(plainAmount(price) || Number.NaN));
  if (prices.some((price) => !Number.isFinite(price))) return "unknown";
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatMoneyShort);
  return low === high ? `${low}` : `${low} to ${high}`;
}
