import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { OrderCountsDocument, type OrderCountsQuery } from "../../../generated/operations.ts";
import { variablesOf, type BoardFilter } from "./board-filter.ts";

type ColumnCounts = OrderCountsQuery["orderBoard"]["counts"];

/** Counts that were loaded with a list. */
export interface ListedCounts {
  counts: ColumnCounts;
  /** The position of the list when it was read; undefined before its first answer. */
  position: string | null | undefined;
}

/** Minimum interval in milliseconds between recounts, however many orders move. */
const countEveryMs = 1000;

/**
 * The number of orders at each status. `listed` are the counts loaded with the list. `again` counts
 * again, because the list does not show moves of orders that it does not contain. New counts are
 * valid until the list is read again.
 */
export function useColumnCounts(
  filter: BoardFilter,
  listed: ListedCounts,
  today: string,
): { counts: ColumnCounts; again: () => void } {
  const client = useApolloClient();
  const [counted, setCounted] = useState<(ListedCounts & { filter: BoardFilter }) | null>(null);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { position } = listed;
  const latest = useRef({ filter, position, today });
  useEffect(() => {
    latest.current = { filter, position, today };
  });
  useEffect(() => () => clearTimeout(due.current), []);

  async function count() {
    const { today: asOf, ...request } = latest.current;
    // Bypasses the cache, where it would replace the list's first page.
    const answer = await client
      .query({
        query: OrderCountsDocument,
        variables: variablesOf(request.filter, asOf),
        fetchPolicy: "no-cache",
      })
      .catch(() => null);
    if (answer?.data) setCounted({ ...request, counts: answer.data.orderBoard.counts });
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
