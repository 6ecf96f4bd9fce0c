import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Doorway } from "./doorway.tsx";

export interface EmptyProps {
  door: "open" | "shuttered";
  heading: string;
  /** Renders an h1, for pages without another one. */
  first?: boolean;
  /** One button or link. */
  action?: ReactNode;
  className?: string;
  /** One line. */
  children?: ReactNode;
}

/** An empty or failed state: a doorway, an explanation and the next step. */
export function Empty({ door, heading, first = false, action, className, children }: EmptyProps) {
  const Heading = first ? "h1" : "h2";
  return (
    <div
      className={classNames(
        "grid content-center justify-items-center gap-2 rounded-panel border border-line bg-raised px-5 pt-8 pb-9 text-center",
        className,
      )}
    >
      <Doorway open={door === "open"} className="mb-2 w-28" />
      <Heading className="heading text-title">{heading}</Heading>
      {children && <p className="measure-34 text-base text-ink-muted">{children}</p>}
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  );
}
