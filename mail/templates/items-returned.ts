import { z } from "zod";
import { formatRupees } from "#domain/money.ts";
import { lineRow, mailedLine } from "./order-lines.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  lines: z.array(mailedLine),
  refundCents: z.number(),
});

/**
 * Reports that the shop has items of a delivered order again, with the refund. An ended order is
 * refunded without items.
 */
export const itemsReturned = template(data, ({ number, lines, refundCents }, context) => {
  const { itemsReturned: t } = context.t;
  return {
    subject: lines.length === 0 ? `${number}: ${t.refundTitle}` : t.subject(number),
    title: lines.length === 0 ? t.refundTitle : t.title,
    paragraphs: [
      { text: lines.length === 0 ? t.refunded(number) : t.returned(number) },
      { rows: [...lines.map(lineRow), [t.refund, formatRupees(refundCents)]] },
      ...orderLinks(context),
    ],
  };
});
