import { TermsLine } from "./terms-line.tsx";
import * as t from "#texts/checkout.ts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { edgeBar } from "../../../components/edge-bar.ts";
import { formatMoney } from "../../../components/money.ts";
import { TwoColumns } from "../../../components/two-columns.tsx";
import { useProfile } from "../profile/use-profile.ts";
import type { Viewer } from "../../shared/account/viewer.ts";
import type { PictureOf } from "../cart/cart-line.tsx";
import { canBeOrdered } from "../cart/cart-problems.ts";
import { OrderedCart } from "../checkout/ordered-cart.tsx";
import { CartResult } from "../cart/cart-result.tsx";
import { usePromo } from "../cart/promo/use-promo.ts";
import { useFreshCart } from "../cart/use-fresh-cart.ts";
import { ChooseDay, ChosenDay } from "../../shared/delivery/choose-day.tsx";
import { useChosenDay } from "../../shared/delivery/use-chosen-day.ts";
import { CheckoutTrail } from "../checkout/checkout-trail.tsx";
import { storeLastRegion } from "../../shared/delivery/last-region.ts";
import type { Region } from "../../shared/delivery/use-delivery-dates.ts";
import { useShop } from "../../../components/shop-context.ts";
import { withDelivery } from "../../shared/delivery/delivery-fee.ts";
import { AddressChooser } from "./address-chooser.tsx";
import { detailsOfAddress } from "../../shared/delivery/address-details.ts";
import { dropStoredDay, saveDraft, startingDetails, storedDay } from "./delivery-draft.ts";
import type { DeliveryDetails as Details } from "../../shared/delivery/delivery-schema.ts";
import { DeliveryForm } from "../../shared/delivery/delivery-form.tsx";
import { DeliverySkeleton } from "./delivery-skeleton.tsx";
import { OrderAgainDialog } from "./order-again-dialog.tsx";
import { OrderChangedDialog, type OrderChange } from "./order-changed-dialog.tsx";
import { OrderSummary, SummaryOnPhones } from "./order-summary.tsx";
import { useSeenOrder } from "./use-seen-order.ts";
import { orderOfCart, usePlaceOrder } from "./use-place-order.ts";
import { useUsedAddresses } from "./use-used-addresses.ts";

const formId = "delivery";

const regionOf = ({ district, province }: Details): Region => ({ district, province });

export interface DeliveryDetailsProps {
  viewer: Viewer;
  picture: PictureOf;
  /** Called when the order is handed over, to open the next page. */
  onPlaced: () => void;
}

