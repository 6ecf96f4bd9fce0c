import type { BoardOrder } from "./board-lists.ts";

export interface ChooseBoxProps {
  order: BoardOrder;
  chosen: boolean;
  onChoose: (orderId: string) => void;
}

/** Chooses an order, to be moved with others; one that was cancelled is moved nowhere. */
export function ChooseBox({
  order: { id, number, cancelledAt },
  chosen,
  onChoose,
}: ChooseBoxProps) {
  if (cancelledAt !== null) return null;
  return (
    <label className="-m-2 inline-grid p-2">
      <input
        type="checkbox"
        aria-label={`Choose ${number}`}
        className="size-4 accent-(--accent)"
        checked={chosen}
        onChange={() => onChoose(id)}
      />
    </label>
  );
}
