import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { CalendarDays } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { LinkButton } from "../../../components/link-button.tsx";
import { Loom } from "../../../components/loom.tsx";
import { formatMoney } from "../../../components/money.ts";
import { formatPhone } from "../../../components/phone-number.ts";
import { QueryResult } from "../../../components/query-result.tsx";
import { Sentence } from "../../../components/sentence.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import {
  OrderView_OrderFragmentDoc,
  PlacedOrderDocument,
  type OrderView_OrderFragment,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { dayText } from "../delivery/day-text.ts";
import { OrderDetails } from "./order-parts.tsx";
import type { PictureOf } from "./ordered-picture.tsx";
import { paymentLabel } from "./payment.ts";

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

interface ConfirmedOrderProps {
  order: FragmentType<OrderView_OrderFragment>;
  picture: PictureOf;
  /** Shown next to the number. */
  copy: (number: string) => ReactNode;
}

/** The order the shop has just accepted, and what happens next. */
function ConfirmedOrder({ order, picture, copy }: ConfirmedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, complete } = useFragment({ fragment: OrderView_OrderFragmentDoc, from: order });
  useEffect(() => {
    if (complete) heading.current?.focus({ preventScroll: true });
  }, [complete]);
  if (!complete) return null;
  return (
    <>
      <div className="grid items-end gap-x-10 gap-y-6 pb-8 md:grid-cols-fill-auto">
        <div>
          <h1 ref={heading} tabIndex={-1} className="heading-display outline-none">
            {messages.order.placed}
          </h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-2 text-lg">
            <span>
              <Sentence
                of={t.orderNumber}
                number={<b className="font-semibold select-all">{data.number}</b>}
              />
            </span>
            {copy(data.number)}
          </p>
          {data.deliveryDay && (
            <p className="mt-3 flex items-center gap-2.5 text-lg font-demi">
              <CalendarDays aria-hidden size={20} />
              {dayText(data.deliveryDay)}
            </p>
          )}
          <p className="mt-2 measure-52 text-lg text-ink-muted">
            <Sentence
              of={t.whatComesNext}
              payment={paymentLabel(data.paymentMethod)}
              sum={formatMoney(data.totalPrice)}
              phone={
                <span className="whitespace-nowrap">{formatPhone(data.shippingAddress.phone)}</span>
              }
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.myOrders} variant="filled" size="big">
            {t.followInMyOrders}
          </LinkButton>
          <LinkButton to={paths.category} size="big">
            {t.keepShopping}
          </LinkButton>
        </div>
      </div>
      <section
        aria-label={t.orderOf(data.number)}
        className="overflow-hidden rounded-panel border border-line bg-raised"
      >
        <Loom className="h-1.5!" />
        <h2 className="sr-only">{t.whatYouOrdered}</h2>
        <OrderDetails order={data} picture={picture} />
      </section>
    </>
  );
}
