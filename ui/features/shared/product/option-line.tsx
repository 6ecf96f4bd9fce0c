import { optionLine } from "./option-values.ts";

/** The chosen option values under an item's name; nothing for an item without options. */
export function OptionLine({
  values,
  className = "text-fine",
}: {
  values: readonly string[];
  className?: string;
}) {
  if (values.length === 0) return null;
  return <small className={`block text-ink-muted ${className}`}>{optionLine(values)}</small>;
}
