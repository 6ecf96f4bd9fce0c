import * as t from "#texts/checkout.ts";
import { formatMoney } from "../../../components/money.ts";
import { nameWithOptions } from "../../shared/product/option-values.ts";

/** A cart with the delivery fee of a place. */
export interface CartView {
  items: readonly {
    productId: string;
    quantity: number;
    product: { name: string; price: number } | null;
    variant: { values: readonly string[] } | null;
  }[];
  deliveryFee: number;
  total: number;
}

interface SeenLine {
  name: string;
  price: number;
  quantity: number;
}

/** The order as the shopper last saw and accepted it. */
export interface SeenOrder {
  lines: ReadonlyMap<string, SeenLine>;
  deliveryFee: number;
  total: number;
}

/** The order that a cart shows now. */
export function seenOrder({ items, deliveryFee, total }: CartView): SeenOrder {
  const lines = new Map<string, SeenLine>();
  for (const { productId, quantity, product, variant } of items) {
    if (!product) continue;
    const name = nameWithOptions(product.name, variant?.values ?? []);
    lines.set(productId, { name, price: product.price, quantity });
  }
  return { lines, deliveryFee, total };
}

/**
 * The order of a cached cart, with the lines of the shop's first answer: the shopper changed those
 * on another page. Prices stay as they were shown.
 */
export function withLinesOf(seen: SeenOrder, answered: SeenOrder): SeenOrder {
  const lines = new Map(
    [...answered.lines].map(([id, line]) => [
      id,
      { ...line, price: seen.lines.get(id)?.price ?? line.price },
    ]),
  );
  const isPriced = [...answered.lines].every(([id, { price }]) => lines.get(id)?.price === price);
  const total =
    isPriced && seen.deliveryFee === answered.deliveryFee
      ? answered.total
      : seen.deliveryFee +
        [...lines.values()].reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { lines, deliveryFee: seen.deliveryFee, total };
}

/** A seen order with the delivery fee of the current one. */
export const withFeeOf = (seen: SeenOrder, { deliveryFee }: SeenOrder): SeenOrder => ({
  ...seen,
  deliveryFee,
  total: seen.total - seen.deliveryFee + deliveryFee,
});

/** One sentence for each difference between the seen order and the current one. */
export function orderChanges(seen: SeenOrder, now: SeenOrder): readonly string[] {
  const changes: string[] = [];
  for (const [id, { name, price, quantity }] of now.lines) {
    const before = seen.lines.get(id);
    if (!before) changes.push(t.lineAdded(name, quantity));
    else {
      if (before.price !== price)
        changes.push(t.nowEachWas(name, formatMoney(price), formatMoney(before.price)));
      if (before.quantity !== quantity)
        changes.push(t.quantityNowWas(name, quantity, before.quantity));
    }
  }
  for (const [id, { name }] of seen.lines)
    if (!now.lines.has(id)) changes.push(t.lineRemoved(name));
  if (seen.deliveryFee !== now.deliveryFee)
    changes.push(t.deliveryNowWas(formatMoney(now.deliveryFee), formatMoney(seen.deliveryFee)));
  // A change of stock changes the total too, because lines out of stock are not counted.
  if (changes.length === 0 && seen.total !== now.total) changes.push(t.stockHasChanged);
  return changes;
}
