import * as t from "#texts/find.ts";
import { useId, useState } from "react";
import { FieldError } from "../../../components/field.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { sides, type Side } from "../../shared/product/fit.ts";
import { storeTypedSpace } from "../../shared/product/free-space.ts";
import { centimetres } from "./filter-address.ts";
import type { FilterChoices } from "./filter-choices.ts";

type Space = Pick<FilterChoices, Side>;

export interface SpaceFieldsProps {
  space: Space;
  onChange: (space: Space) => void;
}

const textOf = (cm: number | null): string => (cm === null ? "" : String(cm));

/**
 * Width, depth and height of the space that items must fit into. A side counts when its field is
 * left, or at Enter. The space is stored on the device, where item pages check it.
 */
export function SpaceFields({ space: { width, depth, height }, onChange }: SpaceFieldsProps) {
  const id = useId();
  const space = { width, depth, height };
  const [wrong, setWrong] = useState<ReadonlySet<Side>>(new Set());

  function take(side: Side, text: string) {
    const cm = text.trim() === "" ? null : centimetres(text);
    const isWrong = cm === null && text.trim() !== "";
    setWrong((before) => {
      const after = new Set(before);
      if (isWrong) after.add(side);
      else after.delete(side);
      return after;
    });
    if (isWrong || cm === space[side]) return;
    const next = { ...space, [side]: cm };
    const typed = Object.fromEntries(sides.map((each) => [each, textOf(next[each])]));
    storeTypedSpace(typed);
    onChange(next);
  }

  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-3 gap-3">
        {sides.map((side) => (
          <SideField
            key={side}
            label={t.sideInCm[side]}
            cm={space[side]}
            wrong={wrong.has(side)}
            describedBy={`${id}-turn ${id}-wrong`}
            onTake={(text) => take(side, text)}
          />
        ))}
      </div>
      {wrong.size > 0 && <FieldError id={`${id}-wrong`}>{t.lengthLimits}</FieldError>}
      <p id={`${id}-turn`} className="text-fine leading-body text-ink-muted">
        {t.turnCounts}
      </p>
    </div>
  );
}

interface SideFieldProps {
  label: string;
  cm: number | null;
  wrong: boolean;
  describedBy: string;
  onTake: (text: string) => void;
}

function SideField({ label, cm, wrong, describedBy, onTake }: SideFieldProps) {
  const id = useId();
  const [text, setText] = useState(textOf(cm));
  const [known, setKnown] = useState(cm);
  if (known !== cm) {
    setKnown(cm);
    setText(textOf(cm));
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-fine text-ink-muted">
        {label}
      </label>
      <TextInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        placeholder={t.anyLength}
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onTake(text)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onTake(text);
        }}
      />
    </div>
  );
}
