import { messages } from "#texts/messages.ts";
import * as t from "#texts/orders.ts";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import type { MyOrdersQuery } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import type { LiveMarks } from "../../shared/order/live-marks.ts";
import { OrderCard } from "../../shared/order/order-card.tsx";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { PreviousOrder } from "../../shared/order/previous-order.tsx";

interface OrderListProps {
  orders: readonly MyOrdersQuery["myOrders"]["items"][number][];
  picture: PictureOf;
}

/** Ongoing orders, live. */
export function OngoingOrders({
  orders,
  picture,
  glowOf,
}: OrderListProps & Pick<LiveMarks, "glowOf">) {
  return (
    <div className="grid gap-7">
      {orders.length === 0 && (
        <Empty
          door="open"
          heading={messages.order.noneOngoing}
          action={
            <LinkButton to={paths.category} variant="filled">
              {t.browseTheShop}
            </LinkButton>
          }
        >
          {t.followedHere}
        </Empty>
      )}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} picture={picture} glow={glowOf(order)} />
      ))}
    </div>
  );
}

/** Delivered, refused and cancelled orders; `complete` if there are no earlier ones to load. */
export function PreviousOrders({
  orders,
  picture,
  complete,
}: OrderListProps & { complete: boolean }) {
  if (orders.length === 0 && complete)
    return (
      <Empty door="shuttered" heading={messages.order.nonePrevious}>
        {t.deliveredShownHere}
      </Empty>
    );
  return (
    <ul>
      {orders.map((order) => (
        <PreviousOrder key={order.id} order={order} picture={picture} />
      ))}
    </ul>
  );
}
