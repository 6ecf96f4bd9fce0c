import { useApolloClient } from "@apollo/client/react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import {
  CallQueueChangedDocument,
  CallQueueDocument,
  type CallQueueQuery,
} from "../../../generated/operations.ts";
import { usePagedRead, type PagedReading } from "../kit/read.tsx";

export type CallQueue = CallQueueQuery["callQueue"];
export type QueuedOrder = CallQueue["items"][number];

/** The orders that wait for a call, live. Further pages last until the queue changes. */
export function useCallQueue(): PagedReading<CallQueue> {
  const client = useApolloClient();
  const paged = usePagedRead({
    document: CallQueueDocument,
    variables: {},
    listOf: (data) => data.callQueue,
  });
  useLiveUpdates({
    document: CallQueueChangedDocument,
    after: paged.list ? null : undefined,
    onUpdate: ({ queue }) =>
      client.writeQuery({ query: CallQueueDocument, data: { callQueue: queue } }),
  });
  return paged;
}
