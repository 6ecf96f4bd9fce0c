import { z } from "zod";
import { dateTextIn, dayData } from "../day-text.ts";
import { orderLinks } from "./order-links.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  day: dayData.nullable(),
  previousDay: dayData.nullable(),
});

/** Reports that the shop changed the delivery day of an order. */
export const deliveryDay = template(data, ({ number, day, previousDay }, context) => {
  const { t, language } = context;
  const words = (one: typeof day) =>
    one ? `${dateTextIn(language, one.date)}, ${t.halves[one.half]}` : t.deliveryDay.none;
  return {
    subject: t.deliveryDay.subject(number),
    title: t.deliveryDay.title,
    paragraphs: [
      { text: t.deliveryDay.changed(number) },
      {
        rows: [
          [t.deliveryDay.from, words(previousDay)],
          [t.deliveryDay.to, words(day)],
        ],
      },
      ...orderLinks(context),
    ],
  };
});
