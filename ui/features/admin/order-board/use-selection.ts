import { useCallback, useLayoutEffect, useRef, useState } from "react";

export interface OrderSelection {
  /** The ids of the selected orders. */
  chosen: ReadonlySet<string>;
  /**
   * Selects or deselects an order. With `range` all orders since the previously pressed one get the
   * same state.
   */
  toggle: (orderId: string, range?: boolean) => void;
  /** Selects or deselects these orders. */
  set: (orderIds: readonly string[], chosen: boolean) => void;
  none: () => void;
}

const nothing: readonly string[] = [];

/** The selection of orders to move together; `sequence` holds their ids as listed. */
export function useSelection(sequence: readonly string[] = nothing): OrderSelection {
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
