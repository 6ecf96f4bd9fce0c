import { shortNumber } from "#projections/short-number.ts";

/** An order's short number, for example NV-7K3M9Q. */
export const orderNumber = (id: string): string => shortNumber("NV", id);

/** More orders will not share a number: two do about once in thirty thousand orders. */
export const mostOfANumber = 20;
