import * as t from "#texts/product.ts";
import { DateTime } from "../../../components/date-time.tsx";
import { Sentence } from "../../../components/sentence.tsx";
import type { ListedReviewFragment } from "../../../generated/operations.ts";
import { useShop } from "../../../components/shop-context.ts";

export type ReviewAnswer = NonNullable<ListedReviewFragment["answer"]>;

/** The shop's answer, below its review. */
export function ShopAnswer({ answer: { text, at, revisedAt } }: { answer: ReviewAnswer }) {
  const { name: shopName } = useShop();
  return (
    <div className="mt-4 ml-4 max-w-(--measure) border-l-2 border-accent py-1 pl-4">
      <h4 className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <b className="font-semibold text-ink">{t.answerOfShop(shopName)}</b>
        <DateTime at={at} show="date" />
        {revisedAt && (
          <span>
            <Sentence of={t.answerRevised} day={<DateTime at={revisedAt} show="date" />} />
          </span>
        )}
      </h4>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
