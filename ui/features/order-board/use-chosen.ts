import { useCallback, useLayoutEffect, useRef, useState } from "react";

export interface Chosen {
  /** Ids of the orders that are chosen. */
  chosen: ReadonlySet<string>;
  /**
   * Chooses an order, or no longer. With `range` all orders from the one that was pressed before
   * become what this one becomes.
   */
  toggle: (orderId: string, range?: boolean) => void;
  /** Chooses these orders, or none of them. */
  set: (orderIds: readonly string[], chosen: boolean) => void;
  none: () => void;
}

const nothing: readonly string[] = [];

/** Which orders are chosen, to be moved together; `sequence` holds their ids as they are listed. */
export function useChosen(sequence: readonly string[] = nothing): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const listed = useRef(sequence);
  useLayoutEffect(() => {
    listed.current = sequence;
  }, [sequence]);
  const pressed = useRef<string | null>(null);

  const set = useCallback((orderIds: readonly string[], wanted: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      for (const id of orderIds) {
        if (wanted) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  const toggle = useCallback((orderId: string, range = false) => {
    const from = range && pressed.current ? listed.current.indexOf(pressed.current) : -1;
    const to = listed.current.indexOf(orderId);
    pressed.current = orderId;
    const meant =
      from === -1 || to === -1
        ? [orderId]
        : listed.current.slice(Math.min(from, to), Math.max(from, to) + 1);
    setChosen((before) => {
      const after = new Set(before);
      const wanted = !before.has(orderId);
      for (const id of meant) {
        if (wanted) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  const none = useCallback(() => {
    pressed.current = null;
    setChosen(new Set());
  }, []);
  return { chosen, toggle, set, none };
}
