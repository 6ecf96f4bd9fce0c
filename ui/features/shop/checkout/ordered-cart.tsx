import { messages } from "#texts/messages.ts";
import * as cartTexts from "#texts/cart.ts";
import * as t from "#texts/orders.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Empty } from "../../../components/empty.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { PlacedOrderNumberDocument } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { latestOrderId } from "./recent-orders.ts";
import { EmptyCart } from "../cart/empty-cart.tsx";

/**
 * An empty cart of a signed-in shopper. If another tab has just ordered its items, it names the
 * order.
 */
export function OrderedCart({ className }: { className?: string }) {
  const [id] = useState(latestOrderId);
  const { data } = useQuery(PlacedOrderNumberDocument, id ? { variables: { id } } : skipToken);
  const order = data?.order;
  if (!order) return <EmptyCart {...(className && { className })} />;
  return (
    <Empty
      first
      door="open"
      heading={messages.cart.empty}
      action={
        <LinkButton to={paths.myOrder(order.number)} variant="filled">
          {t.openTheOrder}
        </LinkButton>
      }
      {...(className && { className })}
    >
      {cartTexts.alreadyOrdered(order.number)}
    </Empty>
  );
}
