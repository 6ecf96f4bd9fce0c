import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import "./past-frame.css";

/**
 * Banner above a page: the moment it shows, and links to other moments. The past has a lock and is
 * inside a `past-frame`.
 */
export function PastBanner({ past = true, children }: { past?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 md:px-5",
        past ? "past-banner" : "border-b border-line",
      )}
    >
      {past && <Lock aria-hidden size={16} />}
      {children}
    </div>
  );
}
