import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "./class-names.ts";

export type SortDirection = "ascending" | "descending";

export interface SortButtonProps {
  label: string;
  /**
   * The direction in which the list is sorted by this column; null if it is sorted by another. The
   * heading around it announces this by `aria-sort`.
   */
  direction: SortDirection | null;
  /** Use "right" for columns of figures. */
  align?: "left" | "right";
  onPress: () => void;
}

/** The heading of a sortable column. */
export function SortButton({ label, direction, align = "left", onPress }: SortButtonProps) {
  const Arrow = direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={classNames(
        "-mx-1 inline-flex min-h-6 items-center gap-1 rounded-control px-1 font-demi whitespace-nowrap hover:bg-sunken hover:text-ink",
        align === "right" && "flex-row-reverse",
      )}
      onClick={onPress}
    >
      {label}
      <Arrow aria-hidden size={13} className={direction ? "" : "opacity-0"} />
    </button>
  );
}
