import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { PlacedOrderDocument } from "../../../generated/operations.ts";
import { ConfirmedOrder, type ConfirmedOrderProps } from "./confirmed-order.tsx";

export interface PlacedOrderProps extends Omit<ConfirmedOrderProps, "order"> {
  orderId: string;
  /** Called when the order is visible. */
  onShown: () => void;
}

/** A placed order, loaded from the shop. */
export function PlacedOrder({ orderId, onShown, ...rest }: PlacedOrderProps) {
  const { data, error, refetch } = useQuery(PlacedOrderDocument, { variables: { id: orderId } });
  const order = data?.order;

  const notifyShown = useEffectEvent(onShown);
  const shown = Boolean(order);
  useEffect(() => {
    if (shown) notifyShown();
  }, [shown]);

  return (
    <QueryResult
      data={order}
      failed={error ?? data}
      retry={refetch}
      failure={{ first: true, heading: messages.order.placed, text: t.detailsFailed }}
      skeleton={<OrderSkeleton />}
    >
      {(placed) => <ConfirmedOrder order={placed} {...rest} />}
    </QueryResult>
  );
}

/** Shown while the order is loading. */
export function OrderSkeleton() {
  return (
    <Loading label={t.loadingYourOrder} className="pt-18">
      <Skeleton className="h-14 w-128 max-w-full" />
      <Skeleton className="mt-4 h-20 w-112 max-w-full" />
      <Skeleton className="mt-8 h-72" />
    </Loading>
  );
}
