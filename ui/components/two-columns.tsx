import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The grid of a page with a side column; below the main column on narrow screens. */
export const twoColumns = "grid grid-cols-1 gap-x-columns gap-y-10 two-col:grid-cols-aside";

export interface TwoColumnsProps {
  children: ReactNode;
  /** Without it the page has one column. */
  aside: ReactNode;
  /** Keeps the side column in view while the page scrolls. */
  sticky?: boolean;
}

/** A page with a side column. */
export function TwoColumns({ children, aside, sticky = false }: TwoColumnsProps) {
  return (
    <div className={aside ? classNames(twoColumns, "items-start") : undefined}>
      <div className="min-w-0">{children}</div>
      {sticky && aside ? <div className="two-col:sticky two-col:top-6">{aside}</div> : aside}
    </div>
  );
}
