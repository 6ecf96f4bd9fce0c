import * as t from "#texts/components.ts";
import { Check, X } from "lucide-react";
import { classNames } from "./class-names.ts";
import "./notice-slip.css";

export interface NoticeSlipProps {
  /** The message; null for none. */
  text: string | null;
  /** Called after its three seconds, or when it is dismissed. */
  onDone: () => void;
  /**
   * Over the lower edge of the tile at the top of the nearest positioned box, or just above that
   * box.
   */
  place?: "over" | "above";
}

/**
 * A message over a picture, docked at the bottom edge on phones. Its progress line is the timer:
 * hover and focus pause both. Keep it mounted with `text` null, so that screen readers announce the
 * text when it appears.
 */
export function NoticeSlip({ text, onDone, place = "over" }: NoticeSlipProps) {
  return (
    <div
      role="status"
      className={classNames(
        place === "over" &&
          "pointer-events-none absolute inset-x-0 top-0 z-10 aspect-(--ratio-tile)",
      )}
    >
      {text !== null && (
        <div
          className={classNames(
            "notice-slip pointer-events-auto absolute z-10 flex items-center gap-2 overflow-hidden rounded-control bg-raised pl-3 text-sm leading-label font-medium text-ink shadow-2",
            "max-md:fixed max-md:inset-x-3 max-md:bottom-[calc(0.75rem+var(--edge-bar,0rem)+env(safe-area-inset-bottom))] max-md:z-30",
            place === "over" ? "inset-x-2.5 bottom-2.5" : "inset-x-0 bottom-[calc(100%+0.5rem)]",
          )}
        >
          <Check aria-hidden size={16} className="text-success" />
          <span className="flex-1 py-2.5">{text}</span>
          <button
            type="button"
            aria-label={t.dismiss}
            className="grid size-control place-items-center"
            onClick={onDone}
          >
            <X aria-hidden size={14} />
          </button>
          <i
            aria-hidden
            className="notice-life absolute bottom-0 left-0 h-0.5 w-full bg-success"
            onAnimationEnd={onDone}
          />
        </div>
      )}
    </div>
  );
}
