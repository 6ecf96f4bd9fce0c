import * as t from "#texts/checkout.ts";
import * as days from "#texts/delivery.ts";
import * as promo from "#texts/promo.ts";
import { Button } from "../../../../components/button.tsx";
import { useShop } from "../../../../components/shop-context.ts";
import { LinkButton } from "../../../../components/link-button.tsx";
import { paths } from "../../../../paths.ts";
import { RefusedOrder } from "./refused-order.tsx";
import { dayText } from "../../../shared/delivery/day-text.ts";
import { PriceChanged } from "./price-changed.tsx";
import {
  totalWithoutCode,
  type OrderSubmission,
  type SubmissionQuote,
} from "../order-submission.ts";
import { formatMoney } from "../../../../components/money.ts";

/** Shown for a refused order: the reason and the next step. */
export function SubmissionRefused({
  submission,
  onAccept,
  onWithoutCode,
}: {
  submission: OrderSubmission;
  /** Orders the same items at current prices. */
  onAccept: (quote: SubmissionQuote) => void;
  /** Orders the same items without the promo code. */
  onWithoutCode: () => void;
}) {
  const { deliveryFee } = useShop();
  if (submission.state.kind !== "refused") return null;
  const { refusal } = submission.state;
  switch (refusal.kind) {
    case "StockShortage":
      return (
        <RefusedOrder heading={t.someSoldOut}>
          <ul className="mt-5 max-w-xl border-y border-line">
            {refusal.lines.map(({ productId, name, requested, available }) => (
              <li
                key={productId}
                className="flex flex-wrap justify-between gap-x-4 border-line py-3 text-md not-first:border-t"
              >
                <span className="font-demi">{name}</span>
                <span className="text-clay-text">
                  {available === 0 ? t.outOfStock : t.fewerLeft(available, requested)}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <LinkButton to={paths.cart} variant="filled" size="big">
              {t.changeTheCart}
            </LinkButton>
          </p>
        </RefusedOrder>
      );
    case "PriceChanged":
      return <PriceChanged submission={submission} quote={refusal.quote} onAccept={onAccept} />;
    case "InvalidInput":
      return (
        <RefusedOrder heading={t.checkDetails}>
          <ul className="mt-4 list-disc pl-5 text-lg">
            {(refusal.problems.length > 0 ? refusal.problems : [refusal.message]).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p className="mt-6">
            <LinkButton to={paths.deliveryDetails} variant="filled" size="big">
              {t.changeTheDeliveryDetails}
            </LinkButton>
          </p>
        </RefusedOrder>
      );
    case "DeliveryDayTaken":
      return (
        <RefusedOrder heading={days.dayFilledUp}>
          <p className="mt-4 measure-52 text-lg text-ink-muted">
            {submission.input.deliveryDay
              ? days.notPlacedYet(dayText(submission.input.deliveryDay))
              : refusal.message}
          </p>
          <p className="mt-6">
            <LinkButton to={paths.deliveryDetails} variant="filled" size="big">
              {days.chooseAnotherTime}
            </LinkButton>
          </p>
        </RefusedOrder>
      );
    case "PromoRefused":
      return (
        <RefusedOrder heading={promo.cannotBeUsed}>
          <p className="mt-4 measure-52 text-lg text-ink-muted">
            {refusal.message}{" "}
            {promo.withoutItYouPay(formatMoney(totalWithoutCode(submission, deliveryFee)))}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={paths.cart} size="big">
              {t.backToTheCart}
            </LinkButton>
            <Button variant="filled" size="big" onClick={onWithoutCode}>
              {promo.placeWithoutIt}
            </Button>
          </p>
        </RefusedOrder>
      );
    case "Other":
      return (
        <RefusedOrder heading={refusal.message}>
          <p className="mt-6">
            <LinkButton to={paths.cart} variant="filled" size="big">
              {t.backToTheCart}
            </LinkButton>
          </p>
        </RefusedOrder>
      );
  }
}
