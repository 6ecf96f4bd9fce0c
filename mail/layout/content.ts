import type { Language } from "#domain/constants.ts";

/** A part of an email: a sentence with an optional link, a code to type, or rows of two columns. */
export type Paragraph =
  | { readonly text: string; readonly link?: { readonly label: string; readonly url: string } }
  | { readonly code: string }
  | { readonly rows: readonly (readonly [string, string])[] };

/** Content of an email, independent of its format. */
export interface Content {
  readonly language: Language;
  readonly title: string;
  /** The first line, with the reader's name. */
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  /** Address of the shop's pages. */
  readonly shop: string;
  readonly shopName: string;
  /** Accent colour of links and buttons, for example #1d4f35. */
  readonly accent: string;
  /** Ends such emails; in the footer. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}
