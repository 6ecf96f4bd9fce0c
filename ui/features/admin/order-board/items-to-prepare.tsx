import { memo } from "react";
import { OptionLine } from "../../shared/product/option-line.tsx";
import { itemsToPrepare, type BoardOrder } from "./board-lists.ts";

/** The items to fetch from the store room, summed over the orders in preparation. */
export const ItemsToPrepare = memo(function ItemsToPrepare({
  orders,
  isWhole,
}: {
  orders: readonly BoardOrder[];
  /** All orders in preparation are loaded. */
  isWhole: boolean;
}) {
  const items = itemsToPrepare(orders);
  return (
    <div className="flex min-h-12 min-w-0 flex-1 items-stretch border-b max-md:flex-none border-line px-4 md:px-6">
      <h2
        id="items-to-prepare"
        className="self-center pr-5 text-fine leading-label font-demi whitespace-nowrap text-ink-muted"
      >
        {isWhole ? "Still to prepare" : "Still to prepare in the listed orders"}
      </h2>
      {items.length === 0 ? (
        <p className="self-center text-fine text-ink-muted">Nothing.</p>
      ) : (
        <div
          role="region"
          tabIndex={0}
          aria-labelledby="items-to-prepare"
          className="min-w-0 overflow-x-auto focus-visible:-outline-offset-2"
        >
          <ul className="flex">
            {items.map(({ productId, name, options, quantity }) => (
              <li
                key={productId}
                className="inline-flex items-center gap-2 border-l border-line px-4.5 py-2.5 text-fine whitespace-nowrap"
              >
                <b className="font-display text-item leading-none font-medium">{quantity}</b>
                <span>
                  {name}
                  <OptionLine values={options} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});
