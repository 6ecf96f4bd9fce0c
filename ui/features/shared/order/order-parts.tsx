import * as t from "#texts/orders.ts";
import type { ReactNode } from "react";
import { formatDate, formatTime } from "../../../components/date-time.tsx";
import { formatMoney } from "../../../components/money.ts";
import { TextLink } from "../../../components/text-link.tsx";
import type { OrderView_OrderFragment } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { dayText } from "../delivery/day-text.ts";
import { OptionLine } from "../product/option-line.tsx";
import { AddressLines } from "./address-lines.tsx";
import { discountSum } from "./discount-sum.ts";
import { timelineOf } from "./order-texts.ts";
import { OrderedPicture, type PictureOf } from "./ordered-picture.tsx";

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-panel py-6">
      <h3 className="mb-3 text-fine leading-label font-semibold text-ink-muted">{heading}</h3>
      {children}
    </div>
  );
}

type OrderedItem = Omit<OrderView_OrderFragment["items"][number], "options"> & {
  /** The chosen option values, if they were read. */
  options?: readonly string[];
};

export function OrderedItems({
  items,
  picture,
}: {
  items: readonly OrderedItem[];
  picture: PictureOf;
}) {
  return (
    <ul className="grid gap-3">
      {items.map(({ productId, name, options = [], quantity, price, lineTotal, image }) => (
        <li
          key={productId}
          className="grid grid-cols-row-15 items-center gap-x-3.5 text-base leading-compact max-phone:grid-cols-label-15"
        >
          <OrderedPicture productId={productId} image={image} picture={picture} />
          <span>
            {name}
            <OptionLine values={options} />
            <small className="block text-fine text-ink-muted">
              {`${quantity} × ${formatMoney(price)}`}
            </small>
          </span>
          <span className="whitespace-nowrap max-phone:col-start-2">{formatMoney(lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}

function WhatHappened({ order }: { order: OrderView_OrderFragment }) {
  const timeline = timelineOf(order);
  return (
    <ol className="grid gap-2 text-sm leading-normal">
      {timeline.map(({ at, words, mailed }, index) => {
        const before = timeline[index - 1];
        const newDay = !before || formatDate(before.at) !== formatDate(at);
        return (
          <li key={at} className="grid grid-cols-label-21 gap-2">
            <time dateTime={at} className="text-ink-muted">
              {newDay && <span className="block">{formatDate(at)}</span>}
              {formatTime(at)}
            </time>
            <span className="flex flex-wrap items-baseline gap-x-2 self-end">
              <span>{words}</span>
              {mailed && (
                <small className="text-fine whitespace-nowrap text-ink-muted">
                  {t.emailed} <time dateTime={mailed.at}>{mailed.words}</time>
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function DeliverTo({ order: { shippingAddress } }: { order: OrderView_OrderFragment }) {
  return (
    <address className="text-base leading-open wrap-anywhere not-italic">
      <AddressLines to={shippingAddress} />
    </address>
  );
}

/** The items, history, delivery address and total of an order. */
export function OrderDetails({
  order,
  picture,
}: {
  order: OrderView_OrderFragment;
  picture: PictureOf;
}) {
  const discount = discountSum(order.discount);
  return (
    <div className="grid divide-line max-two-col:divide-y two-col:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,0.8fr)] two-col:divide-x">
      <Part heading={t.items}>
        <OrderedItems items={order.items} picture={picture} />
      </Part>
      <Part heading={t.whatHappened}>
        {order.history.length > 0 ? (
          <WhatHappened order={order} />
        ) : (
          <p className="text-sm">{order.refusal ?? t.shopReceived}</p>
        )}
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <TextLink to={paths.myOrder(order.number)}>
            {t.openTheOrder}
            <span className="sr-only"> {t.withNumber(order.number)}</span>
          </TextLink>
          <TextLink to={paths.reportIssueOf(order.number)}>
            {t.reportAnIssue}
            <span className="sr-only"> {t.withOrder(order.number)}</span>
          </TextLink>
        </p>
      </Part>
      <Part heading={t.deliverTo}>
        <DeliverTo order={order} />
        {order.deliveryDay && <p className="mt-2 text-base">{dayText(order.deliveryDay)}</p>}
        <p className="mt-3 font-display text-heading leading-title whitespace-nowrap">
          {formatMoney(order.totalPrice)}
        </p>
        <p className="text-fine text-ink-muted">
          {`${t.withDelivery} ${formatMoney(order.deliveryFee)}`}
        </p>
        {discount && (
          <p className="text-fine text-ink-muted">
            {discount.label} <span className="whitespace-nowrap">{discount.amount}</span>
          </p>
        )}
      </Part>
    </div>
  );
}
