import * as t from "#texts/orders.ts";
import { useParams } from "react-router-dom";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { WaitingOrders } from "../features/shop/checkout/waiting-orders.tsx";
import { OwnOrderPage, OwnOrderSkeleton } from "../features/shop/own-order/own-order.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** One of the shopper's own orders, live. */
export function Component() {
  const { number = "" } = useParams();
  return (
    <SignedIn
      title={t.orderOf(number)}
      reason={t.logInToSeeOrder}
      waiting={<OwnOrderSkeleton number={number} />}
    >
      {(viewer) => (
        <OwnOrderPage
          key={number}
          number={number}
          picture={squarePicture}
          waiting={<WaitingOrders shopperId={viewer.id} />}
        />
      )}
    </SignedIn>
  );
}
