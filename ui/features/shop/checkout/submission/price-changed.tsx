import * as t from "#texts/checkout.ts";
import { Button } from "../../../../components/button.tsx";
import { LinkButton } from "../../../../components/link-button.tsx";
import { formatMoney } from "../../../../components/money.ts";
import { paths } from "../../../../paths.ts";
import { OptionLine } from "../../../shared/product/option-line.tsx";
import { RefusedOrder } from "./refused-order.tsx";
import type { OrderSubmission, SubmissionQuote } from "../order-submission.ts";

/** Current prices compared with those that the shopper saw. */
export function PriceChanged({
  submission: { lines, input },
  quote,
  onAccept,
}: {
  submission: OrderSubmission;
  quote: SubmissionQuote;
  onAccept: (quote: SubmissionQuote) => void;
}) {
  const before = new Map(lines.map(({ productId, price }) => [productId, price]));
  return (
    <RefusedOrder heading={t.thePriceHasChanged}>
      <ul className="mt-5 max-w-xl border-y border-line">
        {quote.lines.map(({ productId, name, options, quantity, price, lineTotal }) => {
          const was = before.get(productId);
          return (
            <li
              key={productId}
              className="flex flex-wrap justify-between gap-x-4 border-line py-3 leading-body not-first:border-t"
            >
              <span>
                <span className="font-demi">
                  {quantity} × {name}
                </span>
                <OptionLine values={options} />
                {was !== undefined && was !== price && (
                  <span className="block text-sm text-info-text">
                    {t.eachWas(formatMoney(price), formatMoney(was))}
                  </span>
                )}
              </span>
              <span className="whitespace-nowrap">{formatMoney(lineTotal)}</span>
            </li>
          );
        })}
      </ul>
      <dl className="mt-4 flex max-w-xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-ink-muted">{t.totalYouSaw}</dt>
          <dd className="text-lg line-through decoration-1">{formatMoney(input.totalPrice)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-ink-muted">
            {t.totalNowWithDelivery(formatMoney(quote.deliveryFee))}
          </dt>
          <dd className="font-display text-total leading-title">{formatMoney(quote.total)}</dd>
        </div>
      </dl>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={paths.cart} size="big">
          {t.backToTheCart}
        </LinkButton>
        <Button variant="filled" size="big" onClick={() => onAccept(quote)}>
          {t.orderFor(formatMoney(quote.total))}
        </Button>
      </p>
    </RefusedOrder>
  );
}
