import { messages } from "#texts/messages.ts";
import { paymentLabel } from "../../shared/order/payment.ts";
import * as t from "#texts/orders.ts";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../../components/breadcrumb.tsx";
import { classNames } from "../../../components/class-names.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { formatMoney } from "../../../components/money.ts";
import { OrderProgress } from "../../../components/order-progress.tsx";
import { QueryResult } from "../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { paths } from "../../../paths.ts";
import { ConnectionStatus } from "../../shared/order/connection-status.tsx";
import { isCancelled, progressOf, sentenceOf } from "../../shared/order/order-texts.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { PromisedDay } from "../../shared/order/promised-day.tsx";
import { statusOf } from "../../shared/order/status.ts";
import { DeliveryDayPanel } from "./delivery-day-panel.tsx";
import { DeliverTo } from "./deliver-to.tsx";
import { PushOffer } from "../push/push-offer.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderPaper } from "./order-paper.tsx";
import { itemCountText } from "./step-texts.ts";
import { useOwnOrder, type OwnOrder } from "./use-own-order.ts";
import { ValueSource } from "./value-source.tsx";
import { WhatHappened } from "./what-happened.tsx";

export interface OwnOrderPageProps {
  number: string;
  picture: PictureOf;
  /**
   * Orders that have not reached the shop: the address of an order made on this device leads here
   * too.
   */
  waiting: ReactNode;
}

/** One order: its status, items, history, delivery address and actions. */
export function OwnOrderPage({ number, picture, waiting }: OwnOrderPageProps) {
  const { order, failed, retry, glow } = useOwnOrder(number);
  return (
    <>
      {order === undefined && failed && <Crumbs label={t.orderOf(number)} />}
      <QueryResult
        data={order === undefined ? undefined : { order }}
        failed={failed}
        retry={retry}
        failure={{ heading: t.orderFailed, text: t.ordersAreSafe, first: true }}
        skeleton={<OwnOrderSkeleton number={number} />}
      >
        {({ order }) => {
          if (order === null) {
            return number.startsWith("local_") ? (
              <>
                <Crumbs label={t.orderOnThisDevice} />
                <Heading>{t.orderOnThisDevice}</Heading>
                {waiting}
                <LinkButton to={paths.myOrders}>{t.openMyOrders}</LinkButton>
              </>
            ) : (
              <NoOrder number={number} />
            );
          }
          return (
            <>
              <div className="order-screen">
                <Crumbs label={t.orderOf(order.number)} />
                <Heading aside={<ConnectionStatus />}>{t.orderOf(order.number)}</Heading>
                <Progress order={order} glow={glow} />
                <div className="mt-10 grid items-start gap-x-columns gap-y-10 two-col:grid-cols-aside">
                  <div className="grid min-w-0 gap-10">
                    <OrderItems order={order} picture={picture} />
                    <WhatHappened order={order} />
                    <OrderActions order={order} />
                  </div>
                  <div className="grid min-w-0 gap-4">
                    <DeliveryDayPanel order={order} />
                    <DeliverTo order={order} />
                    <OrderHelp order={order} />
                    {/* It appears later than the others and must not move them. */}
                    {order.mine && order.phase === "PLACED" && order.status !== "DELIVERED" && (
                      <PushOffer />
                    )}
                  </div>
                </div>
              </div>
              <OrderPaper order={order} />
            </>
          );
        }}
      </QueryResult>
    </>
  );
}

function Progress({ order, glow }: { order: OwnOrder; glow: string | undefined }) {
  const { step } = statusOf(order.status);
  return (
    <section
      aria-label={t.progress}
      className={classNames(`status-${step} rounded-panel border border-line bg-raised`, glow)}
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-1 px-panel pt-4 text-sm text-ink-muted">
        <span className="flex flex-wrap items-center gap-x-1.5">
          {t.placed}{" "}
          <ValueSource order={order} side="right">
            <DateTime at={order.createdAt} />
          </ValueSource>
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5">
          {t.now}{" "}
          <ValueSource order={order} value="status" side="right">
            {isCancelled(order) ? t.cancelled : statusOf(order.status).label}
          </ValueSource>
        </span>
        <span>{paymentLabel(order.paymentMethod)}</span>
        <span className="md:ml-auto">
          {itemCountText(order)}, {formatMoney(order.totalPrice)}
        </span>
      </div>
      <div className="px-panel pt-4 pb-6">
        <OrderProgress
          steps={progressOf(order)}
          current={step}
          sentence={sentenceOf(order)}
          promise={<PromisedDay order={order} />}
          resting={isCancelled(order)}
        />
      </div>
    </section>
  );
}

/** Placed close below the breadcrumb. */
function Heading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-1 pb-6">
      <h1 className="heading-display">{children}</h1>
      {aside}
    </div>
  );
}

function Crumbs({ label }: { label: string }) {
  return (
    <Breadcrumb
      crumbs={[
        { label: t.home, to: paths.home },
        { label: t.myOrders, to: paths.myOrders },
        { label },
      ]}
    />
  );
}

function NoOrder({ number }: { number: string }) {
  return (
    <>
      <Crumbs label={t.orderOf(number)} />
      <Empty
        first
        door="shuttered"
        heading={messages.order.notFound}
        action={
          <LinkButton to={paths.myOrders} variant="filled">
            {t.openMyOrders}
          </LinkButton>
        }
      >
        {t.orderNotInAccount(number)}
      </Empty>
    </>
  );
}

/** Shown while the order is loading. */
export function OwnOrderSkeleton({ number }: { number: string }) {
  return (
    <>
      <Crumbs label={t.orderOf(number)} />
      <Heading>{t.orderOf(number)}</Heading>
      <Loading label={t.loadingYourOrder}>
        <Skeleton className="h-52" />
        <div className="mt-10 grid gap-x-columns gap-y-10 two-col:grid-cols-aside">
          <Skeleton className="h-120" />
          <Skeleton className="h-64" />
        </div>
      </Loading>
    </>
  );
}
