import * as t from "#texts/components.ts";
import { Check, Clock, X } from "lucide-react";
import { classNames } from "./class-names.ts";

const fewLeft = 3;

/**
 * The stock of an item by sign, colour and words; `exact` shows the number even if there is plenty.
 */
export function StockLabel({ count, exact = false }: { count: number; exact?: boolean }) {
  const few = count > 0 && count <= fewLeft;
  const Sign = count === 0 ? X : few ? Clock : Check;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 text-fine leading-label whitespace-nowrap",
        few ? "font-demi text-clay-text" : "text-ink-muted",
      )}
    >
      <Sign aria-hidden size={14} className={count > fewLeft ? "text-success" : undefined} />
      {count === 0
        ? t.outOfStock
        : few
          ? t.onlyLeft(count)
          : exact
            ? t.inStock(count)
            : t.plentyInStock}
    </span>
  );
}
