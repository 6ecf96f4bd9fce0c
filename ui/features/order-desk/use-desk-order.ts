import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useLiveUpdates } from "../../apollo/live-updates.tsx";
import {
  OrderDeskChangedDocument,
  OrderDeskDocument,
  type OrderDesk_OrderFragment,
} from "../../generated/operations.ts";
import { useNow } from "../order-board/minute.ts";

export type DeskOrder = OrderDesk_OrderFragment;

export interface DeskOrderRead {
  /** null where there is none; undefined while nobody knows. */
  order: DeskOrder | null | undefined;
  failed: boolean;
  retry: () => unknown;
}

const askAgainMs = 2000;
/** A mail that has not gone out by then waits for its server, and the page waits no more for it. */
const waitForMailMs = 180_000;

/** Whether a mail about the latest change may go out at any moment. */
export function awaitsMail({ happenings }: Pick<DeskOrder, "happenings">, now: number): boolean {
  return happenings.some(
    ({ mailed, mailedAt, at }) =>
      mailed && mailedAt === null && now - Date.parse(at) < waitForMailMs,
  );
}

/**
 * One order by its number, live: its moves and comments by a subscription, its mails by asking
 * while one is due.
 */
export function useDeskOrder(number: string, id: string | null): DeskOrderRead {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(
    OrderDeskDocument,
    {
      variables: { number, id },
      fetchPolicy: "cache-and-network",
    },
  );
  const now = useNow();
  const before = previousData?.boardOrder;
  // While it is read once more it stays as it was.
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
    // The answer has no position of its own: the updates begin now, and the order is read once more
    // from there.
    after: order ? null : undefined,
    read: ({ boardOrderChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ boardOrderChanged: { order: changed, position } }) => {
      // What cannot be read now stays as it is.
      if (!changed) void refetch({ number, id, after: position }).catch(() => undefined);
    },
  });

  return {
    order,
    failed: error !== undefined && order === undefined,
    retry: () => refetch(),
  };
}
