import { z } from "zod";
import { formatRupees } from "#domain/money.ts";

/** One line of an order in an email. */
export const mailedLine = z.object({
  name: z.string(),
  /** The chosen option values; missing without options. */
  options: z.array(z.string()).optional(),
  quantity: z.number(),
  lineTotalCents: z.number(),
});

/** A line as a row of two columns. */
export const lineRow = ({
  name,
  options = [],
  quantity,
  lineTotalCents,
}: z.infer<typeof mailedLine>): [string, string] => [
  [`${quantity} × ${name}`, ...options].join(", "),
  formatRupees(lineTotalCents),
];

/** The discount of a mailed order; missing without a promo code. */
export const mailedDiscount = z.object({ code: z.string(), cents: z.number() }).optional();

/** The row of the discount; none without one. */
export const discountRows = (
  discount: z.infer<typeof mailedDiscount>,
  label: (code: string) => string,
): readonly [string, string][] =>
  discount ? [[label(discount.code), `− ${formatRupees(discount.cents)}`]] : [];
