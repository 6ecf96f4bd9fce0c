import { useId, type ReactNode } from "react";

/** A framed panel next to the list of pieces. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-raised p-5 sm:p-6">
      <h2 id={id} className="heading mb-3.5 text-title">
        {heading}
      </h2>
      {children}
    </section>
  );
}
