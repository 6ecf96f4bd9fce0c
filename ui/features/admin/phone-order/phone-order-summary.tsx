import { useShop } from "../../../components/shop-context.ts";
import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { formatTime } from "../../../components/date-time.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { formatMoney } from "../../../components/money.ts";
import { Price } from "../../../components/price.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";
import { ChosenDay } from "../../shared/delivery/choose-day.tsx";
import type { ShownDay } from "../../shared/delivery/day-text.ts";
import type { Region } from "../../shared/delivery/use-delivery-dates.ts";
import { feeText } from "../../shared/delivery/delivery-fee.ts";
import type { OrderLines } from "./use-order-lines.ts";

export interface PhoneOrderSummaryProps {
  draft: OrderLines;
  region: Region;
  day: ShownDay | null;
  /** Why the order was not placed; null if nothing is wrong. */
  problem: string | null;
  /** The same order, placed a few minutes ago. */
  earlier: { message: string; order: { number: string; createdAt: string } } | null;
  onAgain: () => void;
  /** The button that places the order. */
  children: ReactNode;
}

/** The sums of an order by phone, its day, and the button that places it. */
export function PhoneOrderSummary({
  draft,
  region,
  day,
  problem,
  earlier,
  onAgain,
  children,
}: PhoneOrderSummaryProps) {
  const { units, subtotal, deliveryFee: fee, isFrom, total } = draft;
  const terms = useShop().pages.find(({ slug }) => slug === "terms");
  return (
    <aside
      aria-labelledby="phone-sum"
      className="rounded-panel border border-line bg-raised px-5 py-6"
    >
      <h2 id="phone-sum" className="heading mb-4 text-title">
        The order
      </h2>
      <dl aria-live="polite">
        <Sum name={units === 1 ? "1 item" : `${units} items`}>{formatMoney(subtotal)}</Sum>
        <Sum name="Delivery">{feeText({ fee, isFrom })}</Sum>
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <dt className="font-semibold">Total, cash on delivery</dt>
          <dd>
            <Price large rupees={total} className="text-figure!" />
          </dd>
        </div>
      </dl>
      <ChosenDay region={region} day={day} />
      {problem && (
        <MessageBox tone="danger" takeFocus className="mt-4">
          {problem}
        </MessageBox>
      )}
      {earlier && (
        <MessageBox tone="warn" className="mt-4">
          {earlier.message}{" "}
          <TextLink to={paths.adminOrder(earlier.order.number)}>
            {`${earlier.order.number}, ${formatTime(earlier.order.createdAt)}`}
          </TextLink>
          <Button className="mt-3 w-full" onClick={onAgain}>
            Place it again
          </Button>
        </MessageBox>
      )}
      <div className="mt-5">{children}</div>
      <p className="mt-3 text-fine text-ink-muted">
        The order counts as confirmed by phone. Repeat the address, the day and the total to the
        customer before you place it.
        {terms && ` It accepts the shop’s terms, version ${terms.version}.`}
      </p>
    </aside>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
