import * as t from "#texts/orders.ts";
import { Link } from "react-router-dom";
import { formatMoney } from "../../../components/money.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { variantPath } from "../../shared/product/variants.ts";
import { OrderedPicture, type PictureOf } from "../../shared/order/ordered-picture.tsx";
import { discountSum } from "../../shared/order/discount-sum.ts";
import { paths } from "../../../paths.ts";
import { TextLink } from "../../../components/text-link.tsx";
import { useShop } from "../../../components/shop-context.ts";
import { ValueSource } from "./value-source.tsx";
import type { OwnOrder } from "./use-own-order.ts";

/** Whether the driver collected another sum than the total, or the order isn't delivered now. */
export function hasOtherSum({ phase, status, collected, totalPrice }: OwnOrder): boolean {
  if (collected === null) return false;
  return phase !== "PLACED" || status !== "DELIVERED" || collected !== totalPrice;
}

function totalLabel(order: OwnOrder): string {
  const { phase, status } = order;
  if (phase !== "PLACED") return t.totalNothingToPay;
  if (status !== "DELIVERED") return t.payTheDriver;
  return hasOtherSum(order) ? t.total : t.paidToTheDriver;
}

/** The ordered items and the total. */
export function OrderItems({ order, picture }: { order: OwnOrder; picture: PictureOf }) {
  const discount = discountSum(order.discount);
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className="heading mb-3.5 text-heading">
        {t.items}
      </h2>
      <ul className="border-b border-line">
        {order.items.map(({ productId, name, options, image, quantity, price, lineTotal }) => (
          <li
            key={productId}
            className="grid grid-cols-row-22 items-center gap-x-4 border-t border-line py-3.5 max-phone:grid-cols-label-22"
          >
            <OrderedPicture productId={productId} image={image} picture={picture} />
            <div>
              <h3 className="font-display text-name leading-card font-medium">
                <Link
                  to={variantPath(productId, options)}
                  className="inline-flex min-h-control items-center underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <OptionLine values={options} className="text-sm" />
              <p className="text-sm text-ink-muted">{`${quantity} × ${formatMoney(price)}`}</p>
            </div>
            <span className="whitespace-nowrap max-phone:col-start-2">
              <ValueSource order={order} value="items">
                {formatMoney(lineTotal)}
              </ValueSource>
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 ml-auto grid max-w-sm gap-1.5 [&>div]:flex [&>div]:flex-wrap [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-x-4">
        <div>
          <dt className="text-ink-muted">{t.subtotal}</dt>
          <dd>
            <ValueSource order={order} value="items">
              {formatMoney(order.subtotal)}
            </ValueSource>
          </dd>
        </div>
        <div>
          <dt className="text-ink-muted">{t.delivery}</dt>
          <dd>
            <ValueSource order={order}>{formatMoney(order.deliveryFee)}</ValueSource>
          </dd>
        </div>
        {discount && (
          <div>
            <dt className="text-ink-muted">{discount.label}</dt>
            <dd className="text-success-text">{discount.amount}</dd>
          </div>
        )}
        <div className="mt-1.5 border-t border-line pt-3">
          <dt className="font-semibold">{totalLabel(order)}</dt>
          <dd className="font-display text-figure leading-none">
            <ValueSource order={order} value="items">
              {formatMoney(order.totalPrice)}
            </ValueSource>
          </dd>
        </div>
        {order.collected !== null && hasOtherSum(order) && (
          <div>
            <dt className="text-ink-muted">{t.paidToTheDriver}</dt>
            <dd>{formatMoney(order.collected)}</dd>
          </div>
        )}
        {order.stillOwed > 0 && (
          <div>
            <dt className="font-semibold">{t.stillToPay}</dt>
            <dd className="font-semibold">{formatMoney(order.stillOwed)}</dd>
          </div>
        )}
        {order.refunded > 0 && (
          <div>
            <dt className="text-ink-muted">{t.refunded}</dt>
            <dd>{formatMoney(order.refunded)}</dd>
          </div>
        )}
      </dl>
      <AcceptedTerms order={order} />
    </section>
  );
}

/** The version of the terms that the order accepted. It stays when a newer one is published. */
function AcceptedTerms({ order: { acceptedTerms } }: { order: OwnOrder }) {
  const { pages } = useShop();
  if (!acceptedTerms) return null;
  const live = pages.find(({ slug }) => slug === "terms")?.version;
  return (
    <p className="mt-4 text-sm text-ink-muted">
      <TextLink to={paths.pageVersion("terms", acceptedTerms.version)}>
        {t.termsYouAccepted(acceptedTerms.version)}
      </TextLink>
      {live !== acceptedTerms.version && <span className="block">{t.termsAreNewer}</span>}
    </p>
  );
}
