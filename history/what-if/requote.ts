import type { OrderContent, OrderLine } from "#domain/order/events.ts";

/**
 * The content of an order with other prices and, optionally, another delivery fee. Returns the same
 * object if nothing differs.
 */
export const requote = (
  content: OrderContent,
  priceOf: (line: OrderLine) => number,
  feeCents: number = content.deliveryFeeCents,
): OrderContent => {
  const lines = content.lines.map((line) => {
    const priceCents = priceOf(line);
    return priceCents === line.priceCents ? line : { ...line, priceCents };
  });
  const isAsBefore = lines.every((line, at) => line === content.lines[at]);
  if (isAsBefore && feeCents === content.deliveryFeeCents) return content;
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  return {
    ...content,
    lines,
    subtotalCents,
    deliveryFeeCents: feeCents,
    totalCents: subtotalCents + feeCents,
  };
};
