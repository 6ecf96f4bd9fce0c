import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { OrderCountsDocument, type OrderCountsQuery } from "../../generated/operations.ts";
import { variablesOf, type BoardFilter } from "./board-filter.ts";

type ColumnCounts = OrderCountsQuery["orderBoard"]["counts"];

/** However many orders move, they are counted once in so long. */
const countEveryMs = 1000;

/**
 * How many orders stand at each status. `listed` is what came with the list; `again` counts anew, because a move of an
 * order that the list does not hold cannot be told from it.
 */
export function useColumnCounts(
  filter: BoardFilter,
  listed: ColumnCounts,
): { counts: ColumnCounts; again: () => void } {
  const client = useApolloClient();
  const [counted, setCounted] = useState<{ after: ColumnCounts; counts: ColumnCounts } | null>(
    null,
  );
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ filter, listed });
  useEffect(() => {
    latest.current = { filter, listed };
  });
  useEffect(() => () => clearTimeout(due.current), []);

  async function count() {
    const { filter: wanted, listed: after } = latest.current;
    // Beside the cache, where it would take the place of the list's first page.
    const answer = await client
      .query({
        query: OrderCountsDocument,
        variables: variablesOf(wanted),
        fetchPolicy: "no-cache",
      })
      .catch(() => null);
    if (answer?.data) setCounted({ after, counts: answer.data.orderBoard.counts });
  }

  return {
    counts: counted?.after === listed ? counted.counts : listed,
    again() {
      due.current ??= setTimeout(() => {
        due.current = undefined;
        void count();
      }, countEveryMs);
    },
  };
}
