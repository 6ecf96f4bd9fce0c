import type { Language } from "#domain/constants.ts";

/**
 * A part of a mail: a sentence, with a link where there is one; a code to type; or rows of two
 * columns.
 */
export type Paragraph =
  | { readonly text: string; readonly link?: { readonly label: string; readonly url: string } }
  | { readonly code: string }
  | { readonly rows: readonly (readonly [string, string])[] };

/** What a mail says, in whatever form. */
export interface Content {
  /** The one it is written in. */
  readonly language: Language;
  readonly title: string;
  /** The first line, which names whoever reads it. */
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  /** Address of the shop's pages. */
  readonly shop: string;
  readonly shopName: string;
}
