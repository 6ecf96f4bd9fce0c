import * as t from "#texts/compare.ts";
import { PageTitle } from "../components/page-title.tsx";
import { useLoginPopup } from "../features/shared/account/login-popup.tsx";
import { useVisitor } from "../features/shared/account/viewer.ts";
import { AddToCartCheck } from "../features/shop/cart/add-to-cart-check.tsx";
import { AddToCart } from "../features/shop/cart/add-to-cart.tsx";
import { CompareView } from "../features/shop/compare/compare-view.tsx";

/** Up to four items side by side. */
export function Component() {
  const { open } = useLoginPopup();
  const visitor = useVisitor();
  return (
    <div className="wrap pb-room">
      <PageTitle>{t.compare}</PageTitle>
      <AddToCartCheck visitor={visitor} />
      <CompareView
        action={(product) => (
          <AddToCart product={product} visitor={visitor} onSignIn={open} slip="above" />
        )}
      />
    </div>
  );
}
