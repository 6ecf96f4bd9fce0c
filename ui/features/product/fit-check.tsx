import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { TextInput } from "../../components/text-input.tsx";
import { fitOf, lengthOf, type Side, type SideFit } from "./fit.ts";
import { formatCm, type SizeInCm } from "./size.ts";

/** Type what is free on each side, get yes or no and what is left over. */
export function FitCheck({ size, sides }: { size: SizeInCm; sides: readonly Side[] }) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<Side, string>>>({});
  const lengths = sides.map((side) => ({ side, length: lengthOf(typed[side] ?? "") }));
  const refused = lengths.some(({ length }) => length === "nonsense");
  const free = Object.fromEntries(
    lengths.map(({ side, length }) => [side, length === "nonsense" ? null : length]),
  );

  return (
    <div>
      <h2 className="heading mb-3 text-[1.375rem]">Does it fit?</h2>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {lengths.map(({ side, length }) => (
          <div key={side} className="flex items-center gap-3">
            <label htmlFor={`${id}-${side}`} className="min-w-18 text-sm text-ink-muted">
              Free {side}
            </label>
            <TextInput
              id={`${id}-${side}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              aria-describedby={`${id}-unit ${id}-answer`}
              aria-invalid={length === "nonsense" || undefined}
              className="w-22!"
              value={typed[side] ?? ""}
              onChange={(event) => setTyped({ ...typed, [side]: event.target.value })}
            />
            <span id={`${id}-unit`} className="text-ink-muted">
              cm
            </span>
          </div>
        ))}
      </div>
      <p id={`${id}-answer`} role="status" className="mt-3 grid min-h-6 gap-1 text-sm font-[550]">
        {refused && (
          <span className="text-danger-text">Type centimetres as a number, for example 80</span>
        )}
        {fitOf(size, free).map((fit) => (
          <Answer key={fit.side} fit={fit} />
        ))}
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
      {!fits && `No, the ${side} is ${formatCm(-spareCm)} short`}
      {spareCm === 0 && `Yes, the ${side} is exactly enough`}
      {spareCm > 0 && `Yes, ${formatCm(spareCm)} of ${side} to spare`}
    </span>
  );
}
