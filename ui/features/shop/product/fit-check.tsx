import * as t from "#texts/product.ts";
import { Check, RotateCw, X } from "lucide-react";
import { useId } from "react";
import { TextInput } from "../../../components/text-input.tsx";
import {
  fitOf,
  fitsTurned,
  lengthOf,
  type FreeSpace,
  type Side,
  type SideFit,
} from "../../shared/product/fit.ts";
import { formatCm, type SizeInCm } from "../../shared/product/size.ts";

/** The typed text of each side. */
export type TypedSpace = Readonly<Partial<Record<Side, string>>>;

/** The typed lengths; invalid ones count as not measured. */
export function freeSpaceOf(typed: TypedSpace): FreeSpace {
  const length = (side: Side) => {
    const cm = lengthOf(typed[side] ?? "");
    return cm === "invalid" ? null : cm;
  };
  return { width: length("width"), depth: length("depth"), height: length("height") };
}

export interface FitCheckProps {
  size: SizeInCm;
  sides: readonly Side[];
  typed: TypedSpace;
  onType: (typed: TypedSpace) => void;
}

/** Enter the available space per side; shows whether the item fits and how much is left over. */
export function FitCheck({ size, sides, typed, onType }: FitCheckProps) {
  const id = useId();
  const lengths = sides.map((side) => ({ side, length: lengthOf(typed[side] ?? "") }));
  const refused = lengths.some(({ length }) => length === "invalid");
  const free = freeSpaceOf(typed);

  return (
    <div>
      <h2 className="heading mb-3 text-title">{t.doesItFit}</h2>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {lengths.map(({ side, length }) => (
          <div key={side} className="flex items-center gap-3">
            <label htmlFor={`${id}-${side}`} className="min-w-18 text-sm text-ink-muted">
              {t.freeSide[side]}
            </label>
            <TextInput
              id={`${id}-${side}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              aria-describedby={`${id}-unit ${id}-answer`}
              aria-invalid={length === "invalid" || undefined}
              className="w-22!"
              value={typed[side] ?? ""}
              onChange={(event) => onType({ ...typed, [side]: event.target.value })}
            />
            <span id={`${id}-unit`} className="text-ink-muted">
              {t.cm}
            </span>
          </div>
        ))}
      </div>
      <p id={`${id}-answer`} role="status" className="mt-3 grid min-h-6 gap-1 text-sm font-demi">
        {refused && <span className="text-danger-text">{t.lengthNotRead}</span>}
        {fitOf(size, free).map((fit) => (
          <Answer key={fit.side} fit={fit} />
        ))}
        {fitsTurned(size, free) && (
          <span className="inline-flex items-center gap-1.5 text-success-text">
            <RotateCw aria-hidden size={16} />
            {t.turnedAQuarterYes}
          </span>
        )}
      </p>
    </div>
  );
}

function Answer({ fit: { side, spareCm } }: { fit: SideFit }) {
  const fits = spareCm >= 0;
  const Icon = fits ? Check : X;
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${fits ? "text-success-text" : "text-danger-text"}`}
    >
      <Icon aria-hidden size={16} />
      {!fits && t.short[side](formatCm(-spareCm))}
      {spareCm === 0 && t.exact[side]}
      {spareCm > 0 && t.spare[side](formatCm(spareCm))}
    </span>
  );
}
