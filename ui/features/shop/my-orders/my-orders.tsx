import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { PageHeading } from "../../../components/page-heading.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Tabs } from "../../../components/tabs.tsx";
import { useTabInAddress } from "../../../components/use-tab-in-address.ts";
import { ConnectionStatus } from "../../shared/order/connection-status.tsx";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { OngoingOrders, PreviousOrders } from "./order-lists.tsx";
import { useMyOrders } from "./use-my-orders.ts";

export interface MyOrdersProps {
  picture: PictureOf;
  /** Orders that have not reached the shop; shown above the others. */
  waiting: ReactNode;
}

/** The shopper's own orders: ongoing and previous ones. */
export function MyOrders({ picture, waiting }: MyOrdersProps) {
  const { orders, failed, retry, more, glowOf } = useMyOrders();
  const [tab, setTab] = useTabInAddress("tab", ["ongoing", "previous"] as const);

  return (
    <>
      {(orders ?? failed) && (
        <PageHeading aside={orders && <ConnectionStatus />}>{t.myOrders}</PageHeading>
      )}
      <QueryResult
        data={orders}
        failed={failed}
        retry={retry}
        failure={{ heading: messages.order.myListFailed, text: t.ordersAreSafe }}
        ifStale={{ tone: "warn", className: "mb-6" }}
        skeleton={<OrdersSkeleton />}
      >
        {(orders) => (
          <>
            {waiting}
            <Tabs
              label={t.orders}
              tabs={[
                { value: "ongoing", label: t.ongoing, count: orders.ongoingCount },
                { value: "previous", label: t.previous, count: orders.previousCount },
              ]}
              value={tab}
              onValueChange={setTab}
            >
              {tab === "ongoing" ? (
                <OngoingOrders orders={orders.ongoing} picture={picture} glowOf={glowOf} />
              ) : (
                <PreviousOrders
                  orders={orders.previous}
                  picture={picture}
                  complete={more === null}
                />
              )}
              {more && (
                <p className="mt-8 text-center">
                  <Button pending={more.loading} onClick={() => void more.load()}>
                    {t.showEarlierOrders}
                  </Button>
                </p>
              )}
            </Tabs>
          </>
        )}
      </QueryResult>
    </>
  );
}
