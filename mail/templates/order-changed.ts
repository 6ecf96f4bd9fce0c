import { z } from "zod";
import { formatRupees } from "#domain/money.ts";
import { discountRows, lineRow, mailedDiscount, mailedLine } from "./order-lines.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  lines: z.array(mailedLine),
  deliveryFeeCents: z.number(),
  discount: mailedDiscount,
  totalCents: z.number(),
  previousTotalCents: z.number(),
});

/** Reports that the shop changed the items of an order, with its lines and the amount to pay. */
export const orderChanged = template(
  data,
  ({ number, lines, deliveryFeeCents, discount, totalCents, previousTotalCents }, context) => {
    const { orderChanged: t, orderPlaced: words } = context.t;
    return {
      subject: t.subject(number),
      title: t.title,
      paragraphs: [
        { text: t.changed(number, formatRupees(totalCents), formatRupees(previousTotalCents)) },
        {
          rows: [
            ...lines.map(lineRow),
            [words.delivery, formatRupees(deliveryFeeCents)],
            ...discountRows(discount, words.promoCode),
            [words.total, formatRupees(totalCents)],
          ],
        },
        ...orderLinks(context),
      ],
    };
  },
);
