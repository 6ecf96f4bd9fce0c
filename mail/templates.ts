import type { z } from "zod";
import { type Language } from "#domain/constants.ts";
import { defaultProfile } from "#domain/settings/defaults.ts";
import type { ShopProfile } from "#domain/settings/events.ts";
import { accentColour } from "#domain/values/accent.ts";
import type { Content } from "./layout/content.ts";
import { htmlOf } from "./layout/html.ts";
import { textOf } from "./layout/text.ts";
import { backupFailed } from "./templates/backup-failed.ts";
import { backupWorks } from "./templates/backup-works.ts";
import { backInStock } from "./templates/back-in-stock.ts";
import { deliveryDay } from "./templates/delivery-day.ts";
import { emailChanged } from "./templates/email-changed.ts";
import { invitation } from "./templates/invitation.ts";
import { leavingEmail } from "./templates/leaving-email.ts";
import { itemsReturned } from "./templates/items-returned.ts";
import { orderAddress } from "./templates/order-address.ts";
import { orderCancelled } from "./templates/order-cancelled.ts";
import { orderChanged } from "./templates/order-changed.ts";
import { orderComment } from "./templates/order-comment.ts";
import { orderPlaced } from "./templates/order-placed.ts";
import { orderStatus } from "./templates/order-status.ts";
import { passwordChanged } from "./templates/password-changed.ts";
import { priceDrop } from "./templates/price-drop.ts";
import { stockAlertConfirmation } from "./templates/stock-alert-confirmation.ts";
import { reportAnswered } from "./templates/report-answered.ts";
import { reviewAnswered } from "./templates/review-answered.ts";
import { reset } from "./templates/reset.ts";
import { verification } from "./templates/verification.ts";
import { mailTexts } from "./texts/texts.ts";
import { breakLinks } from "./break-links.ts";

/** What emails show of the shop itself. */
export type MailIdentity = Pick<ShopProfile, "shopName" | "accentHue">;

/** The texts of an email; text and HTML have the same content. */
export interface ComposedMail {
  /** Display name of the sender. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address that ends such emails (RFC 8058). */
  readonly unsubscribe?: string;
}

const templates = {
  verification,
  reset,
  invitation,
  "password-changed": passwordChanged,
  "email-changed": emailChanged,
  "leaving-email": leavingEmail,
  "order-placed": orderPlaced,
  "order-status": orderStatus,
  "order-changed": orderChanged,
  "order-address": orderAddress,
  "order-comment": orderComment,
  "items-returned": itemsReturned,
  "order-cancelled": orderCancelled,
  "delivery-day": deliveryDay,
  "report-answered": reportAnswered,
  "stock-alert-confirmation": stockAlertConfirmation,
  "back-in-stock": backInStock,
  "price-drop": priceDrop,
  "review-answered": reviewAnswered,
  "backup-failed": backupFailed,
  "backup-works": backupWorks,
} as const;

export type MailTemplate = keyof typeof templates;

/** Data of a template. */
export type MailData<Template extends MailTemplate> = z.infer<(typeof templates)[Template]["data"]>;

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(templates, name);

/**
 * Composes an email, in English if the reader's language is unknown. `shop` is the address of the
 * shop's pages from the settings, never from a request; the identity is the current one. Throws if
 * the template doesn't exist or the data doesn't fit it.
 */
export const composeMail = (
  template: string,
  { name, language = "en" }: { readonly name: string; readonly language?: Language },
  data: unknown,
  shop: string,
  { shopName, accentHue }: MailIdentity = defaultProfile,
): ComposedMail => {
  if (!isTemplate(template)) throw new Error(`There is no email template "${template}"`);
  const t = mailTexts[language];
  const { subject, title, paragraphs, unsubscribe } = templates[template].draft(data, {
    ...{ t, language, shop, shopName },
  });
  const greeting = t.greeting(breakLinks(name));
  const content: Content = {
    ...{ language, title, greeting, paragraphs, shop, shopName },
    accent: accentColour(accentHue),
    ...(unsubscribe !== undefined && {
      unsubscribe: { label: t.unsubscribe, url: unsubscribe },
    }),
  };
  return {
    ...{ from: shopName, subject, text: textOf(content), html: htmlOf(content) },
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
};
