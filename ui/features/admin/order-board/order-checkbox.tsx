import { useEffect, useRef } from "react";
import type { BoardOrder } from "./board-lists.ts";

const box = "size-4 accent-(--accent)";
const label = "-m-2 inline-grid p-2 select-none";

export interface OrderCheckboxProps {
  order: BoardOrder;
  chosen: boolean;
  onChoose: (orderId: string, range?: boolean) => void;
}

/**
 * Selects an order, to be moved with others; with Shift it selects all orders since the last
 * pressed one. A cancelled order cannot be moved.
 */
export function OrderCheckbox({
  order: { id, number, cancelledAt },
  chosen,
  onChoose,
}: OrderCheckboxProps) {
  if (cancelledAt !== null) return null;
  return (
    <label className={label}>
      <input
        type="checkbox"
        // Shift and a click would select the text between the two places.
        onMouseDown={(event) => {
          if (event.shiftKey) event.preventDefault();
        }}
        aria-label={`Select ${number}`}
        className={box}
        checked={chosen}
        onChange={({ nativeEvent }) => {
          if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) onChoose(id, true);
          else onChoose(id);
        }}
      />
    </label>
  );
}

export interface AllOrdersCheckboxProps {
  /** The number of listed orders. */
  count: number;
  /** The number of selected ones. */
  chosenCount: number;
  onChoose: (chosen: boolean) => void;
  /** The accessible name. */
  name?: string;
}

/** Selects or deselects all listed orders. */
export function AllOrdersCheckbox({
  count,
  chosenCount,
  onChoose,
  name = "Select all listed orders",
}: AllOrdersCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const some = chosenCount > 0 && chosenCount < count;
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  }, [some]);
  return (
    <label className={label}>
      <input
        ref={input}
        type="checkbox"
        aria-label={name}
        className={box}
        disabled={count === 0}
        checked={count > 0 && chosenCount === count}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  );
}
