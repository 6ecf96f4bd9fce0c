import * as t from "#texts/cart.ts";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { formatMoney } from "../../../components/money.ts";
import {
  CartSummary_ItemFragmentDoc,
  type CartSummary_ItemFragment,
} from "../../../generated/operations.ts";
import { OptionLine } from "../../shared/product/option-line.tsx";
import type { PictureOf } from "./cart-line.tsx";

/** One line of the order summary. */
export function CartSummaryLine({
  item,
  picture,
}: {
  item: FragmentType<CartSummary_ItemFragment>;
  picture: PictureOf;
}) {
  const { data, complete } = useFragment({
    fragment: CartSummary_ItemFragmentDoc,
    fragmentName: "CartSummary_item",
    from: item,
  });
  if (!complete || !data.product) return null;
  return (
    <li className="grid grid-cols-row-12 items-center gap-3 text-sm leading-compact">
      {picture(data.product)}
      <span>
        {data.product.name}
        <OptionLine values={data.variant?.values ?? []} />
        <small className="block text-fine text-ink-muted">{`${data.quantity} × ${formatMoney(data.product.price)}`}</small>
        {data.product.price !== data.priceWhenAdded && (
          <small className="block text-fine text-warn-text">
            {t.wasWhenAdded(formatMoney(data.priceWhenAdded))}
          </small>
        )}
      </span>
      <span className="whitespace-nowrap">{formatMoney(data.lineTotal)}</span>
    </li>
  );
}
