import { discountSum } from "../../shared/order/discount-sum.ts";
import { MapPin, Phone } from "lucide-react";
import { Link } from "react-router-dom";
import { DateTime } from "../../../components/date-time.tsx";
import { Field } from "../../../components/field.tsx";
import { formatMoney } from "../../../components/money.ts";
import { formatPhone } from "../../../components/phone-number.ts";
import { TextArea } from "../../../components/text-input.tsx";
import { limits } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";
import { useMay } from "../../shared/account/rights.ts";
import { dayText } from "../../shared/delivery/day-text.ts";
import { OrderedItems } from "../../shared/order/order-parts.tsx";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { mapLink } from "../order-desk/map-link.ts";
import type { DeskOrder } from "../order-desk/use-desk-order.ts";

const heading = "mb-2 text-fine font-semibold text-ink-muted";

/** Who is called: name, order and phone number. */
export function CallHead({ order }: { order: DeskOrder }) {
  const { shippingAddress: to } = order.details;
  return (
    <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-fill-auto">
      <div className="min-w-0">
        <h2 className="heading text-figure tracking-title wrap-anywhere">{order.customerName}</h2>
        <p className="text-fine text-ink-muted">
          <Link to={paths.adminOrder(order.number)} className="link-line">
            {order.number}
          </Link>
          {" · placed "}
          <DateTime at={order.createdAt} />
          {" · "}
          <Link to={paths.adminOrdersOfPerson(order.userId)} className="link-line">
            orders of this account
          </Link>
        </p>
      </div>
      {to.phone && (
        <div className="grid justify-items-start gap-0.5 lg:justify-items-end">
          <a
            href={`tel:${to.phone}`}
            data-call
            aria-keyshortcuts="C"
            className="inline-flex min-h-control items-center gap-2.5 font-display text-figure leading-title whitespace-nowrap text-accent-text"
          >
            <Phone aria-hidden size={22} />
            <span className="sr-only">Call </span>
            {formatPhone(to.phone)}
          </a>
          {to.secondPhone && (
            <a
              href={`tel:${to.secondPhone}`}
              className="inline-flex min-h-8 items-center text-fine max-md:min-h-control"
            >
              <span className="link-line">{formatPhone(to.secondPhone)}</span>
              <span className="ml-1.5 text-ink-muted">second phone</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}

export interface CallFocusProps {
  order: DeskOrder;
  /** The score from which an order waits. */
  from: number;
  picture: PictureOf;
  note: string;
  onNote: (note: string) => void;
  /** Called when the field of the note gets the focus. */
  onNoteFocus: () => void;
}

/** Why the order is called, what it holds, what to say, and a note for other staff. */
export function CallFacts({ order, from, picture, note, onNote, onNoteFocus }: CallFocusProps) {
  const maySet = useMay("SETTINGS");
  const { details, deliveryDay, call } = order;
  const { shippingAddress: to } = details;
  const discount = discountSum(details.discount);
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <section aria-labelledby="call-reasons" className="min-w-0">
          <h3 id="call-reasons" className={heading}>
            Why this call: {call.score} of 100
          </h3>
          <ul className="grid gap-2">
            {call.reasons.map(({ points, text }) => (
              <li key={text} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
                <span
                  className={`text-right font-semibold tabular-nums ${points > 0 ? "text-clay-text" : "text-accent-text"}`}
                >
                  {points > 0 ? `+${points}` : `−${-points}`}
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-fine text-ink-muted">
            An order waits for its call from {from} points.
            {maySet && (
              <>
                {" "}
                <Link to={paths.adminSettings} className="link-line">
                  Settings
                </Link>
              </>
            )}
          </p>
        </section>
        <section aria-labelledby="call-items" className="min-w-0">
          <h3 id="call-items" className={heading}>
            Items
          </h3>
          <OrderedItems items={details.items} picture={picture} />
          <dl className="mt-3 grid grid-cols-grow-auto gap-y-1 border-t border-line pt-3">
            <dt className="text-ink-muted">Delivery</dt>
            <dd className="text-right">{formatMoney(details.deliveryFee)}</dd>
            {discount && (
              <>
                <dt className="text-ink-muted">{discount.label}</dt>
                <dd className="text-right">{discount.amount}</dd>
              </>
            )}
            <dt className="font-semibold">{details.paymentMethod}</dt>
            <dd className="text-right font-semibold">{formatMoney(details.totalPrice)}</dd>
          </dl>
        </section>
        <section aria-labelledby="call-say" className="min-w-0">
          <h3 id="call-say" className={heading}>
            Talking points
          </h3>
          <ul className="ml-4 grid list-disc gap-1.5">
            <li>
              {deliveryDay ? (
                <>
                  The day: <b className="font-semibold">{dayText(deliveryDay)}</b>
                </>
              ) : (
                "A delivery day: none is agreed yet"
              )}
            </li>
            <li>The address and a landmark</li>
            <li>
              <b className="font-semibold">{formatMoney(details.totalPrice)}</b> in cash, ready for
              the driver
            </li>
          </ul>
        </section>
        <section aria-labelledby="call-address" className="min-w-0">
          <h3 id="call-address" className={heading}>
            Deliver to
          </h3>
          <address className="leading-prose wrap-anywhere not-italic">
            {to.address}
            <br />
            {[to.city, to.district !== to.city && to.district, to.province]
              .filter(Boolean)
              .join(", ")}{" "}
            {to.zipCode}
            {to.floor && (
              <>
                <br />
                {to.floor}
              </>
            )}
          </address>
          <p className="text-fine text-ink-muted">
            {to.landmark ? `Landmark: ${to.landmark}` : "No landmark given"}
          </p>
          <a
            className="mt-1 inline-flex min-h-8 items-center gap-1.5 max-md:min-h-control"
            href={mapLink(to)}
            target="_blank"
            rel="noreferrer"
          >
            <MapPin aria-hidden size={15} className="text-ink-muted" />
            <span className="link-line">Open the map</span>
            <span className="sr-only"> in a new tab</span>
          </a>
        </section>
      </div>
      <Field
        label="Note for staff"
        optional
        hint="Stored with the outcome. The customer never sees it."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.orderComment}
            value={note}
            onFocus={onNoteFocus}
            onChange={({ currentTarget }) => onNote(currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}
