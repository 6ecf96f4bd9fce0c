import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { Wall } from "./wall.ts";
import "./wall-tile.css";

export interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  /** Shows a swatch of the wall that the chip leads to. */
  wall?: Wall;
  /** A picture inside the swatch. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A toggle button; pressing the selected one again clears it. */
export function Chip({ pressed, onPress, wall, picture, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        "inline-flex min-h-13 flex-none items-center gap-3 rounded-control border text-base font-demi transition-colors",
        wall ? "pl-1.25" : "pl-4",
        pressed
          ? "border-accent bg-accent pr-3 text-on-accent"
          : "border-line bg-raised pr-4.5 hover:border-line-strong",
      )}
    >
      {wall && (
        <span
          aria-hidden
          className={`wall wall-${wall} stands-floor block size-10 overflow-hidden rounded-tile`}
        >
          {picture}
        </span>
      )}
      {children}
      {pressed && <X aria-hidden size={16} />}
    </button>
  );
}
