import * as t from "#texts/product.ts";
import { Check, RotateCw, X } from "lucide-react";
import { useId } from "react";
import { TextInput } from "../../../components/text-input.tsx";
import type { Placement } from "../../../generated/operations.ts";
import { fitInto, fitOf, lengthOf, sides, type SideFit } from "../../shared/product/fit.ts";
import { freeSpaceOf, maxTyped, type TypedSpace } from "../../shared/product/free-space.ts";
import { formatCm, type SizeInCm } from "../../shared/product/size.ts";

export interface FitCheckProps {
  size: SizeInCm;
  placement: Placement;
  typed: TypedSpace;
  onType: (typed: TypedSpace) => void;
}

/** Fields for the free space; shows for each typed side how much is left over. */
export function FitCheck({ size, placement, typed, onType }: FitCheckProps) {
  const id = useId();
  const lengths = sides.map((side) => ({ side, length: lengthOf(typed[side] ?? "") }));
  const refused = lengths.some(({ length }) => length === "invalid");
  const free = freeSpaceOf(typed);

  return (
    <>
      <div className="grid grid-cols-3 items-end gap-3">
        {lengths.map(({ side, length }) => (
          <div key={side}>
            <label htmlFor={`${id}-${side}`} className="mb-1.5 block text-fine text-ink-muted">
              {t.freeSide[side]}
            </label>
            <span className="relative block">
              <TextInput
                id={`${id}-${side}`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={maxTyped}
                aria-describedby={`${id}-unit ${id}-answer`}
                aria-invalid={length === "invalid" || undefined}
                className="pr-10!"
                value={typed[side] ?? ""}
                onChange={(event) => onType({ ...typed, [side]: event.target.value })}
              />
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-fine text-ink-muted"
              >
                {t.cm}
              </span>
            </span>
          </div>
        ))}
      </div>
      <span id={`${id}-unit`} className="sr-only">
        {t.cm}
      </span>
      <p
        id={`${id}-answer`}
        role="status"
        className="grid gap-1 text-sm font-demi not-empty:mt-3 empty:sr-only"
      >
        {refused && <span className="text-danger-text">{t.lengthNotRead}</span>}
        {fitOf(size, free).map((fit) => (
          <Answer key={fit.side} fit={fit} />
        ))}
        {fitInto(size, placement, free)?.turned && (
          <span className="inline-flex items-center gap-1.5 text-success-text">
            <RotateCw aria-hidden size={16} />
            {t.turnedAQuarterYes}
          </span>
        )}
      </p>
    </>
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
