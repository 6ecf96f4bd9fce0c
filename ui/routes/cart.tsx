import type { FragmentType } from "@apollo/client";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useViewer } from "../features/account/viewer.ts";
import { CartLine, type RemovedLine } from "../features/cart/cart-line.tsx";
import { canBeOrdered } from "../features/cart/cart-problems.ts";
import { PromoCode } from "../features/cart/promo-code.tsx";
import { RemovedLines } from "../features/cart/removed-lines.tsx";
import { TotalsPanel } from "../features/cart/totals-panel.tsx";
import { useFreshCart } from "../features/cart/use-fresh-cart.ts";
import { CheckoutTrail } from "../features/checkout/checkout-trail.tsx";
import { ProductPicture } from "../features/product/product-picture.tsx";
import type { ProductPicture_ProductFragment } from "../generated/operations.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";

/** What the shopper wants to buy. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className="wrap pb-room">
      <PageTitle>Cart</PageTitle>
      {loading ? (
        <CartSkeleton />
      ) : viewer ? (
        <Cart />
      ) : (
        <LockedPage reason="Log in to see your cart" onSignIn={open} />
      )}
    </div>
  );
}

function pictureOf(product: FragmentType<ProductPicture_ProductFragment>) {
  return <ProductPicture product={product} square />;
}

function Cart() {
  const { cart, failed, retry } = useFreshCart();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);

  if (failed) {
    return (
      <Empty
        first
        door="shuttered"
        heading="Your cart could not be shown"
        className="my-room"
        action={<RetryButton onRetry={retry} />}
      >
        {messages.order.failed}
      </Empty>
    );
  }
  if (!cart) return <CartSkeleton />;

  const empty = cart.items.length === 0;
  const ready = canBeOrdered(cart.items);
  const without = (lines: readonly RemovedLine[], productId: string) =>
    lines.filter((line) => line.productId !== productId);

  return (
    <>
      <CheckoutTrail current="cart" />
      <div
        className={
          empty
            ? undefined
            : "grid items-start gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 min-[61.25rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]"
        }
      >
        <div className="min-w-0">
          {empty ? (
            <Empty
              first
              door="open"
              heading={messages.cart.empty}
              action={
                <LinkButton to={paths.category} variant="filled">
                  Look around
                </LinkButton>
              }
            >
              Every room is one step away.
            </Empty>
          ) : (
            <>
              <h1 className="heading-display mb-5">Your cart</h1>
              <ul>
                {cart.items.map((item) => (
                  <CartLine
                    key={item.id}
                    item={item}
                    picture={pictureOf}
                    onRemoved={(line) =>
                      setRemoved((lines) => [...without(lines, line.productId), line])
                    }
                  />
                ))}
              </ul>
            </>
          )}
          <RemovedLines
            lines={removed}
            onRestored={({ productId }) => setRemoved((lines) => without(lines, productId))}
          />
        </div>
        {!empty && (
          <div className="min-[61.25rem]:sticky min-[61.25rem]:top-6">
            <TotalsPanel cart={cart} heading="Totals" promo={<PromoCode />}>
              {ready ? (
                <LinkButton
                  to={paths.deliveryDetails}
                  variant="filled"
                  size="big"
                  className="w-full"
                >
                  Checkout
                </LinkButton>
              ) : (
                <Button
                  disabled
                  variant="filled"
                  size="big"
                  className="w-full"
                  aria-describedby="checkout-why"
                >
                  Checkout
                </Button>
              )}
              <p
                id="checkout-why"
                role="status"
                className="mt-3 text-center text-fine text-ink-muted"
              >
                {ready
                  ? "Next: where it should go."
                  : "Some items cannot be had as asked. Change or remove them to go on."}
              </p>
            </TotalsPanel>
          </div>
        )}
      </div>
    </>
  );
}

function CartSkeleton() {
  return (
    <Loading label="Loading your cart" className="pt-[3.75rem] md:pt-[4.5rem]">
      <div className="grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 min-[61.25rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
        <div>
          <Skeleton className="mb-5 h-14 w-64 max-w-full" />
          {[0, 1].map((line) => (
            <div
              key={line}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-5 border-t border-line py-5 sm:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <Skeleton className="aspect-square" />
              <div className="grid content-start gap-3">
                <Skeleton className="h-6 w-48 max-w-full" />
                <Skeleton className="h-4 w-32" />
                <Skeleton className="h-control w-52" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-[28rem]" />
      </div>
    </Loading>
  );
}
