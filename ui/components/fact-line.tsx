import type { ReactNode } from "react";

/** A labelled row of figures; two in a row on phones. */
export function FactLine({
  label,
  busy = false,
  children,
}: {
  label: string;
  /** The figures are not known yet. */
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      aria-busy={busy || undefined}
      className="grid flex-none grid-cols-2 border-b border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none [&>*]:border-line max-lg:[&>*:last-child:nth-child(odd)]:col-span-2 max-lg:[&>*:nth-child(even)]:border-l max-lg:[&>*:nth-child(n+3)]:border-t lg:[&>*+*]:border-l"
    >
      {children}
    </section>
  );
}
