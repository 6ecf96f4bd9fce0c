import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { OrderCountsDocument, type OrderCountsQuery } from "../../generated/operations.ts";
import { variablesOf, type BoardFilter } from "./board-filter.ts";

type ColumnCounts = OrderCountsQuery["orderBoard"]["counts"];

/** Counts as they came with a list. */
export interface ListedCounts {
  counts: ColumnCounts;
  /** Where the list stood when it was read; undefined before its first answer. */
  position: string | null | undefined;
}

/** However many orders move, they are counted once in so long. */
const countEveryMs = 1000;

/**
 * How many orders stand at each status. `listed` is what came with the list; `again` counts anew,
 * because a move of an order that the list does not hold cannot be told from it. What was counted
 * holds until the list is read again, however it changes meanwhile.
 */
export function useColumnCounts(
  filter: BoardFilter,
  listed: ListedCounts,
): { counts: ColumnCounts; again: () => void } {
  const client = useApolloClient();
  const [counted, setCounted] = useState<(ListedCounts & { filter: BoardFilter }) | null>(null);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { position } = listed;
  const latest = useRef({ filter, position });
  useEffect(() => {
    latest.current = { filter, position };
  });
  useEffect(() => () => clearTimeout(due.current), []);

  async function count() {
    const asked = latest.current;
    // Beside the cache, where it would take the place of the list's first page.
    const answer = await client
      .query({
        query: OrderCountsDocument,
        variables: variablesOf(asked.filter),
        fetchPolicy: "no-cache",
      })
      .catch(() => null);
    if (answer?.data) setCounted({ ...asked, counts: answer.data.orderBoard.counts });
  }

  const holds = counted?.filter === filter && counted.position === position;
  return {
    counts: holds ? counted.counts : listed.counts,
    again() {
      due.current ??= setTimeout(() => {
        due.current = undefined;
        void count();
      }, countEveryMs);
    },
  };
}
