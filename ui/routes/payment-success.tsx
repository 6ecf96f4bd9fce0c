import * as t from "#texts/checkout.ts";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { CurrentSubmission } from "../features/shop/checkout/current-submission.tsx";
import { OrderSkeleton, PlacedOrder } from "../features/shared/order/placed-order.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** The result of placing the order; opens before the shop has responded. */
export function Component() {
  const { open } = useLoginPopup();
  return (
    <SignedIn title={t.yourOrder} reason={t.logInToSeeOrder} waiting={<OrderSkeleton />}>
      {(viewer) => (
        <CurrentSubmission
          shopperId={viewer.id}
          onSignIn={open}
          placed={(orderId, onShown) => (
            <PlacedOrder
              orderId={orderId}
              onShown={onShown}
              picture={squarePicture}
              copy={(number) => <CopyButton text={number} label={t.copyTheNumber(number)} />}
            />
          )}
        />
      )}
    </SignedIn>
  );
}
