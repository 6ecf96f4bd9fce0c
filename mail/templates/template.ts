import type { z } from "zod";
import type { Language } from "#domain/constants.ts";
import type { Paragraph } from "../layout/content.ts";
import type { MailTexts } from "../texts/mail-texts.ts";

/** The texts of an email before the greeting and layout are added. */
export interface Draft {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** Address that ends such emails, with one click in the mail program (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The shop's identity and the texts in the reader's language. */
export interface MailContext {
  readonly t: MailTexts;
  readonly language: Language;
  /** Address of the shop's pages. */
  readonly shop: string;
  readonly shopName: string;
}

/** A kind of email. Queued emails outlive a release, so new fields of its data must be optional. */
export interface Template<Schema extends z.ZodType> {
  readonly data: Schema;
  /** Its texts. Throws if the data doesn't fit the schema. */
  readonly draft: (data: unknown, context: MailContext) => Draft;
}

/** A kind of email that validates its data. */
export const template = <Schema extends z.ZodType>(
  data: Schema,
  draft: (data: z.infer<Schema>, context: MailContext) => Draft,
): Template<Schema> => ({
  data,
  draft: (given, context) => draft(data.parse(given), context),
});
