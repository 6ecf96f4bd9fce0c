import { items } from "#texts/components.ts";
import * as t from "#texts/cart.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Banknote } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Loom } from "../../../components/loom.tsx";
import { formatMoney } from "../../../components/money.ts";
import { fromAmount } from "#texts/delivery.ts";
import { Price } from "../../../components/price.tsx";
import {
  CartTotals_CartFragmentDoc,
  type CartTotals_CartFragment,
} from "../../../generated/operations.ts";
import { useShop } from "../../../components/shop-context.ts";
import { feeText, withDelivery } from "../../shared/delivery/delivery-fee.ts";
import { discountSum, type ShownDiscount } from "../../shared/order/discount-sum.ts";

const lowest = (rupees: number): string => fromAmount(formatMoney(rupees));

export interface TotalsPanelProps {
  cart: FragmentType<CartTotals_CartFragment>;
  heading: string;
  /** Shown above the sums, for example the ordered lines. */
  lines?: ReactNode;
  /** Shown below the delivery fee. */
  delivery?: ReactNode;
  /** The discount by a promo code. */
  discount?: ShownDiscount | null;
  /** Shown below the sums. */
  promo?: ReactNode;
  /** Where the order goes; empty if it is unknown. */
  district?: string;
  /** The only action of the panel. */
  children: ReactNode;
}

/** The total with its parts, and how it is paid. */
export function TotalsPanel({
  cart,
  heading,
  lines,
  delivery,
  discount = null,
  promo,
  district = "",
  children,
}: TotalsPanelProps) {
  const id = useId();
  const { data, complete } = useFragment({ fragment: CartTotals_CartFragmentDoc, from: cart });
  const { deliveryFee: fees } = useShop();
  if (!complete) return null;
  const priced = withDelivery(data.subtotal, discount, fees, district);
  const reduction = discountSum(priced.discount);
  const total = priced.total - (priced.discount?.amount ?? 0);
  return (
    <aside
      aria-labelledby={id}
      className="overflow-hidden rounded-panel border border-line bg-raised"
    >
      <Loom className="h-1.5!" />
      <div className="px-5 pt-6.5 pb-7 sm:px-7">
        <h2 id={id} className="heading mb-4 text-heading">
          {heading}
        </h2>
        {lines}
        <dl aria-live="polite">
          <Sum label={t.subtotal(items(data.itemCount - data.shortCount))}>
            {formatMoney(data.subtotal)}
          </Sum>
          {data.shortCount > 0 && (
            <Sum label={t.notInStock(items(data.shortCount))}>{t.notCounted}</Sum>
          )}
          <Sum label={t.delivery} details={delivery}>
            {feeText(priced)}
          </Sum>
          {reduction && (
            <Sum label={reduction.label} details={reduction.reason}>
              <span className="text-success-text">{reduction.amount}</span>
            </Sum>
          )}
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4 pb-2">
            <dt className="font-semibold">{t.total}</dt>
            <dd>
              <Price
                large
                rupees={total}
                {...(priced.isFrom && { format: lowest })}
                className="text-figure!"
              />
            </dd>
          </div>
        </dl>
        {promo}
        <p className="mt-5 mb-4 flex items-center gap-3 rounded-control bg-accent-soft px-4 py-3.5 text-base leading-dense">
          <Banknote aria-hidden size={20} />
          <span>
            <strong className="font-semibold">{t.cashOnDelivery}</strong>
            <br />
            {t.payTheDriver}
          </span>
        </p>
        {children}
      </div>
    </aside>
  );
}

function Sum({
  label,
  details,
  children,
}: {
  label: string;
  details?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex justify-between gap-4 py-1.75">
      <dt className="text-ink-muted">
        {label}
        {details && <small className="block text-fine">{details}</small>}
      </dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
