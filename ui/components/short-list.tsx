import { useState, type ReactNode } from "react";
import { Button } from "./button.tsx";

/**
 * The first items of a staff list, or the last ones, and a button that shows the others; the button
 * is null if there are none.
 */
export function useShortList<Item>(
  items: readonly Item[],
  atFirst: number,
  end: "first" | "last" = "first",
): { shown: readonly Item[]; showAll: ReactNode } {
  const [all, setAll] = useState(false);
  if (all || items.length <= atFirst) return { shown: items, showAll: null };
  return {
    shown: end === "first" ? items.slice(0, atFirst) : items.slice(-atFirst),
    showAll: (
      <Button size="dense" className="mt-2" onClick={() => setAll(true)}>
        Show all {items.length}
      </Button>
    ),
  };
}
