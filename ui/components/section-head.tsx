import type { ReactNode } from "react";

/** The heading of a section, with a link to more at the right. */
export function SectionHead({
  id,
  aside,
  children,
}: {
  id: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mb-[clamp(1.5rem,2.6vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h2 id={id} className="heading-display measure-22">
        {children}
      </h2>
      {aside}
    </div>
  );
}
