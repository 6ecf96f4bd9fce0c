import * as t from "#texts/checkout.ts";
import { formatMoney } from "../../../../components/money.ts";
import { OptionLine } from "../../../shared/product/option-line.tsx";
import type { SubmissionLine } from "../order-submission.ts";

/** The order as it was shown when it was sent. */
export function SentOrder({
  lines,
  totalPrice,
}: {
  lines: readonly SubmissionLine[];
  totalPrice: number;
}) {
  return (
    <div className="rounded-panel border border-line bg-raised px-5 py-5 sm:px-7">
      <h2 className="mb-3 text-fine font-semibold text-ink-muted">{t.yourOrder}</h2>
      <ul className="grid gap-2">
        {lines.map(({ productId, name, options, quantity, lineTotal }) => (
          <li key={productId} className="flex justify-between gap-4 text-base leading-body">
            <span>
              {quantity} × {name}
              <OptionLine values={options} />
            </span>
            <span className="whitespace-nowrap">{formatMoney(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="font-semibold">{t.totalWithDelivery}</span>
        <span className="font-display text-heading leading-none whitespace-nowrap">
          {formatMoney(totalPrice)}
        </span>
      </p>
    </div>
  );
}
