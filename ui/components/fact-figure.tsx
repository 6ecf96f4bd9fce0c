import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./class-names.ts";

export interface FactFigureProps {
  label: string;
  /** Undefined until it is known. */
  value: string | undefined;
  /** The target; no link by default. */
  to?: string;
  icon?: LucideIcon;
  tone?: string;
  /** The details of the figure. */
  children: ReactNode;
}

/** One figure of a line of facts, with its label and details. */
export function FactFigure({ label, value, to, icon: Icon, tone, children }: FactFigureProps) {
  const content = (
    <>
      <span className="text-fine leading-tight text-ink-muted">{label}</span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <b
          className={classNames(
            "heading inline-flex items-center gap-1.5 text-heading leading-none whitespace-nowrap tabular-nums",
            tone,
          )}
        >
          {Icon && <Icon aria-hidden size={17} />}
          {value ?? "–"}
        </b>
        {value && <small className="text-xs leading-tight text-ink-muted">{children}</small>}
      </span>
    </>
  );
  const style = "grid min-h-14 min-w-0 content-center gap-y-1 px-4 py-2 md:px-6";
  return to ? (
    <Link to={to} className={`${style} -outline-offset-2 hover:bg-ink/4`}>
      {content}
    </Link>
  ) : (
    <p className={style}>{content}</p>
  );
}
