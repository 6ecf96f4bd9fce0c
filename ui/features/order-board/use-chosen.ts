import { useCallback, useState } from "react";

export interface Chosen {
  /** Ids of the orders that are chosen. */
  chosen: ReadonlySet<string>;
  /** Chooses an order, or no longer. */
  toggle: (orderId: string) => void;
  none: () => void;
}

/** Which orders are chosen, to be moved together. */
export function useChosen(): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((orderId: string) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(orderId)) after.add(orderId);
      return after;
    });
  }, []);
  const none = useCallback(() => setChosen(new Set()), []);
  return { chosen, toggle, none };
}
