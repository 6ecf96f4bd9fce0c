import { classNames } from "../../../../components/class-names.ts";
import type { ImportState } from "./use-product-import.ts";

const steps = ["File", "Columns", "Check", "Import"];

const stepOf: Record<ImportState["phase"], number> = {
  empty: 0,
  reading: 0,
  mapping: 1,
  preview: 2,
  sent: 3,
};

/** The four steps of an import, with the current one. */
export function ImportSteps({ phase }: { phase: ImportState["phase"] }) {
  const current = stepOf[phase];
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-4 gap-y-1 text-fine">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === current ? "step" : undefined}
          className={classNames(
            "flex gap-1.5",
            at === current ? "font-demi text-accent-text" : "text-ink-muted",
          )}
        >
          <span className="tabular-nums">{at + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
