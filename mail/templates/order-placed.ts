import { z } from "zod";
import { formatRupees } from "#domain/money.ts";
import { unlinked } from "../unlinked.ts";
import { ordersLink } from "./orders-link.ts";
import { template } from "./template.ts";

const data = z.object({
  orderId: z.string(),
  number: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), lineTotalCents: z.number() })),
  deliveryFeeCents: z.number(),
  totalCents: z.number(),
  address: z.array(z.string()),
});

/** Confirms an order, with its lines and what the driver gets. */
export const orderPlaced = template(
  data,
  ({ number, lines, deliveryFeeCents, totalCents, address }, shop) => ({
    subject: `Your order ${number}`,
    title: "Thank you for your order",
    paragraphs: [
      {
        text: `Your order ${number} has been placed. You pay ${formatRupees(totalCents)} to the driver.`,
      },
      {
        rows: [
          ...lines.map(({ name, quantity, lineTotalCents }): [string, string] => [
            `${quantity} × ${name}`,
            formatRupees(lineTotalCents),
          ]),
          ["Delivery", formatRupees(deliveryFeeCents)],
          ["Total", formatRupees(totalCents)],
        ],
      },
      ...(address.length === 0
        ? []
        : [{ text: `It goes to ${address.map(unlinked).join(", ")}.` }]),
      ordersLink(shop),
    ],
  }),
);
