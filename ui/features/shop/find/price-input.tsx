import { useId, useState } from "react";
import { TextInput } from "../../../components/text-input.tsx";
import { typedRupees } from "./price-scale.ts";

export interface PriceInputProps {
  label: string;
  /** The active value; null for none. */
  rupees: number | null;
  /** The value shown if the field is empty. */
  placeholder: number | null;
  /** Called on blur or Enter; undefined if the text is not an amount. */
  onTake: (rupees: number | null | undefined) => void;
}

const plain = new Intl.NumberFormat("en");

function textOf(rupees: number | null): string {
  return rupees === null ? "" : plain.format(rupees);
}

/** A text field for one end of a price range. */
export function PriceInput({ label, rupees, placeholder, onTake }: PriceInputProps) {
  const id = useId();
  const [text, setText] = useState(textOf(rupees));
  const [known, setKnown] = useState(rupees);
  if (known !== rupees) {
    setKnown(rupees);
    setText(textOf(rupees));
  }
  const take = () => onTake(typedRupees(text));
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-fine text-ink-muted">
        {label}
      </label>
      <TextInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder === null ? undefined : plain.format(placeholder)}
        aria-invalid={typedRupees(text) === undefined || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take();
        }}
      />
    </div>
  );
}
