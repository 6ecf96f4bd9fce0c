import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { TextInput } from "../../components/text-input.tsx";
import { formatCm } from "./size.ts";

/** Type the free width, get yes or no and what is left over. */
export function FitCheck({ widthCm }: { widthCm: number }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const free = Number(typed);
  const known = typed !== "" && Number.isFinite(free) && free > 0;
  const spare = Math.round((free - widthCm) * 10) / 10;

  return (
    <div>
      <h2 className="heading mb-3 text-[1.375rem]">Does it fit?</h2>
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="text-sm text-ink-muted">
          Free width
        </label>
        <TextInput
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-describedby={`${id}-unit`}
          className="w-26!"
          value={typed}
          onChange={(event) =>
            setTyped(event.target.value.replace(",", ".").replace(/[^\d.]/g, ""))
          }
        />
        <span id={`${id}-unit`} className="text-ink-muted">
          cm
        </span>
        <span role="status" className="text-sm font-[550]">
          {known &&
            (spare >= 0 ? (
              <span className="inline-flex items-center gap-1.5 text-success-text">
                <Check aria-hidden size={16} />
                {spare === 0 ? "Yes, exactly" : `Yes, ${formatCm(spare)} to spare`}
              </span>
            ) : (
              <span className="inline-flex items-center gap-1.5 text-danger-text">
                <X aria-hidden size={16} />
                No, {formatCm(-spare)} too narrow
              </span>
            ))}
        </span>
      </div>
    </div>
  );
}
