import * as t from "#texts/orders.ts";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { WaitingOrders } from "../features/shop/checkout/waiting-orders.tsx";
import { MyOrders } from "../features/shop/my-orders/my-orders.tsx";
import { OrdersSkeleton } from "../features/shop/my-orders/orders-skeleton.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** The shopper's own orders, live. */
export function Component() {
  return (
    <SignedIn title={t.myOrders} reason={t.logInToSeeOrders} waiting={<OrdersSkeleton />}>
      {(viewer) => (
        <MyOrders picture={squarePicture} waiting={<WaitingOrders shopperId={viewer.id} />} />
      )}
    </SignedIn>
  );
}
