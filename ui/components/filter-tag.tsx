import * as t from "#texts/components.ts";
import { X } from "lucide-react";
import type { ReactNode } from "react";

/** An active filter; pressing it removes the filter. */
export function FilterTag({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="min-h-dense inline-flex max-w-full items-center gap-1.5 text-left wrap-anywhere rounded-control bg-sunken pr-2 pl-3 text-fine font-medium hover:bg-line"
    >
      <span className="sr-only">{t.removeFilter} </span>
      {children}
      <X aria-hidden size={14} />
    </button>
  );
}
