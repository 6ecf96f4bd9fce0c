import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The grid of a page with a side column; below the main column on narrow screens. */
export const twoColumns = "grid grid-cols-1 gap-x-columns gap-y-10 beside:grid-cols-beside";

export interface TwoColumnsProps {
  children: ReactNode;
  /** Without it the page has one column. */
  beside: ReactNode;
  /** Keeps the side column in view while the page scrolls. */
  sticky?: boolean;
}

/** A page with a side column. */
export function TwoColumns({ children, beside, sticky = false }: TwoColumnsProps) {
  return (
    <div className={beside ? classNames(twoColumns, "items-start") : undefined}>
      <div className="min-w-0">{children}</div>
      {sticky && beside ? <div className="beside:sticky beside:top-6">{beside}</div> : beside}
    </div>
  );
}
