import { CancelledOrdersDocument } from "../../../generated/operations.ts";
import { latest, useRead } from "../kit/read.tsx";
import { variablesOf, type BoardFilter } from "./board-filter.ts";
import type { BoardOrder } from "./board-lists.ts";

export interface CancelledOrders {
  /** The latest ones. */
  orders: readonly BoardOrder[];
  count: number;
}

/**
 * Cancelled orders that match the filter: those of the shop, and those cancelled while they were on
 * the board.
 */
export function useCancelledOrders(
  filter: BoardFilter,
  fromBoard: readonly BoardOrder[],
  today: string,
): CancelledOrders & { again: () => void } {
  const reading = useRead(CancelledOrdersDocument, variablesOf(filter, today), {
    fetchPolicy: "cache-first",
    keepsPrevious: true,
  });
  const page = latest(reading)?.orderBoard;
  const listed = page?.items ?? [];
  const known = new Set(listed.map(({ id }) => id));
  const fresh = fromBoard.filter(({ id }) => !known.has(id));
  return {
    orders: [...fresh, ...listed].toSorted((a, b) =>
      (b.cancelledAt ?? "") < (a.cancelledAt ?? "") ? -1 : 1,
    ),
    count: (page?.totalCount ?? 0) + fresh.length,
    // A list that fails to load stays unchanged.
    again: () => void reading.refresh(),
  };
}
