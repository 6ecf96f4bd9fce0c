import type { ReactNode } from "react";

/** A small label on a picture, for example: 3D. */
export function TileBadge({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-tile bg-raised px-2 py-1.5 text-xs leading-none font-semibold text-ink md:top-3 md:left-3">
      {icon}
      {children}
    </span>
  );
}
