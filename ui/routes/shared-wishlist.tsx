import { useParams } from "react-router-dom";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { useVisitor } from "../features/shared/account/viewer.ts";
import { useAddToCart } from "../features/shop/cart/use-add-to-cart.tsx";
import { AddToCartCheck } from "../features/shop/cart/add-to-cart-check.tsx";
import { SharedWishList } from "../features/shop/wish-list/shared-wish-list.tsx";

/** Another person's wish list, at its link. */
export function Component() {
  const { link = "" } = useParams();
  const { open } = useLoginPopup();
  const visitor = useVisitor();
  const action = useAddToCart({ visitor, onSignIn: open });
  return (
    <div className="wrap pb-room">
      <AddToCartCheck visitor={visitor} />
      <SharedWishList link={link} action={action} />
    </div>
  );
}
