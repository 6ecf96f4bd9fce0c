import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  CallQueueChangedDocument,
  CallQueueDocument,
  MoreCallsDocument,
  type CallQueueQuery,
} from "../../../generated/operations.ts";

export type CallQueue = CallQueueQuery["callQueue"];
export type QueuedOrder = CallQueue["items"][number];

export interface CallQueueRead {
  /** Undefined until the first answer. */
  queue: CallQueue | undefined;
  failed: boolean;
  retry: () => unknown;
  /** Loads the next page; null if everything is loaded. */
  more: (() => Promise<void>) | null;
}

/** The orders that wait for a call, live. Further pages last until the queue changes. */
export function useCallQueue(): CallQueueRead {
  const { data, error, refetch, client } = useQuery(CallQueueDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [further, setFurther] = useState<{
    of: string;
    items: readonly QueuedOrder[];
    nextCursor: string | null;
  } | null>(null);
  const first = data?.callQueue;
  useLiveUpdates({
    document: CallQueueChangedDocument,
    variables: {},
    after: data ? null : undefined,
    read: ({ callQueueChanged: { position } }) => ({ position, remaining: 0 }),
    onUpdate: ({ callQueueChanged: { queue } }) =>
      client.writeQuery({ query: CallQueueDocument, data: { callQueue: queue } }),
  });
  const added = further && further.of === first?.position ? further : null;
  const cursor = added ? added.nextCursor : (first?.nextCursor ?? null);

  async function loadMore() {
    if (!first || cursor === null) return;
    const answer = await client
      .query({ query: MoreCallsDocument, variables: { cursor }, fetchPolicy: "no-cache" })
      .catch(() => null);
    const page = answer?.data?.callQueue;
    if (!page) return void refetch();
    setFurther({
      of: first.position,
      items: [...(added?.items ?? []), ...page.items],
      nextCursor: page.nextCursor,
    });
  }

  return {
    queue: first && added ? { ...first, items: [...first.items, ...added.items] } : first,
    failed: error !== undefined,
    retry: () => refetch(),
    more: cursor === null ? null : loadMore,
  };
}
