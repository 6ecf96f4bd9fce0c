/** The option values of a variant under its name; nothing for a product without options. */
export function OptionLine({ values }: { values: readonly string[] }) {
  return values.length > 0 && <span className="block text-ink-muted">{values.join(", ")}</span>;
}
