import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { Empty } from "../../../components/empty.tsx";
import { RetryButton } from "../../../components/retry-button.tsx";
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

  if (order) return <ConfirmedOrder order={order} {...rest} />;
  if (!error && !data) return <OrderSkeleton />;
  return (
    <Empty
      first
      door="shuttered"
      heading={messages.order.placed}
      action={<RetryButton onRetry={() => refetch()} />}
    >
      {t.detailsFailed}
    </Empty>
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
