import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import { dateTextIn, dayData } from "../day-text.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  /** The day of its run, if another slot was agreed; missing otherwise. */
  otherDay: z.object({ date: z.string(), agreed: dayData }).optional(),
});

/** Reports the new status of an order. */
export const orderStatus = template(data, ({ number, status, otherDay }, context) => {
  const { orderStatus: t, statuses, halves } = context.t;
  const textOf = (date: string) => dateTextIn(context.language, date);
  const { name, text } = statuses[status];
  return {
    subject: t.subject(number, name),
    title: name,
    paragraphs: [
      { text: t.text(number, text) },
      ...(otherDay
        ? [
            {
              text: t.otherDay(
                textOf(otherDay.date),
                textOf(otherDay.agreed.date),
                halves[otherDay.agreed.half],
              ),
            },
          ]
        : []),
      ...orderLinks(context),
    ],
  };
});
