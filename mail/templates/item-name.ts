import { z } from "zod";
import { nameWithOptions } from "#domain/product/variants.ts";
import { breakLinks } from "../break-links.ts";
import type { MailContext } from "./template.ts";

/** A variant in a template's data. */
export const mailedItem = z.object({
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  options: z.array(z.string()),
});

/** The item's name with the chosen option values. */
export const itemName = ({ name, options }: z.infer<typeof mailedItem>): string =>
  breakLinks(nameWithOptions(name, options));

/** The item's page with the variant chosen. */
export const itemUrl = (
  { variantId, productId }: z.infer<typeof mailedItem>,
  { shop }: MailContext,
): string =>
  `${shop}/Item-Page/${encodeURIComponent(productId)}?variant=${encodeURIComponent(variantId)}`;

/** The address that ends such emails, for a mail program's button and for the link in the text. */
export const unsubscribeUrl = (token: string, { shop }: MailContext): string =>
  `${shop}/unsubscribe/${encodeURIComponent(token)}`;
