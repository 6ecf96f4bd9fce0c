import { Sentence } from "../../../components/sentence.tsx";
import * as t from "#texts/orders.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { ChevronDown, X } from "lucide-react";
import { useState } from "react";
import { DateTime } from "../../../components/date-time.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { formatMoney } from "../../../components/money.ts";
import { StatusPill } from "../../../components/status-glyph.tsx";
import {
  OrderView_OrderFragmentDoc,
  type OrderView_OrderFragment,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { OrderDetails } from "./order-parts.tsx";
import { deliveredAt, isCancelled } from "./order-texts.ts";
import { OrderedPicture, type PictureOf } from "./ordered-picture.tsx";
import { statusOf } from "./status.ts";

const mostPictures = 2;

/** A previous order; expands to show everything in it. */
export function PreviousOrder({
  order,
  picture,
}: {
  order: FragmentType<OrderView_OrderFragment>;
  picture: PictureOf;
}) {
  const { data, complete } = useFragment({ fragment: OrderView_OrderFragmentDoc, from: order });
  const [open, setOpen] = useState(false);
  if (!complete) return null;
  const more = data.items.length - mostPictures;
  const refused = data.phase === "REFUSED";
  const cancelled = isCancelled(data);
  return (
    <li className="border-t border-line last:border-b">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4 text-base hover:bg-ink/3 md:grid-cols-[9.5rem_minmax(0,1fr)_9rem_9rem_2rem] md:gap-x-8 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-1.5 max-md:row-span-2">
            {data.items.slice(0, mostPictures).map(({ productId, image }) => (
              <span key={productId} className="w-14">
                <OrderedPicture productId={productId} image={image} picture={picture} />
              </span>
            ))}
            {more > 0 && <span className="text-fine text-ink-muted">+{more}</span>}
          </span>
          <span className="leading-dense">
            <span className="font-semibold">{t.orderOf(data.number)}</span>
            <small className="block text-fine text-ink-muted">
              <Sentence
                of={cancelled ? t.cancelledOn : refused ? t.placedOn : t.deliveredOn}
                day={
                  <DateTime
                    at={data.cancelledAt ?? (refused ? data.createdAt : deliveredAt(data))}
                    show="date"
                  />
                }
              />
            </small>
          </span>
          <span className="max-md:col-start-2">
            {cancelled ? (
              <span className="inline-flex items-center gap-1.5 text-fine font-semibold text-ink-muted">
                <X aria-hidden size={16} />
                {data.phase === "RETURNED" ? t.returned : t.cancelled}
              </span>
            ) : refused ? (
              <span className="inline-flex items-center gap-1.5 text-fine font-semibold text-danger-text">
                <X aria-hidden size={16} />
                {t.notAccepted}
              </span>
            ) : (
              <StatusPill step={statusOf(data.status).step}>
                {statusOf(data.status).label}
              </StatusPill>
            )}
          </span>
          <span className="whitespace-nowrap max-md:col-start-2">
            {formatMoney(data.totalPrice)}
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className={`justify-self-end max-md:col-start-3 max-md:row-start-1 ${open ? "rotate-180" : ""}`}
          />
        </summary>
        {open && (
          <div className="mb-5 overflow-hidden rounded-panel border border-line bg-raised">
            <h2 className="sr-only">{t.orderOf(data.number)}</h2>
            <OrderDetails order={data} picture={picture} />
          </div>
        )}
      </details>
      {data.phase === "PLACED" && data.status === "DELIVERED" && (
        <p className="pb-4 max-md:pl-18 md:pl-46">
          <LinkButton to={paths.addReview(data.id)}>
            {t.addAReview}
            <span className="sr-only"> {t.ofOrder(data.number)}</span>
          </LinkButton>
        </p>
      )}
    </li>
  );
}
