import type { z } from "zod";
import type { Paragraph } from "../layout/content.ts";
import type { MailTexts } from "../texts/mail-texts.ts";

/** The texts of a mail before it is greeted and laid out. */
export interface Draft {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Where a mail comes from, and what it says in its reader's language. */
export interface Stationery {
  readonly t: MailTexts;
  /** Address of the shop's pages. */
  readonly shop: string;
  /** What the shop is called. */
  readonly shopName: string;
}

/**
 * A kind of mail. Queued mails outlive a release, so a field that is added to its data is optional.
 */
export interface Template<Schema extends z.ZodType> {
  /** What it is filled with. */
  readonly data: Schema;
  /** Its texts. Throws where the data is not what it is filled with. */
  readonly draft: (data: unknown, stationery: Stationery) => Draft;
}

/** A kind of mail that checks what it is filled with. */
export const template = <Schema extends z.ZodType>(
  data: Schema,
  draft: (data: z.infer<Schema>, stationery: Stationery) => Draft,
): Template<Schema> => ({
  data,
  draft: (given, stationery) => draft(data.parse(given), stationery),
});