/** The delivery address, the order summary, and the button that places the order. */
export function DeliveryDetails({ viewer, picture, onPlaced }: DeliveryDetailsProps) {
  const { cart, fresh, failed, retry } = useFreshCart();
  const promo = usePromo(cart);
  const [confirming, setConfirming] = useState<{ address: Details; change: OrderChange } | null>(
    null,
  );
  const { profile, loading } = useProfile({ fresh: false });
  const used = useUsedAddresses();
  const [chosen, setChosen] = useState<string | null>(null);
  // Each press mounts a new form, without the previous input.
  const [filled, setFilled] = useState<{ times: number; details: Details } | null>(null);
  const [region, setRegion] = useState<Region | null>(null);
  const shopper = { ...viewer, profile: profile?.profile ?? null };
  const starting = startingDetails(shopper, used.addresses[0]);
  const goesTo = region ?? regionOf(starting);
  const { deliveryFee: fees } = useShop();
  const priced = withDelivery(cart?.subtotal ?? 0, promo.discount, fees, goesTo.district);
  const order = cart && { items: cart.items, deliveryFee: priced.fee, total: priced.total };
  const { changes, totalSeen } = useSeenOrder(order, fresh, goesTo.district);
  const delivery = useChosenDay(goesTo, storedDay(viewer));
  const { place, orderedAt, placeAgain, decline } = usePlaceOrder(() => {
    dropStoredDay(viewer);
    onPlaced();
  });

  return (
    <CartResult
      data={loading || used.loading ? null : cart}
      failed={failed}
      retry={retry}
      skeleton={<DeliverySkeleton />}
    >
      {(cart) => {
        if (cart.items.length === 0) return <OrderedCart className="my-room" />;

        const { checking } = promo;
        const { discount } = priced;
        const off = discount?.amount ?? 0;
        const total = priced.total - off;
        const ready = canBeOrdered(cart.items) && !checking;
        const change =
          changes.length > 0 && totalSeen !== null
            ? { changes, totalSeen: totalSeen - off, total }
            : null;

        /** `accepted` is the accepted change. A later one is asked about again. */
        function sendOrder(address: Details, accepted: OrderChange | null) {
          if (!ready) return;
          if (change && JSON.stringify(change) !== JSON.stringify(accepted)) {
            setConfirming({ address, change });
            return;
          }
          setConfirming(null);
          storeLastRegion(goesTo);
          place(
            orderOfCart(
              { items: cart.items, totalPrice: total, discount },
              viewer.id,
              address,
              delivery.day,
            ),
          );
        }

        const placeOrder = (
          <>
            <TermsLine />
            <Button
              type="submit"
              form={formId}
              variant="filled"
              size="big"
              disabled={!ready}
              className="w-full"
            >
              {t.placeOrder}
            </Button>
          </>
        );
        return (
          <>
            <CheckoutTrail current="delivery" />
            <TwoColumns
              sticky
              aside={
                <OrderSummary
                  cart={cart}
                  ready={ready}
                  picture={picture}
                  change={change}
                  promo={promo}
                  district={goesTo.district}
                  day={<ChosenDay region={goesTo} day={delivery.day} />}
                >
                  {placeOrder}
                </OrderSummary>
              }
            >
              <SummaryOnPhones cart={cart} total={total} picture={picture} />
              <h1 id={`${formId}-heading`} className="heading-display">
                {t.whereToDeliver}
              </h1>
              <p className="mt-2 text-ink-muted">{t.allFieldsNeeded}</p>
              <AddressChooser
                used={used}
                chosen={chosen}
                onChoose={({ id, shippingAddress }) => {
                  const details = detailsOfAddress(shippingAddress);
                  saveDraft(shopper, details);
                  setChosen(id);
                  setRegion(regionOf(details));
                  setFilled({ times: (filled?.times ?? 0) + 1, details });
                }}
              />
              <DeliveryForm
                key={filled?.times}
                id={formId}
                starting={filled?.details ?? starting}
                onEdit={(details) => {
                  saveDraft(shopper, details);
                  setChosen(null);
                  setRegion(regionOf(details));
                }}
                onSubmit={(address) => sendOrder(address, null)}
              />
              <ChooseDay region={goesTo} {...delivery} />
            </TwoColumns>
            <div
              ref={edgeBar}
              className="sticky bottom-0 z-10 -mx-gutter mt-8 grid grid-cols-auto-fill items-center gap-4 border-t border-line bg-raised px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] two-col:hidden"
            >
              <p className="leading-title">
                <small className="block text-fine text-ink-muted">{t.total}</small>
                <b className="font-semibold whitespace-nowrap">{formatMoney(total)}</b>
                {change && change.total !== change.totalSeen && (
                  <small className="block text-fine whitespace-nowrap text-warn-text">
                    {t.wasBefore(formatMoney(change.totalSeen))}
                  </small>
                )}
              </p>
              <div>{placeOrder}</div>
            </div>
            <OrderChangedDialog
              change={confirming?.change ?? null}
              onCancel={() => setConfirming(null)}
              onOrder={() => confirming && sendOrder(confirming.address, confirming.change)}
            />
            <OrderAgainDialog orderedAt={orderedAt} onKeep={decline} onOrder={placeAgain} />
          </>
        );
      }}
    </CartResult>
  );
}
