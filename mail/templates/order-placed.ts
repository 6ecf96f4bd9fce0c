import { z } from "zod";
import { formatRupees } from "#domain/money.ts";
import { breakLinks } from "../break-links.ts";
import { discountRows, lineRow, mailedDiscount, mailedLine } from "./order-lines.ts";
import { orderLinks } from "./order-links.ts";
import { dateTextIn, dayData } from "../day-text.ts";
import { template, type MailContext } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  lines: z.array(mailedLine),
  deliveryFeeCents: z.number(),
  discount: mailedDiscount,
  totalCents: z.number(),
  address: z.array(z.string()),
  /** Null if the shop agrees one by phone; missing in emails from before delivery days. */
  day: dayData.nullable().optional(),
});

const dayLine = (day: z.infer<typeof dayData> | null, { t, language }: MailContext): string =>
  day
    ? t.orderPlaced.comesOn(dateTextIn(language, day.date), t.halves[day.half])
    : t.orderPlaced.dayByPhone;

/** Confirms an order, with its lines and the amount to pay on delivery. */
export const orderPlaced = template(
  data,
  ({ number, lines, deliveryFeeCents, discount, totalCents, address, day }, context) => {
    const { orderPlaced: t } = context.t;
    return {
      subject: t.subject(number),
      title: t.title,
      paragraphs: [
        { text: t.placed(number, formatRupees(totalCents)) },
        {
          rows: [
            ...lines.map(lineRow),
            [t.delivery, formatRupees(deliveryFeeCents)],
            ...discountRows(discount, t.promoCode),
            [t.total, formatRupees(totalCents)],
          ],
        },
        ...(day === undefined ? [] : [{ text: dayLine(day, context) }]),
        ...(address.length === 0 ? [] : [{ text: t.goesTo(address.map(breakLinks).join(", ")) }]),
        ...orderLinks(context),
      ],
    };
  },
);
