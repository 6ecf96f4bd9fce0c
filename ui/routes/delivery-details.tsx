import * as t from "#texts/checkout.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { DeliveryDetails } from "../features/shop/delivery-details/delivery-details.tsx";
import { DeliverySkeleton } from "../features/shop/delivery-details/delivery-skeleton.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";
import { paths } from "../paths.ts";

/** The delivery address, and the button that places the order. */
export function Component() {
  const navigate = useNavigate();
  // The next page must open even if the connection is lost just before the order is sent.
  useEffect(() => void import("./payment-success.tsx").catch(() => undefined), []);
  return (
    <SignedIn title={t.delivery} reason={t.logInToOrder} waiting={<DeliverySkeleton />}>
      {(viewer) => (
        <DeliveryDetails
          viewer={viewer}
          picture={squarePicture}
          onPlaced={() => void navigate(paths.paymentSuccess)}
        />
      )}
    </SignedIn>
  );
}
