import type { Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { usePagedQuery, type PagedQuery } from "../../../apollo/use-paged-query.ts";
import {
  MyOrdersDocument,
  OrderChangedDocument,
  type MyOrdersQuery,
} from "../../../generated/operations.ts";
import { useLiveMarks, type LiveMarks } from "../../shared/order/live-marks.ts";

interface ListInCache {
  items: Reference[];
  totalCount: number;
}

type Orders = MyOrdersQuery["myOrders"];
type ListedOrder = Orders["items"][number];

export interface MyOrders extends Pick<PagedQuery<Orders>, "failed" | "retry" | "more"> {
  /** Null until the first answer, and if it failed. */
  orders: {
    /**
     * Ongoing orders, and those that were ongoing when first seen here: they stay in place until
     * the page is left.
     */
    ongoing: readonly ListedOrder[];
    previous: readonly ListedOrder[];
    ongoingCount: number;
    previousCount: number;
  } | null;
  glowOf: LiveMarks["glowOf"];
}

function isOngoing({ phase, status }: ListedOrder): boolean {
  return phase === "PENDING" || (phase === "PLACED" && status !== "DELIVERED");
}

/** The shopper's own orders, newest first and live. */
export function useMyOrders(): MyOrders {
  const { cache } = useApolloClient();
  const { list, failed, retry, more } = usePagedQuery({
    document: MyOrdersDocument,
    variables: {},
    listOf: (data) => data.myOrders,
  });
  const [seenOngoing, setSeenOngoing] = useState<ReadonlySet<string>>(new Set());
  const { mark, glowOf } = useLiveMarks();
  const orders = list?.items ?? [];

  const newlyOngoing = orders.filter((order) => isOngoing(order) && !seenOngoing.has(order.id));
  if (newlyOngoing.length > 0)
    setSeenOngoing(new Set([...seenOngoing, ...newlyOngoing.map(({ id }) => id)]));

  /** Adds an order placed elsewhere to the top of the list. */
  function addToList(order: ListedOrder) {
    cache.modify<{ myOrders: ListInCache }>({
      fields: {
        myOrders(existing, { readField, toReference, isReference }) {
          if (isReference(existing)) return existing;
          const known = existing.items.some((item) => readField("id", item) === order.id);
          const reference = toReference({ __typename: "Order", id: order.id });
          if (known || !reference) return existing;
          return {
            ...existing,
            items: [reference, ...existing.items],
            totalCount: existing.totalCount + 1,
          };
        },
      },
    });
  }

  useLiveUpdates({
    document: OrderChangedDocument,
    after: list?.position,
    onUpdate: ({ order }) => {
      if (!order) return;
      addToList(order);
      mark(order.id);
    },
  });

  const previous = orders.filter((order) => !isOngoing(order));
  const ongoingCount = orders.length - previous.length;
  return {
    orders: list && {
      ongoing: orders.filter((order) => isOngoing(order) || seenOngoing.has(order.id)),
      previous,
      ongoingCount,
      previousCount: list.totalCount - ongoingCount,
    },
    failed,
    retry,
    more,
    glowOf,
  };
}
