import type { z } from "zod";
import type { Paragraph } from "../layout/content.ts";

/** The texts of a mail before it is greeted and laid out. */
export interface Draft {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A kind of mail. Queued mails outlive a release, so a field that is added to its data is optional. */
export interface Template<Schema extends z.ZodType> {
  /** What it is filled with. */
  readonly data: Schema;
  /** Its texts; `shop` is the address of the shop's pages, `shopName` what it is called. Throws where the data is not what it is filled with. */
  readonly draft: (data: unknown, shop: string, shopName: string) => Draft;
}

/** A kind of mail that checks what it is filled with. */
export const template = <Schema extends z.ZodType>(
  data: Schema,
  draft: (data: z.infer<Schema>, shop: string, shopName: string) => Draft,
): Template<Schema> => ({
  data,
  draft: (given, shop, shopName) => draft(data.parse(given), shop, shopName),
});
