import * as t from "#texts/cart.ts";
import { useState, type ReactNode } from "react";
import { TwoColumns } from "../../../components/two-columns.tsx";
import { CartLine, type PictureOf, type RemovedLine } from "./cart-line.tsx";
import { canBeOrdered } from "./cart-problems.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CheckoutStart } from "./checkout-start.tsx";
import { CartResult } from "./cart-result.tsx";
import { PromoCode } from "./promo/promo-code.tsx";
import { usePromo } from "./promo/use-promo.ts";
import { RemovedLines } from "./removed-lines.tsx";
import { RoomPlannerLink } from "./room-planner-link.tsx";
import { UsualDaysHere } from "../../shared/delivery/usual-days.tsx";
import { useLastRegion } from "../../shared/delivery/last-region.ts";
import { TotalsPanel } from "./totals-panel.tsx";
import { useFreshCart } from "./use-fresh-cart.ts";

export interface CartProps {
  picture: PictureOf;
  /** The checkout steps; passed in by the page, because checkout is another feature. */
  trail: ReactNode;
  /** What an empty cart shows, from the same feature. */
  empty: ReactNode;
}

/** The cart's items, their total, and the button to check out. */
export function Cart({ picture, trail, empty }: CartProps) {
  const { cart, failed, retry } = useFreshCart();
  const promo = usePromo(cart);
  const district = useLastRegion()?.district ?? "";
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);

  return (
    <CartResult data={cart} failed={failed} retry={retry} skeleton={<CartSkeleton />}>
      {(cart) => {
        const isEmpty = cart.items.length === 0;
        const without = (lines: readonly RemovedLine[], productId: string) =>
          lines.filter((line) => line.productId !== productId);
        return (
          <>
            {trail}
            <TwoColumns
              sticky
              aside={
                !isEmpty && (
                  <TotalsPanel
                    cart={cart}
                    heading={t.totals}
                    delivery={<UsualDaysHere />}
                    discount={promo.discount}
                    district={district}
                    promo={<PromoCode promo={promo} />}
                  >
                    <CheckoutStart ready={canBeOrdered(cart.items)} />
                  </TotalsPanel>
                )
              }
            >
              {isEmpty ? (
                empty
              ) : (
                <>
                  <h1 className="heading-display mb-5">{t.yourCart}</h1>
                  <ul>
                    {cart.items.map((item) => (
                      <CartLine
                        key={item.id}
                        item={item}
                        picture={picture}
                        onRemoved={(line) =>
                          setRemoved((lines) => [...without(lines, line.productId), line])
                        }
                      />
                    ))}
                  </ul>
                  <RoomPlannerLink />
                </>
              )}
              {/* In the same place whether or not the cart is empty, so that screen readers announce
            its additions. */}
              <RemovedLines
                lines={removed}
                onRestored={({ productId }) => setRemoved((lines) => without(lines, productId))}
              />
            </TwoColumns>
          </>
        );
      }}
    </CartResult>
  );
}
