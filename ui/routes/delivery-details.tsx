import type { FragmentType } from "@apollo/client";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../components/button.tsx";
import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { LockedPage } from "../components/locked-page.tsx";
import { MessageBox } from "../components/message-box.tsx";
import { formatMoney } from "../components/money.ts";
import { PageTitle } from "../components/page-title.tsx";
import { RetryButton } from "../components/retry-button.tsx";
import { Loading, Skeleton } from "../components/skeleton.tsx";
import { TextLink } from "../components/text-link.tsx";
import { useLoginPopup } from "../features/account/login-popup.tsx";
import { useProfile } from "../features/account/profile/use-profile.ts";
import { useViewer, type Viewer } from "../features/account/viewer.ts";
import { canBeOrdered } from "../features/cart/cart-problems.ts";
import { CartSummaryLine } from "../features/cart/cart-summary.tsx";
import { TotalsPanel } from "../features/cart/totals-panel.tsx";
import { useFreshCart } from "../features/cart/use-fresh-cart.ts";
import { CheckoutTrail } from "../features/checkout/checkout-trail.tsx";
import { DeliveryForm } from "../features/delivery-details/delivery-form.tsx";
import type { DeliveryDetails } from "../features/delivery-details/delivery-schema.ts";
import { OrderAgainDialog } from "../features/delivery-details/order-again-dialog.tsx";
import { newSubmission, type OrderSubmission } from "../features/checkout/order-submission.ts";
import { submissionStore } from "../features/checkout/submission-store.ts";
import { orderedBefore } from "../features/checkout/recent-orders.ts";
import { ProductPicture } from "../features/product/product-picture.tsx";
import type { ProductPicture_ProductFragment } from "../generated/operations.ts";
import { messages } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const formId = "delivery";

/** Where the order goes, and the button that places it. */
export function Component() {
  const { viewer, loading } = useViewer();
  const { open } = useLoginPopup();
  return (
    <div className="wrap pb-room">
      <PageTitle>Delivery</PageTitle>
      {loading ? (
        <DeliverySkeleton />
      ) : viewer ? (
        <Delivery viewer={viewer} />
      ) : (
        <LockedPage reason="Log in to order" onSignIn={open} />
      )}
    </div>
  );
}

function pictureOf(product: FragmentType<ProductPicture_ProductFragment>) {
  return <ProductPicture product={product} square />;
}

function Delivery({ viewer }: { viewer: Viewer }) {
  const { cart, failed, retry } = useFreshCart();
  const { profile, loading } = useProfile({ fresh: false });
  const navigate = useNavigate();
  // The next page must open also when the connection goes just before the order is sent.
  useEffect(() => void import("./payment-success.tsx").catch(() => undefined), []);
  const [asking, setAsking] = useState<{ submission: OrderSubmission; orderedAt: number } | null>(
    null,
  );

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
  if (!cart || loading) return <DeliverySkeleton />;
  if (cart.items.length === 0) {
    return (
      <Empty
        first
        door="open"
        heading={messages.cart.empty}
        className="my-room"
        action={
          <LinkButton to={paths.category} variant="filled">
            Look around
          </LinkButton>
        }
      >
        Every room is one step away.
      </Empty>
    );
  }

  const { items, total } = cart;
  const ready = canBeOrdered(items);

  /** The success page sends it, so that it opens at once and a second press finds no button. */
  function place(submission: OrderSubmission) {
    submissionStore.begin(submission);
    void navigate(paths.paymentSuccess);
  }

  function submit(shippingAddress: DeliveryDetails) {
    if (!ready) return;
    const submission = newSubmission({
      shopperId: viewer.id,
      lines: items.flatMap(({ productId, product, quantity }) =>
        product
          ? [
              {
                productId,
                name: product.name,
                price: product.price,
                quantity,
                lineTotal: product.price * quantity,
              },
            ]
          : [],
      ),
      input: {
        items: items.map(({ productId, quantity }) => ({ productId, quantity })),
        shippingAddress,
        totalPrice: total,
      },
    });
    const orderedAt = orderedBefore(submission);
    if (orderedAt === null) place(submission);
    else setAsking({ submission, orderedAt });
  }

  const placeOrder = (
    <Button
      type="submit"
      form={formId}
      variant="filled"
      size="big"
      disabled={!ready}
      className="w-full"
    >
      Place Order
    </Button>
  );

  return (
    <>
      <CheckoutTrail current="delivery" />
      <div className="grid items-start gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 min-[61.25rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
        <div className="min-w-0">
          <h1 id={`${formId}-heading`} className="heading-display">
            Where should it go?
          </h1>
          <p className="mt-2 text-ink-muted">
            Every field is needed. We filled in what your account already knows.
          </p>
          <DeliveryForm
            id={formId}
            shopper={{ ...viewer, profile: profile?.profile ?? null }}
            onSubmit={submit}
          />
        </div>
        <div className="min-[61.25rem]:sticky min-[61.25rem]:top-6">
          <TotalsPanel
            cart={cart}
            heading="Your order"
            lines={
              <ul className="mb-3 grid max-h-[19rem] gap-3 overflow-y-auto border-b border-line pb-4">
                {items.map((item) => (
                  <CartSummaryLine key={item.id} item={item} picture={pictureOf} />
                ))}
              </ul>
            }
          >
            {!ready && (
              <MessageBox tone="warn" className="mb-4">
                Some items cannot be had as asked.{" "}
                <TextLink to={paths.cart}>Change the cart</TextLink>
              </MessageBox>
            )}
            <div className="max-[61.25rem]:hidden">{placeOrder}</div>
            <p className="mt-3 text-center text-fine text-ink-muted">
              You can watch the order move in My Orders.
            </p>
          </TotalsPanel>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 -mx-gutter mt-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 border-t border-line bg-raised px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] min-[61.25rem]:hidden">
        <p className="leading-[1.2]">
          <small className="block text-fine text-ink-muted">Total</small>
          <b className="font-semibold whitespace-nowrap">{formatMoney(total)}</b>
        </p>
        {placeOrder}
      </div>
      <OrderAgainDialog
        orderedAt={asking?.orderedAt ?? null}
        onKeep={() => setAsking(null)}
        onOrder={() => {
          if (asking) place(asking.submission);
        }}
      />
    </>
  );
}

function DeliverySkeleton() {
  return (
    <Loading
      label="Loading the delivery details"
      className="grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 pt-[4.5rem] min-[61.25rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]"
    >
      <div className="grid content-start gap-5">
        <Skeleton className="h-14 w-96 max-w-full" />
        <Skeleton className="h-control" />
        <Skeleton className="h-control" />
        <Skeleton className="h-control" />
        <Skeleton className="h-control" />
      </div>
      <Skeleton className="h-[30rem]" />
    </Loading>
  );
}
