import type { BoardColumn, BoardOrder } from "../order-board/board-lists.ts";

export interface PlaceInColumn {
  /** From 1; 0 if the order is in no column that is shown. */
  place: number;
  of: number;
  before: BoardOrder | null;
  next: BoardOrder | null;
}

/** The place of an order in its column, and its neighbours there. */
export function placeInColumn(columns: readonly BoardColumn[], orderId: string): PlaceInColumn {
  for (const { orders, count } of columns) {
    const index = orders.findIndex(({ id }) => id === orderId);
    if (index === -1) continue;
    const before = orders[index - 1] ?? null;
    const next = orders[index + 1] ?? null;
    return { place: index + 1, of: Math.max(count, orders.length), before, next };
  }
  return { place: 0, of: 0, before: null, next: null };
}
