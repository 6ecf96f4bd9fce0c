import * as t from "#texts/components.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

/** The path from the home page to the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t.youAreHere} className="pt-1 pb-3 text-sm text-ink-muted md:pb-5">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-2 wrap-anywhere">
            {index > 0 && <ChevronRight aria-hidden size={14} />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-control items-center underline-offset-4 hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
