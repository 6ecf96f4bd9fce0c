import { shortNumber } from "#projections/engine/short-number.ts";

/** An order's short number, for example NV-7K3M9Q. */
export const orderNumber = (id: string): string => shortNumber("NV", id);

/**
 * Upper bound of orders with the same number. Two orders share one about once in thirty thousand
 * orders.
 */
export const mostOfANumber = 20;
