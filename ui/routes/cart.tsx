import { SignedIn } from "../features/account/signed-in.tsx";
import { CartSkeleton } from "../features/cart/cart-skeleton.tsx";
import { Cart } from "../features/cart/cart.tsx";
import { CheckoutTrail } from "../features/checkout/checkout-trail.tsx";
import { squarePicture } from "../features/product/product-picture.tsx";

/** What the shopper wants to buy. */
export function Component() {
  return (
    <SignedIn title="Cart" reason="Log in to see your cart" waiting={<CartSkeleton />}>
      {() => <Cart picture={squarePicture} trail={<CheckoutTrail current="cart" />} />}
    </SignedIn>
  );
}
