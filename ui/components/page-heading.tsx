import type { ReactNode } from "react";

/** The page's only h1, with related controls at the right. */
export function PageHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-entrance pb-5">
      <h1 className="heading-display">{children}</h1>
      {aside}
    </div>
  );
}
