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
