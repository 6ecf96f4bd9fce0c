import { unreachable } from "../decider.ts";
import type { CartEvent } from "./events.ts";

/** One product in a cart; `priceCents` is the price of one item when it was first added. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
  readonly priceCents: number;
}

/** Applies an event to the lines of a cart. Shared by the decider and the read model. */
export const evolveLines = (lines: readonly CartLine[], event: CartEvent): readonly CartLine[] => {
  switch (event.type) {
    case "CartItemAdded":
      return addLine(lines, event.data);
    case "GuestCartMerged":
      return event.data.lines.reduce(addLine, lines);
    case "CartItemQuantityChanged":
      return changeLine(lines, event.data.productId, () => event.data.quantity);
    case "CartItemRemoved":
      return changeLine(lines, event.data.productId, () => 0);
    case "CartCheckedOut":
    case "GuestCartMergeUndone":
      return event.data.lines.reduce(
        (rest, { productId, quantity }) =>
          changeLine(rest, productId, (line) => line.quantity - quantity),
        lines,
      );
    case "RoomArranged":
    case "OrderBegun":
      return lines;
    default:
      return unreachable(event);
  }
};

const addLine = (lines: readonly CartLine[], added: CartLine): readonly CartLine[] =>
  lines.some(({ productId }) => productId === added.productId)
    ? changeLine(lines, added.productId, (line) => line.quantity + added.quantity)
    : [...lines, added];

const changeLine = (
  lines: readonly CartLine[],
  productId: string,
  quantityOf: (line: CartLine) => number,
): readonly CartLine[] =>
  lines
    .map((line) => (line.productId === productId ? { ...line, quantity: quantityOf(line) } : line))
    .filter((line) => line.quantity > 0);
