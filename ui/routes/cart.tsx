import * as t from "#texts/cart.ts";
import { useState } from "react";
import { PageTitle } from "../components/page-title.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { SignedIn } from "../features/shared/account/signed-in.tsx";
import { viewerMay } from "../features/shared/account/may.ts";
import { useViewer } from "../features/shared/account/viewer.ts";
import { CartSkeleton } from "../features/shop/cart/cart-skeleton.tsx";
import { Cart } from "../features/shop/cart/cart.tsx";
import { GuestCartPage } from "../features/shop/cart/guest/guest-cart-page.tsx";
import { useGuestCart, useMergeIsDue } from "../features/shop/cart/guest/guest-cart-store.ts";
import { CheckoutTrail } from "../features/shop/checkout/checkout-trail.tsx";
import { OrderedCart } from "../features/shop/checkout/ordered-cart.tsx";
import { squarePicture } from "../features/shared/product/product-picture.tsx";

/** The shopper's cart; asks a visitor to log in. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  const hasLines = useGuestCart().lines.length > 0;
  const mergeIsDue = useMergeIsDue();
  // Stays mounted once shown, even if the last line is removed: its undo is there.
  const [wasShown, setWasShown] = useState(false);

  if (!viewer && !loading && (hasLines || wasShown)) {
    if (!wasShown) setWasShown(true);
    return (
      <div className="wrap pb-room">
        <PageTitle>{t.cart}</PageTitle>
        <GuestCartPage
          picture={squarePicture}
          trail={<CheckoutTrail current="cart" />}
          onSignIn={open}
        />
      </div>
    );
  }
  return (
    <SignedIn title={t.cart} reason={t.logInToSeeCart} waiting={<CartSkeleton />}>
      {(viewer) =>
        mergeIsDue && viewerMay(viewer, "SHOP") ? (
          <CartSkeleton />
        ) : (
          <Cart
            picture={squarePicture}
            trail={<CheckoutTrail current="cart" />}
            empty={<OrderedCart />}
          />
        )
      }
    </SignedIn>
  );
}
