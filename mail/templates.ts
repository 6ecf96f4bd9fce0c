import { z } from "zod";
import { orderStatuses } from "#domain/constants.ts";
import { formatRupees } from "#domain/money.ts";
import { layOut, type Paragraph } from "./layout.ts";
import { unlinked } from "./unlinked.ts";

/** A mail's texts. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const orderLines = z.array(
  z.object({ name: z.string(), quantity: z.number(), lineTotalCents: z.number() }),
);

const order = z.object({
  orderId: z.string(),
  number: z.string(),
  lines: orderLines,
  deliveryFeeCents: z.number(),
  totalCents: z.number(),
  address: z.array(z.string()),
});

/** What each template is filled with. Queued mails outlive a release, so a field that is added is optional. */
export const mailData = {
  verification: z.object({ code: z.string() }),
  reset: z.object({ token: z.string() }),
  "password-changed": z.object({}),
  "email-changed": z.object({}),
  "order-placed": order,
  "order-status": z.object({
    orderId: z.string(),
    number: z.string(),
    status: z.enum(orderStatuses),
  }),
} as const;

export type MailTemplate = keyof typeof mailData;
export type MailData<Template extends MailTemplate> = z.infer<(typeof mailData)[Template]>;

interface Draft {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

const notYou = (link: string): Paragraph => ({
  text: "If this was not you, set a new password at once.",
  link: { label: "Set a new password", url: link },
});

const statusTexts: Readonly<Record<(typeof orderStatuses)[number], string>> = {
  "Item Preparing": "We are preparing your items.",
  "Item Packing": "Your items are being packed.",
  "Out for Delivery": "Your order is on its way. Please have the amount ready for the driver.",
  Delivered: "Your order has been delivered. We would love to read what you think of it.",
};

/** A draft that checks what it is filled with. */
const drafting =
  <Data>(schema: z.ZodType<Data>, draft: (data: Data, shop: string) => Draft) =>
  (data: unknown, shop: string): Draft =>
    draft(schema.parse(data), shop);

const drafts: Readonly<Record<MailTemplate, (data: unknown, shop: string) => Draft>> = {
  verification: drafting(mailData.verification, ({ code }, shop) => ({
    subject: `${code} is your Nivasa code`,
    title: "Your code",
    paragraphs: [
      { text: "Type this code to prove that this mailbox is yours." },
      { code },
      {
        text: "It can be used for 10 minutes.",
        link: { label: "Enter the code", url: `${shop}/verify-Email` },
      },
      { text: "If you did not ask for it, nothing needs to be done." },
    ],
  })),
  // The token stands behind #, which no browser sends on: it reaches neither logs nor other sites.
  reset: drafting(mailData.reset, ({ token }, shop) => ({
    subject: "Set a new password",
    title: "Set a new password",
    paragraphs: [
      {
        text: "Somebody asked to set a new password for your account. The link works once, for 30 minutes.",
        link: { label: "Set a new password", url: `${shop}/reset-password#token=${token}` },
      },
      { text: "If you did not ask for it, nothing needs to be done: your password stays." },
    ],
  })),
  "password-changed": drafting(mailData["password-changed"], (_data, shop) => ({
    subject: "Your password was changed",
    title: "Your password was changed",
    paragraphs: [
      { text: "The password of your account was changed, and you are signed out everywhere else." },
      notYou(`${shop}/forgot-password`),
    ],
  })),
  "email-changed": drafting(mailData["email-changed"], (_data, shop) => ({
    subject: "Your e-mail was changed",
    title: "Your e-mail was changed",
    paragraphs: [
      {
        text: "Your account has another e-mail from now on. This is the last mail to this address.",
      },
      {
        text: "If this was not you, please tell us.",
        link: { label: "Contact us", url: `${shop}/contact` },
      },
    ],
  })),
  "order-placed": drafting(
    mailData["order-placed"],
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
        { text: "You can watch it move.", link: { label: "My orders", url: `${shop}/my-orders` } },
      ],
    }),
  ),
  "order-status": drafting(mailData["order-status"], ({ number, status }, shop) => ({
    subject: `Order ${number}: ${status}`,
    title: status,
    paragraphs: [
      { text: `Your order ${number}. ${statusTexts[status]}` },
      { text: "You can watch it move.", link: { label: "My orders", url: `${shop}/my-orders` } },
    ],
  })),
};

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailData, name);

/**
 * The texts of a mail. `shop` is the address of the shop's pages, from the settings and never from a request. Throws
 * where there is no such template, or its data is not what it is filled with.
 */
export const composeMail = (
  template: string,
  name: string,
  data: unknown,
  shop: string,
): ComposedMail => {
  if (!isTemplate(template)) throw new Error(`There is no mail template "${template}"`);
  const { subject, title, paragraphs } = drafts[template](data, shop);
  return { subject, ...layOut({ title, greeting: unlinked(name), paragraphs, shop }) };
};
