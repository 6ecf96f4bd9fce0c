import type { FragmentType, Reference } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLiveUpdates } from "../apollo/live-updates.tsx";
import { Button } from "../components/button.tsx";
import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { MessageBox } from "../components/message-box.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { Tabs } from "../components/tabs.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { WaitingOrders } from "../features/checkout/waiting-orders.tsx";
import { ConnectionStatus } from "../features/order/connection-status.tsx";
import { useLiveMarks } from "../features/order/live-marks.ts";
import { OrderCard } from "../features/order/order-card.tsx";
import { PreviousOrder } from "../features/order/previous-order.tsx";
import { ProductPicture } from "../features/product/product-picture.tsx";
import {
  MyOrdersDocument,
  OrderChangedDocument,
  type MyOrdersQuery,
  type ProductPicture_ProductFragment,
} from "../generated/operations.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";

/** The shopper's own orders, live. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className="wrap pb-room">
      <PageTitle>My Orders</PageTitle>
      {loading ? (
        <>
          <PageHeading>My Orders</PageHeading>
          <OrdersSkeleton />
        </>
      ) : viewer ? (
        <MyOrders shopperId={viewer.id} />
      ) : (
        <LockedPage reason="Log in to see your orders" onSignIn={open} />
      )}
    </div>
  );
}

function pictureOf(product: FragmentType<ProductPicture_ProductFragment>) {
  return <ProductPicture product={product} square />;
}

interface ListInCache {
  items: Reference[];
  totalCount: number;
}

type ListedOrder = MyOrdersQuery["myOrders"]["items"][number];

function isOngoing({ phase, status }: ListedOrder): boolean {
  return phase === "PENDING" || (phase === "PLACED" && status !== "DELIVERED");
}

function MyOrders({ shopperId }: { shopperId: string }) {
  const { cache } = useApolloClient();
  const { data, error, refetch, fetchMore } = useQuery(MyOrdersDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [tab, setTab] = useState<"ongoing" | "previous">("ongoing");
  /** What was ongoing when it was seen here stays in its place when it is delivered, until the page is left. */
  const [seenOngoing, setSeenOngoing] = useState<ReadonlySet<string>>(new Set());
  const [loadingMore, setLoadingMore] = useState(false);
  const { mark, glowOf } = useLiveMarks();
  const orders = data?.myOrders.items ?? [];

  const newlyOngoing = orders.filter((order) => isOngoing(order) && !seenOngoing.has(order.id));
  if (newlyOngoing.length > 0)
    setSeenOngoing(new Set([...seenOngoing, ...newlyOngoing.map(({ id }) => id)]));

  /** An order placed elsewhere joins the list at its head. */
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
    variables: {},
    after: data?.myOrders.position,
    read: ({ orderChanged: { position, remaining } }) => ({ position, remaining }),
    onUpdate: ({ orderChanged: { order } }) => {
      if (!order) return;
      addToList(order);
      mark(order.id);
    },
  });

  if (!data) {
    return (
      <>
        <PageHeading>My Orders</PageHeading>
        {error ? (
          <Empty
            door="shuttered"
            heading={messages.order.myListFailed}
            action={<RetryButton onRetry={() => refetch()} />}
          >
            Your orders are safe. The connection is not.
          </Empty>
        ) : (
          <OrdersSkeleton />
        )}
      </>
    );
  }

  const { totalCount, nextCursor } = data.myOrders;
  const shown = orders.filter((order) => isOngoing(order) || seenOngoing.has(order.id));
  const ended = orders.filter((order) => !isOngoing(order));
  const ongoingCount = orders.length - ended.length;

  async function showMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { cursor: nextCursor } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return (
    <>
      <PageHeading aside={<ConnectionStatus />}>My Orders</PageHeading>
      {error && (
        <MessageBox tone="warn" className="mb-6" action={<RetryButton onRetry={() => refetch()} />}>
          {messages.order.myListFailed}
        </MessageBox>
      )}
      <WaitingOrders shopperId={shopperId} />
      <Tabs
        label="Orders"
        tabs={[
          { value: "ongoing", label: "Ongoing", count: ongoingCount },
          { value: "previous", label: "Previous", count: totalCount - ongoingCount },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        {tab === "ongoing" ? (
          <div className="grid gap-7">
            {shown.length === 0 && (
              <Empty
                door="open"
                heading={messages.order.noneOngoing}
                action={
                  <LinkButton to={paths.category} variant="filled">
                    Look around
                  </LinkButton>
                }
              >
                What you order can be watched here, step by step.
              </Empty>
            )}
            {shown.map((order) => (
              <OrderCard key={order.id} order={order} picture={pictureOf} glow={glowOf(order)} />
            ))}
          </div>
        ) : (
          <>
            {ended.length === 0 && !nextCursor ? (
              <Empty door="shuttered" heading={messages.order.nonePrevious}>
                Delivered orders are kept here.
              </Empty>
            ) : (
              <ul>
                {ended.map((order) => (
                  <PreviousOrder key={order.id} order={order} picture={pictureOf} />
                ))}
              </ul>
            )}
          </>
        )}
        {nextCursor && (
          <p className="mt-8 text-center">
            <Button pending={loadingMore} onClick={() => void showMore()}>
              Show earlier orders
            </Button>
          </p>
        )}
      </Tabs>
    </>
  );
}

function OrdersSkeleton() {
  return (
    <Loading label="Loading your orders" className="grid gap-7">
      <Skeleton className="h-12 max-w-60" />
      {[0, 1].map((card) => (
        <Skeleton key={card} className="h-[27rem]" />
      ))}
    </Loading>
  );
}
