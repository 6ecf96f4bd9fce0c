import { items } from "#texts/components.ts";
import * as t from "#texts/checkout.ts";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { TextLink } from "../../../components/text-link.tsx";
import type { CartPageQuery } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import type { PictureOf } from "../cart/cart-line.tsx";
import { OrderChanges, type OrderChange } from "./order-changed-dialog.tsx";
import { CartSummaryLine } from "../cart/cart-summary.tsx";
import { PromoCode } from "../cart/promo/promo-code.tsx";
import type { Promo } from "../cart/promo/use-promo.ts";
import { TotalsPanel } from "../cart/totals-panel.tsx";

export interface OrderSummaryProps {
  cart: CartPageQuery["cart"];
  /** Everything in the cart is available in its quantity. */
  ready: boolean;
  picture: PictureOf;
  /** The change that the shopper has not accepted yet; null for none. */
  change: OrderChange | null;
  promo: Promo;
  /** The district of the address; empty if none is chosen yet. */
  district: string;
  /** The chosen delivery day. */
  day: ReactNode;
  /** The button that places the order; on phones it is at the lower edge instead. */
  children: ReactNode;
}

/** The items of the order and its total. */
export function OrderSummary({
  cart,
  ready,
  picture,
  change,
  promo,
  district,
  day,
  children,
}: OrderSummaryProps) {
  return (
    <TotalsPanel
      cart={cart}
      heading={t.yourOrder}
      discount={promo.discount}
      district={district}
      promo={
        <>
          <PromoCode promo={promo} />
          {day}
        </>
      }
      lines={
        <ul className="mb-3 grid max-h-76 gap-3 overflow-y-auto border-b border-line pb-4">
          {cart.items.map((item) => (
            <CartSummaryLine key={item.id} item={item} picture={picture} />
          ))}
        </ul>
      }
    >
      {!ready && (
        <MessageBox tone="warn" className="mb-4">
          {t.someUnavailable} <TextLink to={paths.cart}>{t.changeTheCart}</TextLink>
        </MessageBox>
      )}
      {change && (
        <MessageBox tone="warn" className="mb-4">
          <b className="block font-semibold">{t.yourOrderHasChanged}</b>
          <OrderChanges {...change} />
        </MessageBox>
      )}
      <div className="max-two-col:hidden">{children}</div>
      <p className="mt-3 text-center text-fine text-ink-muted">{t.followInMyOrders}</p>
    </TotalsPanel>
  );
}

/**
 * The summary in one line above the form, because the panel is far below it on phones; expands to
 * the lines.
 */
export function SummaryOnPhones({
  cart,
  total,
  picture,
}: Pick<OrderSummaryProps, "cart" | "picture"> & {
  /** With the discount. */
  total: number;
}) {
  return (
    <details className="group mb-6 rounded-panel border border-line bg-raised two-col:hidden">
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 text-base font-demi [&::-webkit-details-marker]:hidden">
        <span>{t.yourOrderOf(items(cart.itemCount))}</span>
        <b className="ml-auto font-semibold whitespace-nowrap">{formatMoney(total)}</b>
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <ul className="grid gap-3 border-t border-line p-4">
        {cart.items.map((item) => (
          <CartSummaryLine key={item.id} item={item} picture={picture} />
        ))}
      </ul>
    </details>
  );
}
