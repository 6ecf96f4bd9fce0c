import { shortNumber } from "#projections/short-number.ts";

/** An order's short number, for example NV-7K3M9Q. */
export const orderNumber = (id: string): string => shortNumber("NV", id);
