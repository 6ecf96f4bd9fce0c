import * as t from "#texts/cart.ts";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Button } from "../../../../components/button.tsx";
import { TwoColumns } from "../../../../components/two-columns.tsx";
import type { PictureOf, RemovedLine } from "../cart-line.tsx";
import { CartSkeleton } from "../cart-skeleton.tsx";
import { EmptyCart } from "../empty-cart.tsx";
import { CartResult } from "../cart-result.tsx";
import { RemovedSlip } from "../removed-lines.tsx";
import { RoomPlannerLink } from "../room-planner-link.tsx";
import { TotalsPanel } from "../totals-panel.tsx";
import { countOf } from "./guest-cart.ts";
import { guestCartStore, useGuestCart } from "./guest-cart-store.ts";
import { GuestCartLine } from "./guest-cart-line.tsx";
import { useFreshGuestCart } from "./use-fresh-guest-cart.ts";

const reason = t.logInToCheckOut;

export interface GuestCartPageProps {
  picture: PictureOf;
  /** The checkout steps; passed in by the page, because checkout is another feature. */
  trail: ReactNode;
  /** Opens the login popup; called once on mount and again by the button. */
  onSignIn: (reason: string) => void;
}

interface Removed extends RemovedLine {
  price: number;
}

/** A visitor's cart, behind the login popup. */
export function GuestCartPage({ picture, trail, onSignIn }: GuestCartPageProps) {
  const { lines } = useGuestCart();
  const { cart, failed, retry } = useFreshGuestCart(lines);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const openAtOnce = useEffectEvent(() => onSignIn(reason));
  useEffect(() => openAtOnce(), []);

  return (
    <CartResult
      data={cart}
      failed={failed && lines.length > 0}
      retry={retry}
      skeleton={<CartSkeleton />}
      ifStale="replace"
    >
      {(cart) => {
        const shown = cart.items.flatMap((item) => {
          const line = lines.find(({ productId }) => productId === item.productId);
          return line ? [{ item, line }] : [];
        });
        const without = (productId: string) =>
          removed.filter((line) => line.productId !== productId);
        return (
          <>
            {trail}
            <TwoColumns
              sticky
              aside={
                shown.length > 0 && (
                  <TotalsPanel cart={cart} heading={t.totals}>
                    <Button
                      variant="filled"
                      size="big"
                      className="w-full"
                      onClick={() => onSignIn(reason)}
                    >
                      {t.signInToCheckOut}
                    </Button>
                    <p className="mt-3 text-center text-fine text-ink-muted">{t.savedInBrowser}</p>
                  </TotalsPanel>
                )
              }
            >
              {lines.length === 0 ? (
                <EmptyCart />
              ) : (
                <>
                  <h1 className="heading-display mb-5">
                    {t.yourCart}
                    <span className="sr-only">, {t.itemCount(countOf({ lines }))}</span>
                  </h1>
                  <ul>
                    {shown.map(({ item, line }) => (
                      <GuestCartLine
                        key={item.id}
                        item={item}
                        wanted={line.quantity}
                        picture={picture}
                        onRemoved={(gone) =>
                          setRemoved([
                            ...without(gone.productId),
                            { ...gone, quantity: line.quantity, price: line.priceWhenAdded },
                          ])
                        }
                      />
                    ))}
                  </ul>
                  <RoomPlannerLink />
                </>
              )}
              <div role="status" className="grid gap-2 not-empty:mt-4">
                {removed.map(({ productId, name, quantity, price }) => (
                  <RemovedSlip
                    key={productId}
                    name={name}
                    onUndo={() => {
                      guestCartStore.put({ productId, quantity, priceWhenAdded: price });
                      setRemoved(without(productId));
                    }}
                  />
                ))}
              </div>
            </TwoColumns>
          </>
        );
      }}
    </CartResult>
  );
}
