import { Check, Clock, X } from "lucide-react";
import { classNames } from "./class-names.ts";

const fewLeft = 3;

/** How much of a thing can be had, by sign, colour and words. */
export function StockLabel({ count }: { count: number }) {
  const few = count > 0 && count <= fewLeft;
  const Sign = count === 0 ? X : few ? Clock : Check;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 text-fine leading-[1.3] whitespace-nowrap",
        few ? "font-[550] text-clay-text" : "text-ink-muted",
      )}
    >
      <Sign aria-hidden size={14} className={count > fewLeft ? "text-success" : undefined} />
      {count === 0 ? "Out of stock" : few ? `Only ${count} left` : "In stock"}
    </span>
  );
}
