import { paymentLabel } from "./payment.ts";
import * as t from "#texts/orders.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { classNames } from "../../../components/class-names.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { OrderProgress } from "../../../components/order-progress.tsx";
import {
  OrderView_OrderFragmentDoc,
  type OrderView_OrderFragment,
} from "../../../generated/operations.ts";
import { OrderDetails } from "./order-parts.tsx";
import { isCancelled, progressOf, sentenceOf } from "./order-texts.ts";
import type { PictureOf } from "./ordered-picture.tsx";
import { PromisedDay } from "./promised-day.tsx";
import { statusOf } from "./status.ts";

export interface OrderCardProps {
  order: FragmentType<OrderView_OrderFragment>;
  picture: PictureOf;
  /** The class of a recent change. */
  glow?: string | undefined;
}

/** An ongoing order, live. */
export function OrderCard({ order, picture, glow }: OrderCardProps) {
  const { data, complete } = useFragment({ fragment: OrderView_OrderFragmentDoc, from: order });
  if (!complete) return null;
  const { step } = statusOf(data.status);
  return (
    <article
      aria-labelledby={`order-${data.id}`}
      className={classNames(
        `status-${step} overflow-hidden rounded-panel border border-line bg-raised`,
        glow,
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-10 gap-y-1 px-panel pt-5 pb-4 text-sm text-ink-muted">
        <h2
          id={`order-${data.id}`}
          className="mr-auto font-display text-title leading-title font-[450] tracking-name text-ink"
        >
          {t.orderOf(data.number)}
        </h2>
        <span>
          {t.placed} <DateTime at={data.createdAt} />
        </span>
        <span>{paymentLabel(data.paymentMethod)}</span>
      </div>
      <div className="border-b border-line px-panel pt-1 pb-6">
        <OrderProgress
          steps={progressOf(data)}
          current={step}
          sentence={sentenceOf(data)}
          promise={<PromisedDay order={data} />}
          resting={isCancelled(data)}
        />
      </div>
      <OrderDetails order={data} picture={picture} />
    </article>
  );
}
