import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  OrderDeskChangedDocument,
  OrderDeskDocument,
  type OrderDesk_OrderFragment,
} from "../../../generated/operations.ts";
import { readingOf, type Reading } from "../kit/read.tsx";
import { useNow } from "../kit/use-now.ts";

export type DeskOrder = OrderDesk_OrderFragment;
export type TimelineEntry = DeskOrder["timeline"][number];

const askAgainMs = 2000;
/**
 * An email that has not been sent by then waits for its server, and the page stops polling for it.
 */
const waitForMailMs = 180_000;

/** Whether an email about the latest change may still be sent shortly. */
export function awaitsMail({ timeline }: Pick<DeskOrder, "timeline">, now: number): boolean {
  return timeline.some(
    ({ mailed, mailedAt, at }) =>
      mailed && mailedAt === null && now - Date.parse(at) < waitForMailMs,
  );
}

/**
 * One order by its number, live: its moves and comments by a subscription, its emails by polling
 * while one is pending.
 */
export function useDeskOrder(
  number: string,
  id: string | null,
): Reading<{ order: DeskOrder | null }> {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(
    OrderDeskDocument,
    {
      variables: { number, id },
      fetchPolicy: "cache-and-network",
    },
  );
  const now = useNow();
  const before = previousData?.boardOrder;
  // The previous data is shown while it reloads.
  const order = data ? data.boardOrder : before?.number === number ? before : undefined;
  const waits = Boolean(order && awaitsMail(order, now));

  useEffect(() => {
    if (!waits) return undefined;
    startPolling(askAgainMs);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);

  useLiveUpdates({
    document: OrderDeskChangedDocument,
    variables: { id: order?.id ?? "" },
    // The answer has no position: the updates begin now, and the order is read again from there.
    after: order ? null : undefined,
    // If the reload fails, the data stays as it is.
    reread: (position) => refetch({ number, id, after: position }).catch(() => undefined),
  });

  return readingOf({
    data: order === undefined ? undefined : { order },
    failed: order === undefined && error,
    retry: () => refetch(),
  });
}
