import { items } from "#texts/components.ts";
import * as t from "#texts/track.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { Button } from "../../../components/button.tsx";
import { DateTime } from "../../../components/date-time.tsx";
import { OrderProgress } from "../../../components/order-progress.tsx";
import { Sentence } from "../../../components/sentence.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paymentMethod } from "../../../generated/shop.ts";
import { TrackedOrderChangedDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { ConnectionStatus } from "../../shared/order/connection-status.tsx";
import { isCancelled, progressOf, sentenceOf } from "../../shared/order/order-texts.ts";
import { paymentLabel } from "../../shared/order/payment.ts";
import { statusOf } from "../../shared/order/status.ts";
import type { Found, TrackedOrder, Tracking } from "./use-tracking.ts";

/** What the order's events say, in words. */
function wordsOf({
  phase,
  status,
  steps,
  itemCount,
  deliveryDay,
  dayMoved,
  endedAt,
}: TrackedOrder) {
  const at = steps.find((step) => step.status === status)?.at;
  const sentence = sentenceOf({
    phase,
    status,
    history: at === undefined ? [] : [{ at, movedBack: false }],
    items: [{ quantity: itemCount }],
  });
  return endedAt === null && deliveryDay && dayMoved
    ? `${sentence} ${t.newDay(dayText(deliveryDay))}`
    : sentence;
}

export interface TrackedOrderViewProps extends Pick<Tracking, "renew" | "update" | "leave"> {
  found: Found;
}

/** A found order, live: its status, number of items, delivery day, first name and city. */
export function TrackedOrderView({ found, renew, update, leave }: TrackedOrderViewProps) {
  const { order, grant, position } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  useLiveUpdates({
    document: TrackedOrderChangedDocument,
    variables: { grant },
    after: position,
    onUpdate({ order: changed, granted }) {
      if (!granted) renew();
      else if (changed) update(changed);
    },
  });

  const { step } = statusOf(order.status);
  return (
    <section aria-labelledby="tracked" className="wrap pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-entrance pb-6">
        <h1 id="tracked" ref={heading} tabIndex={-1} className="heading-display">
          {t.orderOf(order.number)}
        </h1>
        <ConnectionStatus />
      </div>
      <div className={`status-${step} rounded-panel border border-line bg-raised`}>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-1 px-panel pt-4 text-sm text-ink-muted">
          <span>{t.forPersonIn(order.firstName, order.city)}</span>
          <span>{items(order.itemCount)}</span>
          <span>{paymentLabel(paymentMethod)}</span>
          <span className="md:ml-auto">
            <Sentence of={t.placedOn} day={<DateTime at={order.createdAt} show="date" />} />
          </span>
        </div>
        <div className="px-panel pt-4 pb-6">
          <OrderProgress
            steps={progressOf({ history: order.steps })}
            current={step}
            sentence={wordsOf(order)}
            resting={isCancelled(order)}
          />
        </div>
        <div className="grid border-t border-line md:grid-flow-col md:auto-cols-fr">
          {order.endedAt === null && (
            <>
              <Fact heading={t.deliveryDay}>
                {order.deliveryDay ? dayText(order.deliveryDay) : t.dayByPhone}
              </Fact>
              <Fact heading={t.theDriver}>{t.driverCalls}</Fact>
            </>
          )}
          <Fact heading={t.needMore}>
            <Sentence
              of={t.signInToSee}
              signIn={<TextLink to={paths.myOrder(order.number)}>{t.signIn}</TextLink>}
              report={<TextLink to={paths.reportIssue}>{t.reportAnIssue}</TextLink>}
            />
          </Fact>
        </div>
      </div>
      <Button variant="quiet" className="mt-4" onClick={leave}>
        <ArrowLeft aria-hidden size={18} />
        {t.trackAnother}
      </Button>
    </section>
  );
}

function Fact({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="border-line px-panel py-4 leading-normal not-first:border-t md:not-first:border-t-0 md:not-first:border-l">
      <h2 className="mb-1.5 text-fine font-semibold text-ink-muted">{heading}</h2>
      {children}
    </div>
  );
}
