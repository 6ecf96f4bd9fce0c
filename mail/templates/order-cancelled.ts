import { z } from "zod";
import { formatRupees } from "#domain/money.ts";
import { breakLinks } from "../break-links.ts";
import { trackLink } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  /** Whether the shop cancelled it. */
  byStaff: z.boolean().optional(),
  /** The shop's words for the buyer. */
  note: z.string().optional(),
  /** What the buyer paid before; null if the amount is unknown, missing if nothing was paid. */
  paidCents: z.number().nullable().optional(),
});

/** Reports a cancelled order, so that the buyer notices if someone else cancelled it. */
export const orderCancelled = template(data, ({ number, byStaff, note, paidCents }, context) => {
  const { orderCancelled: t } = context.t;
  return {
    subject: t.subject(number),
    title: t.title,
    paragraphs: [
      {
        text:
          paidCents !== undefined
            ? t.cancelledAfterPaying(number, paidCents === null ? null : formatRupees(paidCents))
            : byStaff
              ? t.cancelledByShop(number)
              : t.cancelled(number),
      },
      ...(note === undefined ? [] : [{ text: breakLinks(note) }]),
      ...(byStaff ? [] : [{ text: t.notYou }]),
      { text: t.kept.text, link: { label: t.kept.link, url: `${context.shop}/my-orders` } },
      trackLink(context),
    ],
  };
});
